import type { Section } from '../../contract/features/portal.ts'
import type { Context } from '../http/context.ts'
import { type Categories, type Category, topOf, noSuchCategory } from './categories.ts'

interface Place {
  section: Section
  /** The code of a category below the section. */
  code: string | undefined
}

/** Returns the category of that code below the section, or the section itself without a code; null when staff have not made the section. */
export function categoryOf(ctx: Context, categories: Categories, { section, code }: Place): Category | null {
  const top = sectionOf(categories, section)
  if (!code) return top
  const found = categories.ofCode(code)
  if (!found || topOf(found) !== top || found === top) throw noSuchCategory(ctx, code)
  return found
}

function sectionOf({ ofCode }: Categories, section: Section): Category | null {
  const found = ofCode(section)
  return found && found.parent === null ? found : null
}

/** A category by id or by code. */
export interface Named {
  categoryId?: number | undefined
  category?: string | undefined
}

/** Finds the category that the input names by id or code; null when it names none. */
export function namedCategory(ctx: Context, { byId, ofCode }: Categories, { categoryId, category }: Named): Category | null {
  if (categoryId === undefined && !category) return null
  const found = categoryId === undefined ? ofCode(category!) : byId.get(categoryId)
  if (!found || (category && ofCode(category) !== found)) throw noSuchCategory(ctx, category || categoryId!)
  return found
}
