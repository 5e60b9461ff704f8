import type { Field, FieldKind } from './fields.ts'

type Ability = 'localized' | 'unique' | 'search' | 'sort' | 'filter'

const TEXTS: readonly FieldKind[] = ['text', 'longText', 'html', 'link']

/** The kinds whose columns have an order. */
const SORTED: readonly FieldKind[] = [
  'text',
  'longText',
  'link',
  'number',
  'money',
  'yesNo',
  'date',
  'choice',
  'dictionary',
  'reference',
  'treeParent',
  'picture',
  'file',
]

/** The kinds of fields with each ability. The columns of the other kinds lack it, or have it on one engine only. */
const ABLE: Record<Ability, readonly FieldKind[]> = {
  localized: TEXTS,
  unique: ['text', 'link'],
  search: [...TEXTS, 'tags'],
  sort: SORTED,
  filter: [...SORTED, 'references', 'tags'],
}

/** Returns the abilities that a field declares and its kind lacks, each as a sentence without its end. */
export const missingAbilities = (name: string, field: Field): string[] =>
  (Object.keys(ABLE) as Ability[])
    .filter((ability) => field[ability] && !ABLE[ability].includes(field.kind))
    .map((ability) => `${name} is a ${field.kind} field, which cannot be ${isQuery(ability) ? `asked for by ${ability}` : ability}`)

const isQuery = (ability: Ability) => ability === 'sort' || ability === 'filter' || ability === 'search'
