import type { Resource } from '../../contract/resource.ts'
import { referenceNames } from '../../contract/rows.ts'
import { linkFields, listedColumns, PUBLICATION_COLUMNS, type StoredRow } from './columns.ts'

/**
 * The own columns that tell one writing of a listed row from another: its version with the moment of it, since after a backup is restored the same
 * id and version come again, and what the server sets without a new version.
 */
export const ownFingerprint = (r: Resource) => [
  'id',
  'version',
  'creationTime',
  'lastModificationTime',
  ...listedColumns(r)
    .filter(({ field }) => field.readOnly)
    .map(({ name }) => name),
]

/** What of a stored row makes its mark. */
export type Fingerprint = readonly unknown[]

/**
 * Two stored rows with the same mark look the same in a list. It holds what is read beside the row as well (names of references, ids of links,
 * state of publishing), for these change while its version does not.
 */
export function rowFingerprints(r: Resource) {
  const references = listedColumns(r).flatMap(({ name, field }) => referenceNames(name, field).map(([shown]) => shown))
  const links = linkFields(r).map(([name]) => name)
  const publication = r.publishable ? Object.keys(PUBLICATION_COLUMNS) : []
  const names = [...ownFingerprint(r), ...references, ...links, ...publication]
  return {
    fingerprintOf: (stored: StoredRow): Fingerprint => names.map((name) => stored[name]),
    matches: (stored: StoredRow, mark: Fingerprint) => names.every((name, index) => isSame(stored[name], mark[index])),
  }
}

/** The ids of links are a list. */
const isSame = (a: unknown, b: unknown) => a === b || (Array.isArray(a) && String(a) === String(b))
