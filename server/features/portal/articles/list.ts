import { sql, type RawBuilder } from 'kysely'
import type { ArticleListView, Section } from '../../../../contract/features/portal.ts'
import { article } from '../../../../contract/resources/article.ts'
import type { Context } from '../../../context.ts'
import { holds } from '../../../search/found.ts'
import { pictureInfos } from '../picture-infos.ts'
import { countPublished, published } from '../published.ts'
import { type Categories, categoryOf, namedCategory, noSuchCategory, readCategories } from './categories.ts'
import { all, inAnyCategory, inCategory } from './conditions.ts'
import { inList, placeOf } from './view.ts'

interface Part {
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
}

/** As editors have ordered them; of those in the same place the newest first. */
export const IN_ORDER = sql`"sort", "rowId" desc`

/** The published articles of a section, or of a category below it. */
export async function listSection(ctx: Context, section: Section, input: Part & { category?: string | undefined }) {
  const categories = await readCategories(ctx)
  const category = categoryOf(ctx, categories, section, input.category)
  return category ? list(ctx, categories, [inCategory(category)], input) : { totalCount: 0, items: [] }
}

interface ByCategory extends Part {
  categoryId?: number | undefined
  category?: string | undefined
  subCategoryId?: number | undefined
}

/** Published articles of a category, wherever it stands; of all categories without one. */
export async function listByCategory(ctx: Context, input: ByCategory) {
  const categories = await readCategories(ctx)
  const category = namedCategory(ctx, categories, input)
  const sub = input.subCategoryId === undefined ? null : namedCategory(ctx, categories, { categoryId: input.subCategoryId })
  if (sub && category && !category.ids.includes(sub.id)) throw noSuchCategory(ctx, sub.id)
  const narrowest = sub ?? category
  return list(ctx, categories, [narrowest ? inCategory(narrowest) : inAnyCategory(categories)], input)
}

async function list(ctx: Context, categories: Categories, conditions: RawBuilder<unknown>[], { skipCount, maxResultCount, keyword }: Part) {
  const where = all([...conditions, ...(keyword ? [await holds(ctx, article, { keyword })] : [])])
  const totalCount = await countPublished(ctx, article, where)
  const rows = await published(ctx, article, { where, orderBy: IN_ORDER, limit: maxResultCount, offset: skipCount, isList: true })
  const infos = await pictureInfos(
    ctx.db,
    rows.map((row) => row.cover),
  )
  const items: ArticleListView[] = rows.map((row) => inList(row, placeOf(categories, row)!, ctx, infos))
  return { totalCount, items }
}
