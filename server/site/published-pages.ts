import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import { articlePath, newsPath, productPath } from '../../portal/entry-server.tsx'
import type { Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import { readCategories, topOf } from './categories.ts'
import { type Kind, ENGLISH, resourceOf } from './kinds.ts'

export interface PublishedPage {
  kind: Kind
  id: number
  slug: string | null
  languages: readonly Language[]
  /** The moment at which it was last published, epoch ms. */
  since: number
  /** Set for an article only. */
  categoryId: number | null
}

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
