import type { Fields } from './fields.ts'
import { englishName } from './languages.ts'

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

/** Names that would mean two things: those of fields, their English twins, rows referred to, and the properties of every row and list. */
export function takenTwice({ fields, publishable }: { fields: Fields; publishable: boolean }): string[] {
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
