import { isOrdered, type Resource } from '../../contract/resource.ts'
import { referenceNames } from '../../contract/calls/rows.ts'
import { linkFields, listedColumns, PUBLICATION_COLUMNS, type StoredRow } from './columns.ts'

/**
 * The own columns in which two versions of a listed row differ: the version and its moment (after a backup is restored, the same id and version come
 * again), and the columns that the server sets without a new version: the number of a row gives way when somebody moves another one who does not reach it.
 */
export const ownFingerprint = (r: Resource) => [
  'id',
  'version',
  'creationTime',
  'lastModificationTime',
  ...(isOrdered(r) ? ['sort'] : []),
  ...listedColumns(r)
    .filter(({ field }) => field.readOnly)
    .map(({ name }) => name),
]

/** The values of a stored row that tell whether its JSON is still right. */
export type Fingerprint = readonly unknown[]

/**
 * Two stored rows with the same fingerprint look the same in a list. It also holds values from other tables (names of references, ids of links, state
 * of publishing), since these change while the row's version does not.
 */
export function rowFingerprints(r: Resource) {
  const references = listedColumns(r).flatMap(({ name, field }) => referenceNames(name, field).map(([shown]) => shown))
  const links = linkFields(r).map(([name]) => name)
  const publication = r.publishable ? Object.keys(PUBLICATION_COLUMNS) : []
  const names = [...ownFingerprint(r), ...references, ...links, ...publication]
  return {
    fingerprintOf: (stored: StoredRow): Fingerprint => names.map((name) => stored[name]),
    matches: (stored: StoredRow, fingerprint: Fingerprint) => names.every((name, index) => isSame(stored[name], fingerprint[index])),
  }
}

/** The ids of links are an array. */
const isSame = (a: unknown, b: unknown) => a === b || (Array.isArray(a) && String(a) === String(b))
