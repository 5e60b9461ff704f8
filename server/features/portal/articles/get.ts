import { Problem } from '../../../../contract/errors.ts'
import { article } from '../../../../contract/resources/article.ts'
import type { Context } from '../../../http/context.ts'
import { say } from '../../../language/words.ts'
import { type Which, publishedRow } from '../../../publishing/published.ts'
import { readCategories } from '../../../site/categories.ts'
import { inFull } from './view.ts'
import { placeOf } from './place.ts'

/** The refusal for an article that visitors do not see. */
export const noSuchArticle = (ctx: Context, id: string | number) =>
  new Problem('notFound', { values: { name: say(ctx.language, 'resources.article.name'), id } })

/** One published article of any category. */
export async function getArticle(ctx: Context, which: Which, previewId: number | null) {
  const row = await publishedRow(ctx, article, which, previewId)
  const place = placeOf(await readCategories(ctx), row)
  if (!place) throw noSuchArticle(ctx, which.id ?? which.slug!)
  return inFull(row, place, ctx)
}
