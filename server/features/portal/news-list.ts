import { sql } from 'kysely'
import { news } from '../../../contract/resources/news.ts'
import type { Context } from '../../http/context.ts'
import { categoryLabels } from './categories.ts'
import { pictureInfos } from './picture-infos.ts'
import { listPublished } from '../../publishing/published-list.ts'
import { card } from './news.ts'

interface ListNews {
  skipCount: number
  maxResultCount: number
  category?: string | undefined
  keyword?: string | undefined
}

/** Published news: pinned first, then newest. */
export async function listNews(ctx: Context, input: ListNews) {
  const { category, keyword } = input
  const { rows, ...total } = await listPublished(ctx, news, {
    ...input,
    narrowed: () => (category ? [sql`"category" = ${category}`] : []),
    found: keyword ? { keyword } : undefined,
    orderBy: sql`"isTop" desc, "publishTime" desc, "rowId" desc`,
    isInOrder: true,
  })
  const labels = await categoryLabels(ctx)
  const infos = await pictureInfos(
    ctx.db,
    rows.map((row) => row.cover),
  )
  return {
    ...total,
    items: rows.map((row) => ({
      ...card(row, ctx, labels),
      pictures: row.cover && infos[row.cover] ? { [row.cover]: infos[row.cover]! } : {},
    })),
  }
}
