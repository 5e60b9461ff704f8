import type { Publication, Resource, Stamps } from '../../contract/resource.ts'
import { referenceNames } from '../../contract/calls/rows.ts'
import { columnsOf, linkFields, listedColumns, type StoredRow } from './columns.ts'
import { isoTime, isoTimeOrNull } from './times.ts'
import { rowMaker, ownReaders, asStored, type Reader, type Readers } from './row-maker.ts'

/** A row as clients read it. */
export type WireRow = Stamps & Partial<Publication> & Record<string, unknown>

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

const moment =
  (name: 'lastModificationTime' | 'liveFrom' | 'nextFrom'): Reader<StoredRow> =>
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
  publishedUntil: ({ liveUntil, nextFrom, nextUntil }) => isoTimeOrNull((isSet(nextFrom) ? nextUntil : liveUntil) ?? null),
  scheduledFor: moment('nextFrom'),
}
