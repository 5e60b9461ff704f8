import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import { article } from '../../contract/resources/article.ts'
import { news } from '../../contract/resources/news.ts'
import { product } from '../../contract/resources/product.ts'
import { articlePath, newsPath, plainPath, productPath } from '../../portal/entry-server.tsx'
import type { Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import { readCategories, topOf } from './categories.ts'

// What is published and has a page of its own, read as lean as an address needs it: there may be a hundred thousand.

export const KINDS = ['news', 'article', 'product'] as const
export type Kind = (typeof KINDS)[number]

/** The resource, and the column whose English twin makes a page of its own in English. */
const OF: Record<Kind, { r: Resource; words: string }> = {
  news: { r: news as unknown as Resource, words: 'titleEn' },
  article: { r: article as unknown as Resource, words: 'titleEn' },
  product: { r: product as unknown as Resource, words: 'nameEn' },
}

export interface PublishedPage {
  kind: Kind
  id: number
  slug: string | null
  languages: readonly Language[]
  /** Since when it has been shown as it is, epoch ms. */
  since: number
  /** Of an article. */
  categoryId: number | null
}

export const resourceOf = (kind: Kind) => OF[kind].r

const WRITTEN = { 0: ['zh-CN'], 1: ['zh-CN', 'en'] } as const satisfies Record<number, readonly Language[]>

/** Snapshots that satisfy the condition, by their row's id. */
export async function readPublishedPages(
  ctx: Context,
  kind: Kind,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<PublishedPage[]> {
  const { r, words } = OF[kind]
  const category = kind === 'article' ? sql`"categoryId"` : sql`null`
  const { rows } = await sql<{ id: number; slug: string | null; english: 0 | 1; since: number; category: number | null }>`
    select "rowId" as id, "slug" as slug, case when ${sql.ref(words)} is null then 0 else 1 end as english, "validFrom" as since,
      ${category} as category
    from ${sql.table(snapshotTable(r))} where ${condition} order by "rowId" limit ${limit}`.execute(ctx.db)
  return rows.map(({ id, slug, english, since, category: categoryId }) => ({
    kind,
    id,
    slug,
    languages: WRITTEN[english],
    since,
    categoryId,
  }))
}

/** Tells where each thing is shown; an article in a category that visitors do not see is shown nowhere. */
export async function addressing(ctx: Context): Promise<(thing: PublishedPage) => string | null> {
  const { byId } = await readCategories(ctx)
  return (thing) => {
    if (thing.kind === 'news') return newsPath(thing)
    if (thing.kind === 'product') return productPath(thing)
    const category = byId.get(thing.categoryId!)
    return category ? articlePath({ ...thing, section: topOf(category).code }) : null
  }
}

/** More than search engines take of a site on a day; whatever is beyond is in the sitemap. */
const MOST_CHANGED = 10_000

/** The full addresses of what was published, changed, moved or withdrawn after `from`, until `until` (epoch ms): old ones and new ones. */
export async function changedAddresses(
  ctx: Context,
  publicUrl: string,
  { from, until }: { from: number; until: number },
): Promise<string[]> {
  const within = (name: string) => sql`(${sql.ref(name)} > ${from} and ${sql.ref(name)} <= ${until})`
  const changed = sql`(${within('validFrom')} or ${within('validUntil')})`
  const things: PublishedPage[] = []
  for (const kind of KINDS) things.push(...(await readPublishedPages(ctx, kind, changed, MOST_CHANGED)))
  if (things.length === 0) return []
  const pathOf = await addressing(ctx)
  const addresses = things.flatMap((thing) => {
    const path = pathOf(thing)
    return path === null ? [] : thing.languages.map((language) => publicUrl + plainPath(path, language))
  })
  return [...new Set(addresses)]
}
