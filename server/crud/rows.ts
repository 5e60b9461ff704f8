import type { Resource } from '../../contract/resource.ts'
import { referenceNames } from '../../contract/rows.ts'
import { columnsOf, decoder, isoTime, isoTimeOrNull, linkFields, listedColumns, type ColumnSpec, type StoredRow } from './columns.ts'

/** Reads one property of the wire's row out of the stored one. */
type Reader = (stored: StoredRow) => unknown
type Readers = Record<string, Reader>

/** The only door out: makes the wire's row of a stored one, declared properties only; for a list without those that lists leave out. */
export function presenter(r: Resource, forList = false) {
  const columns = forList ? listedColumns(r) : columnsOf(r)
  const links = linkFields(r).map(([name]) => name)
  const references = columns.flatMap((c) => referenceNames(c.name, c.field).map(([shown]) => shown))
  return rowMaker({
    ...STAMPS,
    ...ownReaders(columns),
    ...Object.fromEntries([...links, ...references].map((name) => [name, asStored(name)])),
    ...(r.publishable && PUBLICATION),
  })
}

/**
 * Makes rows that have all the same properties in the same order. Each is a copy of one blank row: an object to which computed names are added
 * one by one is soon kept as a hash table by V8, which takes twice as long to fill and to write as JSON; one made at once, and its copies, are not.
 */
export function rowMaker(readers: Readers) {
  const entries = Object.entries(readers)
  const blank: Record<string, unknown> = Object.fromEntries(entries.map(([name]) => [name, null]))
  return (stored: StoredRow): Record<string, unknown> => {
    const row = { ...blank }
    for (const [name, read] of entries) row[name] = read(stored)
    return row
  }
}

/** The own fields of a stored row or snapshot, as the wire has them. */
export const ownReaders = (columns: ColumnSpec[]): Readers =>
  Object.fromEntries(
    columns.map(({ name, field }) => {
      const decode = decoder(field)
      return [name, (stored) => decode(stored[name])]
    }),
  )

export const asStored =
  (name: string): Reader =>
  (stored) =>
    stored[name] ?? null

const moment =
  (name: string): Reader =>
  (stored) =>
    isoTimeOrNull((stored[name] ?? null) as number | null)

const STAMPS: Readers = {
  id: asStored('id'),
  version: asStored('version'),
  creationTime: (stored) => isoTime(stored['creationTime'] as number),
  creatorUserId: asStored('creatorUserId'),
  lastModificationTime: moment('lastModificationTime'),
  lastModifierUserId: asStored('lastModifierUserId'),
}

const isSet = (stored: StoredRow, name: string) => (stored[name] ?? null) !== null

const PUBLICATION: Readers = {
  state: (stored) => (isSet(stored, 'liveFrom') ? 'published' : isSet(stored, 'nextFrom') ? 'scheduled' : 'draft'),
  hasChanges: (stored) => isSet(stored, 'liveFrom') && stored['liveVersion'] !== stored['version'],
  publishedFrom: moment('liveFrom'),
  publishedUntil: moment('liveUntil'),
  scheduledFor: moment('nextFrom'),
}
