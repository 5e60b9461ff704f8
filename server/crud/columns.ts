import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { isListed, properties } from '../../contract/field-schema.ts'

export type ColumnType = 'text' | 'whole' | 'real'

export interface ColumnSpec {
  name: string
  type: ColumnType
  notNull: boolean
  /** The table whose ids the column holds. */
  refersTo: string | null
  field: Field
}

/** Returns the columns of a resource's own fields. A `references` field has none, since its ids are rows of a link table. */
export function columnsOf(r: Resource): ColumnSpec[] {
  return properties(r.fields)
    .filter(([, field]) => field.kind !== 'references')
    .map(([name, field]) => ({ name, type: typeOf(field), notNull: isNotNull(field), refersTo: refersTo(r, field), field }))
}

/** Returns the columns of a snapshot: those of the fields that visitors may see. */
export const snapshotColumns = (r: Resource) => columnsOf(r).filter(({ field }) => field.internal !== true)

/** A row as it was read from its table, with the moments of its snapshots if it is publishable; `rows.ts` makes the wire row of it. */
export type StoredRow = StoredStamps & Record<string, unknown>

interface StoredStamps {
  id: number
  version: number
  creationTime: number
  lastModificationTime?: number | null
  liveFrom?: number | null
  liveUntil?: number | null
  liveVersion?: number | null
  nextFrom?: number | null
  nextUntil?: number | null
}

/** Returns the columns that a list reads. */
export const listedColumns = (r: Resource) => columnsOf(r).filter(({ field }) => isListed(field))

export const linkTable = (r: Resource, name: string) => `${r.name}_${name}`
export const snapshotTable = (r: Pick<Resource, 'name'>) => `${r.name}Snapshot`
/** The columns that are read of a row's live and next snapshots, by the name in the stored row. */
export const PUBLICATION_COLUMNS = {
  liveFrom: 'live.validFrom',
  liveUntil: 'live.validUntil',
  liveVersion: 'live.rowVersion',
  nextFrom: 'next.validFrom',
  nextUntil: 'next.validUntil',
}

export const linkFields = (r: Resource) => Object.entries(r.fields).filter(([, field]) => field.kind === 'references')

function typeOf(field: Field): ColumnType {
  if (field.kind === 'number') return 'real'
  if (field.kind === 'money' || field.kind === 'yesNo' || field.kind === 'reference' || field.kind === 'treeParent') return 'whole'
  if (field.kind === 'date' && field.time) return 'whole'
  return 'text'
}
const isNotNull = (field: Field) => field.required || field.kind === 'yesNo' || field.kind === 'pictures' || field.kind === 'tags'

function refersTo(r: Resource, field: Field) {
  if (field.kind === 'treeParent') return r.name
  return field.kind === 'reference' ? (field.target ?? null) : null
}
