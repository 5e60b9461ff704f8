import type { article } from '../../../../contract/resources/article.ts'
import type { Shown } from '../../../publishing/published.ts'
import { type Categories, type Category, topOf } from '../../../site/categories.ts'

export type ArticleRow = Shown<typeof article>

/** The section of an article, and the category below it if the article has one. */
export interface Place {
  section: Category
  sub: Category | null
}

/** Returns null for an article in a hidden category. A narrower category is left out if it is hidden, or not below the first one. */
export function placeOf({ byId }: Categories, row: ArticleRow): Place | null {
  const own = byId.get(row.categoryId)
  if (!own) return null
  const section = topOf(own)
  const narrower = byId.get(row.subCategoryId ?? own.id)
  const sub = narrower && own.ids.includes(narrower.id) ? narrower : own
  return { section, sub: sub === section ? null : sub }
}

/** True for an article in this category or in a category below it. */
export const isIn = ({ section, sub }: Place, category: Category) => category === section || (sub !== null && category.ids.includes(sub.id))
