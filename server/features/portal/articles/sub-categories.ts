import type { SubCategoryView } from '../../../../contract/features/portal.ts'
import { article } from '../../../../contract/resources/article.ts'
import type { Context } from '../../../http/context.ts'
import { countPublished } from '../../../publishing/published.ts'
import { readCategories } from '../../../site/categories.ts'
import { type Named, namedCategory } from '../../../site/category-places.ts'
import { inCategory } from './conditions.ts'

/** The categories below the named one, or at the top without a name, each with the number of its published articles. */
export async function listSubCategories(ctx: Context, named: Named): Promise<SubCategoryView[]> {
  const categories = await readCategories(ctx)
  const shown = namedCategory(ctx, categories, named)?.children ?? categories.tops
  return Promise.all(
    shown.map(async (category) => ({
      id: category.id,
      code: category.code,
      name: category.name,
      description: category.description,
      count: (await countPublished(ctx, article, inCategory(category))).total,
    })),
  )
}
