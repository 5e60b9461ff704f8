import { sql, type RawBuilder } from 'kysely'
import type { Categories, Category } from './categories.ts'

type Condition = RawBuilder<unknown>

export const all = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` and `)})`
const any = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` or `)})`

/** The articles of a category and of those below it: an article names one, and perhaps a narrower one below that. */
export function inCategory(category: Category): Condition {
  const own = among('categoryId', category.ids)
  if (category.parent === null) return own
  const narrowed = all([among('subCategoryId', category.ids), among('categoryId', above(category))])
  return any([own, narrowed])
}

const above = ({ parent }: Category): number[] => (parent ? [parent.id, ...above(parent)] : [])
const among = (name: string, ids: number[]): Condition => sql`${sql.ref(name)} in (${sql.join(ids)})`

/** The articles of any category that visitors know. */
export const inAnyCategory = ({ byId }: Categories): Condition => (byId.size === 0 ? sql`1 = 0` : among('categoryId', [...byId.keys()]))
