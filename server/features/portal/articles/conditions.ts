import { sql, type RawBuilder } from 'kysely'
import type { Categories, Category } from '../../../site/categories.ts'

type Condition = RawBuilder<unknown>

const all = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` and `)})`
const any = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` or `)})`

/**
 * The articles of a category and of the categories below it. An article names a category, and perhaps a narrower one below it. With `isProbed` a plus sign
 * keeps SQLite from starting with this condition.
 */
export function inCategory(category: Category, isProbed = false): Condition {
  const own = among('categoryId', category.ids, isProbed)
  if (category.parent === null) return own
  const narrowed = all([among('subCategoryId', category.ids, isProbed), among('categoryId', above(category), isProbed)])
  return any([own, narrowed])
}

const above = ({ parent }: Category): number[] => (parent ? [parent.id, ...above(parent)] : [])
const among = (name: string, ids: number[], isProbed: boolean): Condition =>
  sql`${sql.raw(isProbed ? '+' : '')}${sql.ref(name)} in (${sql.join(ids)})`

/** The articles of all categories that visitors see. */
export const inAnyCategory = ({ byId }: Categories, isProbed: boolean): Condition =>
  byId.size === 0 ? sql`1 = 0` : among('categoryId', [...byId.keys()], isProbed)
