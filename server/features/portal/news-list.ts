import { sql } from 'kysely'
import { news } from '../../../contract/resources/news.ts'
import type { Sorting } from '../../../contract/sorting.ts'
import type { Context } from '../../http/context.ts'
import { categoryLabels } from './categories.ts'
import { pictureInfos } from './picture-infos.ts'
import { listPublished } from '../../publishing/published-list.ts'
import { wishedOrder } from '../../publishing/wished-order.ts'
import { card } from './news.ts'

interface ListNews {
  skipCount: number
  maxResultCount: number
  category?: string | undefined
  keyword?: string | undefined
  sorting?: Sorting | undefined
}

/** Published news: pinned first, then newest. */
export async function listNews(ctx: Context, input: ListNews) {
  const { category, keyword, sorting } = input
  const order = wishedOrder({ r: news, ctx, sorting })
  const { rows, ...total } = await listPublished(ctx, news, {
    ...input,
    narrowed: () => (category ? [sql`"category" = ${category}`] : []),
    found: keyword ? { keyword } : undefined,
    orderBy: order ?? sql`"isTop" desc, "publishTime" desc, "rowId" desc`,
    isInOrder: order === null,
  })
  const labels = await categoryLabels(ctx)
  const infos = await pictureInfos(
    ctx,
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
