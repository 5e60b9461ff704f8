import { sql, type RawBuilder } from 'kysely'
import type { ArticleListView, Section } from '../../../../contract/features/portal.ts'
import { article } from '../../../../contract/resources/article.ts'
import type { Sorting } from '../../../../contract/sorting.ts'
import type { Context } from '../../../http/context.ts'
import { pictureInfos } from '../picture-infos.ts'
import { listPublished } from '../../../publishing/published-list.ts'
import { type Categories, noSuchCategory, readCategories } from '../../../site/categories.ts'
import { categoryOf, namedCategory } from '../../../site/category-places.ts'
import { wishedOrder } from '../../../publishing/wished-order.ts'
import { inAnyCategory, inCategory } from './conditions.ts'
import { inList } from './view.ts'
import { placeOf } from './place.ts'

interface Part {
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
  sorting?: Sorting | undefined
}

/** The order that editors gave, and the newest first among equals. */
export const IN_ORDER = sql`"sort", "rowId" desc`

/** The published articles of a section, or of a category below it. */
export async function listSection(ctx: Context, section: Section, input: Part & { category?: string | undefined }) {
  const categories = await readCategories(ctx)
  const category = categoryOf(ctx, categories, { section, code: input.category })
  return category
    ? list(ctx, categories, { ...input, condition: (isProbed) => inCategory(category, isProbed) })
    : { totalCount: 0, items: [] }
}

interface ByCategory extends Part {
  categoryId?: number | undefined
  category?: string | undefined
  subCategoryId?: number | undefined
}

/** Published articles of a category at any level; without a category, of all categories. */
export async function listByCategory(ctx: Context, input: ByCategory) {
  const categories = await readCategories(ctx)
  const category = namedCategory(ctx, categories, input)
  const sub = input.subCategoryId === undefined ? null : namedCategory(ctx, categories, { categoryId: input.subCategoryId })
  if (sub && category && !category.ids.includes(sub.id)) throw noSuchCategory(ctx, sub.id)
  const narrowest = sub ?? category
  const condition = (isProbed: boolean) => (narrowest ? inCategory(narrowest, isProbed) : inAnyCategory(categories, isProbed))
  return list(ctx, categories, { ...input, condition })
}

interface Narrowed extends Part {
  /** With `isProbed` SQLite must not start with the condition. */
  condition: (isProbed: boolean) => RawBuilder<unknown>
}

async function list(ctx: Context, categories: Categories, { condition, skipCount, maxResultCount, keyword, sorting }: Narrowed) {
  const { rows, ...total } = await listPublished(ctx, article, {
    narrowed: (isProbed) => [condition(isProbed)],
    found: keyword ? { keyword } : undefined,
    orderBy: wishedOrder({ r: article, ctx, sorting }) ?? IN_ORDER,
    isInOrder: false,
    skipCount,
    maxResultCount,
  })
  const infos = await pictureInfos(
    ctx,
    rows.map((row) => row.cover),
  )
  const items: ArticleListView[] = rows.map((row) => inList(row, placeOf(categories, row)!, { ctx, infos }))
  return { ...total, items }
}
