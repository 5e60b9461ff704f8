import { DEFAULT_LANGUAGE, englishName, type Language } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Sorting } from '../../contract/sorting.ts'
import { columnsOf } from './columns.ts'
import { sortKeyName, sortKeysOf } from './sort-keys.ts'

/** The column by which a list is sorted when its reader asks for a field. */
interface OrderColumn {
  name: string
  isText: boolean
  /** True when each row has a value. */
  isFull: boolean
}

const ALWAYS: ReadonlySet<string> = new Set(['id', 'creationTime'])

/** Returns the column that holds the order of a field: the sort key of a text, else the field's own. */
export function orderColumn(r: Resource, field: string): OrderColumn {
  const key = sortKeysOf(r).find(({ name }) => name === sortKeyName(field))
  if (key) return { name: key.name, isText: true, isFull: key.isFull }
  const own = columnsOf(r).find(({ name }) => name === field)
  return { name: field, isText: own?.type === 'text', isFull: own?.notNull ?? ALWAYS.has(field) }
}

/** Names and titles are sorted by the text that the reader sees. */
export const inReadersLanguage = ({ fields }: Pick<Resource, 'fields'>, language: Language, sorting: Sorting): Sorting =>
  language === DEFAULT_LANGUAGE
    ? sorting
    : sorting.map((wish) => (fields[wish.field]?.localized ? { ...wish, field: englishName(wish.field) } : wish))
