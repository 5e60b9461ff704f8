import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { articlePath, newsPath, plainPath, productPath } from '../../portal/entry-server.tsx'
import type { Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import { readCategories, topOf } from './categories.ts'

// The published records that have a page of their own. Only what their addresses need is read, since there may be a hundred thousand.

export const KINDS = ['news', 'article', 'product'] as const
export type Kind = (typeof KINDS)[number]

/** The English columns whose text makes an English page. */
const ENGLISH: Record<Kind, string> = { news: 'titleEn', article: 'titleEn', product: 'nameEn' }

const byName = new Map(allResources.map((r) => [r.name, r]))

export interface PublishedPage {
  kind: Kind
  id: number
  slug: string | null
  languages: readonly Language[]
  /** When it was last published, epoch ms. */
  since: number
  /** Set for an article only. */
  categoryId: number | null
}

export const resourceOf = (kind: Kind): Resource => byName.get(kind)!

const WRITTEN = { 0: ['zh-CN'], 1: ['zh-CN', 'en'] } as const satisfies Record<number, readonly Language[]>

interface Reading {
  condition: RawBuilder<unknown>
  limit: number
}

/** Returns the snapshots that satisfy the condition, in the order of their rows' ids. */
export async function readPublishedPages(ctx: Context, kind: Kind, { condition, limit }: Reading): Promise<PublishedPage[]> {
  const category = kind === 'article' ? sql`"categoryId"` : sql`null`
  const { rows } = await sql<{ id: number; slug: string | null; english: 0 | 1; since: number; category: number | null }>`
    select "rowId" as id, "slug" as slug, case when ${sql.ref(ENGLISH[kind])} is null then 0 else 1 end as english, "validFrom" as since,
      ${category} as category
    from ${sql.table(snapshotTable(resourceOf(kind)))} where ${condition} order by "rowId" limit ${limit}`.execute(ctx.db)
  return rows.map(({ id, slug, english, since, category: categoryId }) => ({
    kind,
    id,
    slug,
    languages: WRITTEN[english],
    since,
    categoryId,
  }))
}

/** Returns a function that finds the path of a published page; null for an article in a category that visitors do not see. */
export async function addressing(ctx: Context): Promise<(page: PublishedPage) => string | null> {
  const { byId } = await readCategories(ctx)
  return (page) => {
    if (page.kind === 'news') return newsPath(page)
    if (page.kind === 'product') return productPath(page)
    const category = byId.get(page.categoryId!)
    return category ? articlePath({ ...page, section: topOf(category).code }) : null
  }
}

/** Search engines take fewer addresses of a site in a day; the sitemap names the others. */
const MOST_CHANGED = 10_000

/** Returns the full addresses, old and new, of all records that were published, changed, moved or withdrawn after `from` and until `until` (epoch ms). */
export async function changedAddresses(
  ctx: Context,
  publicUrl: string,
  { from, until }: { from: number; until: number },
): Promise<string[]> {
  const within = (name: string) => sql`(${sql.ref(name)} > ${from} and ${sql.ref(name)} <= ${until})`
  const changed = sql`(${within('validFrom')} or ${within('validUntil')})`
  const pages: PublishedPage[] = []
  for (const kind of KINDS) pages.push(...(await readPublishedPages(ctx, kind, { condition: changed, limit: MOST_CHANGED })))
  if (pages.length === 0) return []
  const pathOf = await addressing(ctx)
  const addresses = pages.flatMap((page) => {
    const path = pathOf(page)
    return path === null ? [] : page.languages.map((language) => publicUrl + plainPath(path, language))
  })
  return [...new Set(addresses)]
}
