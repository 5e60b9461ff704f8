import type { Field, FieldKind, Fields } from './fields.ts'
import { englishName } from './languages.ts'

type Ability = 'localized' | 'unique' | 'search' | 'sort' | 'filter'

const TEXTS: readonly FieldKind[] = ['text', 'longText', 'html', 'link']

/** The kinds that can do it: the others' columns could not, or not alike on both engines. */
const ABLE: Record<Ability, readonly FieldKind[]> = {
  localized: TEXTS,
  unique: ['text', 'link'],
  search: [...TEXTS, 'tags'],
  sort: [
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
  ],
  filter: [
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
    'references',
    'treeParent',
    'tags',
    'picture',
    'file',
  ],
}

const STAMPS = [
  'id',
  'version',
  'creationTime',
  'creatorUserId',
  'lastModificationTime',
  'lastModifierUserId',
  'deletionTime',
  'deleterUserId',
]
const PUBLICATION = [
  'state',
  'hasChanges',
  'publishedFrom',
  'publishedUntil',
  'scheduledFor',
  'rowId',
  'rowVersion',
  'validFrom',
  'validUntil',
  'plannedUntil',
]
const LIST_INPUT = ['keyword', 'skipCount', 'maxResultCount', 'sorting', 'creationTimeStart', 'creationTimeEnd']

/** Refuses, when the program starts, a declaration that cannot be kept: the sentence says which field and why. */
export function refuseImpossible(r: { name: string; fields: Fields; publishable: boolean }): void {
  const problems = Object.entries(r.fields).flatMap(([name, field]) => problemsOf(name, field, r.publishable))
  const trees = Object.values(r.fields).filter(({ kind }) => kind === 'treeParent')
  if (trees.length > 1) problems.push('a row hangs in one tree only')
  for (const name of taken(r)) problems.push(`the name ${name} is taken twice`)
  if (problems.length > 0) throw new Error(`The resource ${r.name} cannot be declared like this: ${problems.join('; ')}.`)
}

function problemsOf(name: string, field: Field, isPublishable: boolean): string[] {
  const asked = (Object.keys(ABLE) as Ability[]).filter((ability) => field[ability] && !ABLE[ability].includes(field.kind))
  const problems = asked.map(
    (ability) =>
      `${name} is a ${field.kind} field, which cannot be ${ability === 'sort' || ability === 'filter' || ability === 'search' ? `asked for by ${ability}` : ability}`,
  )
  if (isPublishable && field.kind === 'references')
    problems.push(`${name} holds many references, which a snapshot cannot keep: let the other resource refer to this one`)
  return problems
}

/** Names that two things would answer to: fields, their English twins, the names of what they refer to, and what every row and list has. */
function taken({ fields, publishable }: { fields: Fields; publishable: boolean }): string[] {
  const own = Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...(field.localized ? [englishName(name)] : []),
    ...(field.kind === 'reference' ? [`${name.replace(/Id$/, '')}Name`] : []),
    ...(field.filter && ['number', 'money', 'date'].includes(field.kind) ? [`${name}Start`, `${name}End`] : []),
  ])
  // Names match whatever their case.
  const all = [...STAMPS, ...LIST_INPUT, ...(publishable ? PUBLICATION : []), ...own]
  const lowered = all.map((name) => name.toLowerCase())
  return all.filter((_, index) => lowered.indexOf(lowered[index]!) < index)
}
