import type { FieldKind } from '../../contract/fields.ts'
import { englishName } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'

/** A column that stands for a text, or for one of the choices of a field, when rows are put in order. */
export interface SortKeyColumn {
  name: string
  /** The properties whose texts it stands for: the first that there is. */
  of: readonly string[]
  /** True when each row has one. */
  isFull: boolean
  isPublished: boolean
  /** The values of a choice in the order in which people read them. */
  choices?: readonly string[]
}

const TEXTS: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'link'])

/** The name of the column that stands for a text in an order. */
export const sortKeyName = (name: string) => `${name}SortKey`

/** Returns the sort keys of a resource: of each text and choice that its lists are sorted by. An English text that is missing shows as the Chinese, and sorts so. */
export const sortKeysOf = ({ fields }: Pick<Resource, 'fields'>): SortKeyColumn[] =>
  Object.entries(fields)
    .filter(([, field]) => field.sort && (TEXTS.has(field.kind) || field.kind === 'choice'))
    .flatMap(([name, { required, localized, kind, internal, options }]) => {
      const own = { isFull: required, isPublished: internal !== true, ...(kind === 'choice' && options && { choices: options }) }
      const english = englishName(name)
      const key = { name: sortKeyName(name), of: [name], ...own }
      return localized ? [key, { name: sortKeyName(english), of: [english, name], ...own }] : [key]
    })

/** The sort keys of a snapshot: those of the texts that visitors may see. */
export const publishedSortKeys = (r: Pick<Resource, 'fields'>) =>
  sortKeysOf(r)
    .filter(({ isPublished }) => isPublished)
    .map(({ name }) => name)
