import type { Section } from '../../../../contract/features/portal.ts'
import { article } from '../../../../contract/resources/article.ts'
import type { Context } from '../../../http/context.ts'
import { published, publishedRow, type Which } from '../../../publishing/published.ts'
import { type Category, readCategories } from '../../../site/categories.ts'
import { categoryOf } from '../../../site/category-places.ts'
import { inCategory } from './conditions.ts'
import { noSuchArticle } from './get.ts'
import { IN_ORDER } from './list.ts'
import { inFull } from './view.ts'
import { type ArticleRow, isIn, placeOf } from './place.ts'

interface Wanted extends Which {
  category?: string | undefined
  previewId: number | null
}

/** One published article of a section or of a category below it: the first, unless the input names one. */
export async function getOfSection(ctx: Context, section: Section, { previewId, ...input }: Wanted) {
  const categories = await readCategories(ctx)
  const category = categoryOf(ctx, categories, { section, code: input.category })
  const isNamed = input.id !== undefined || Boolean(input.slug)
  const asked = isNamed ? (input.id ?? input.slug!) : input.category || section
  const row = isNamed ? await publishedRow(ctx, article, input, previewId) : await firstOf(ctx, category, previewId)
  const place = row && placeOf(categories, row)
  if (!place || !category || !isIn(place, category)) throw noSuchArticle(ctx, asked)
  return inFull(row, place, ctx)
}

async function firstOf(ctx: Context, category: Category | null, previewId: number | null): Promise<ArticleRow | null> {
  if (!category) return null
  const [row] = await published(ctx, article, { where: inCategory(category), orderBy: IN_ORDER, limit: 1, previewId })
  return row ?? null
}
