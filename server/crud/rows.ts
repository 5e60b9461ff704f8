import type { Publication, Resource, Stamps } from '../../contract/resource.ts'
import { referenceNames } from '../../contract/calls/rows.ts'
import { columnsOf, decoder, isoTime, isoTimeOrNull, linkFields, listedColumns, type ColumnSpec, type StoredRow } from './columns.ts'

/** A row as clients read it. */
export type WireRow = Stamps & Partial<Publication> & Record<string, unknown>

/** Reads one property of a wire row out of the stored row. */
type Reader<S> = (stored: S) => unknown
type Readers<S> = Record<string, Reader<S>>
type Stored = Record<string, unknown>

/** Makes the wire row of a stored row, with declared properties only; for a list without those that lists leave out. */
export function presenter(r: Resource, forList = false) {
  const columns = forList ? listedColumns(r) : columnsOf(r)
  const links = linkFields(r).map(([name]) => name)
  const references = columns.flatMap((c) => referenceNames(c.name, c.field).map(([shown]) => shown))
  return rowMaker<StoredRow, WireRow>({
    ...STAMPS,
    ...ownReaders(columns),
    ...Object.fromEntries([...links, ...references].map((name) => [name, asStored(name)])),
    ...(r.publishable && PUBLICATION),
  })
}

/**
 * Makes rows that all have the same properties in the same order. Each is a copy of one blank row: V8 soon keeps an object to which computed names
 * are added one by one as a hash table, which takes twice as long to fill and to write as JSON. `T` must be the type that the readers make.
 */
export function rowMaker<S, T extends object>(readers: Readers<S>): (stored: S) => T {
  const entries = Object.entries(readers)
  const blank: Record<string, unknown> = Object.fromEntries(entries.map(([name]) => [name, null]))
  return (stored) => {
    const row = { ...blank }
    for (const [name, read] of entries) row[name] = read(stored)
    return row as T
  }
}

/** The own fields of a stored row or snapshot, as wire rows have them. */
export const ownReaders = (columns: ColumnSpec[]): Readers<Stored> =>
  Object.fromEntries(
    columns.map(({ name, field }) => {
      const decode = decoder(field)
      return [name, (stored) => decode(stored[name])]
    }),
  )

export const asStored =
  (name: string): Reader<Stored> =>
  (stored) =>
    stored[name] ?? null

const moment =
  (name: 'lastModificationTime' | 'liveFrom' | 'liveUntil' | 'nextFrom'): Reader<StoredRow> =>
  (stored) =>
    isoTimeOrNull(stored[name] ?? null)

const STAMPS: Readers<StoredRow> = {
  id: asStored('id'),
  version: asStored('version'),
  creationTime: (stored) => isoTime(stored.creationTime),
  creatorUserId: asStored('creatorUserId'),
  lastModificationTime: moment('lastModificationTime'),
  lastModifierUserId: asStored('lastModifierUserId'),
}

const isSet = (moment: number | null | undefined) => (moment ?? null) !== null

const PUBLICATION: Readers<StoredRow> = {
  state: ({ liveFrom, nextFrom }) => (isSet(liveFrom) ? 'published' : isSet(nextFrom) ? 'scheduled' : 'draft'),
  hasChanges: ({ liveFrom, liveVersion, version }) => isSet(liveFrom) && liveVersion !== version,
  publishedFrom: moment('liveFrom'),
  publishedUntil: moment('liveUntil'),
  scheduledFor: moment('nextFrom'),
}
