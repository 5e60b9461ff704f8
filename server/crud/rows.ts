import type { Resource } from '../../contract/resource.ts'
import { referenceNames } from '../../contract/rows.ts'
import { isListed } from '../../contract/schema.ts'
import { columnsOf, decode, isoTime, isoTimeOrNull, linkFields, type ColumnSpec } from './columns.ts'
import type { StoredRow } from './list-query.ts'

/** The only door out: makes the wire's row of a stored one, declared properties only; for a list without those that lists leave out. */
export function presenter(r: Resource, forList = false) {
  const columns = columnsOf(r).filter((c) => !forList || isListed(c.field))
  const links = linkFields(r).map(([name]) => name)
  const references = columns.flatMap((c) => referenceNames(c.name, c.field).map(([shown]) => shown))
  return (stored: StoredRow): Record<string, unknown> => {
    const row: Record<string, unknown> = {
      id: stored['id'],
      version: stored['version'],
      creationTime: isoTime(stored['creationTime'] as number),
      creatorUserId: stored['creatorUserId'],
      lastModificationTime: isoTimeOrNull(stored['lastModificationTime'] as number | null),
      lastModifierUserId: stored['lastModifierUserId'],
    }
    decodeInto(row, stored, columns)
    for (const name of links) row[name] = stored[name]
    for (const name of references) row[name] = stored[name] ?? null
    return r.publishable ? Object.assign(row, publication(stored)) : row
  }
}

/** The own fields of a stored row or snapshot, as the wire has them. */
export function decodeInto(row: Record<string, unknown>, stored: StoredRow, columns: ColumnSpec[]) {
  for (const column of columns) row[column.name] = decode(column.field, stored[column.name])
  return row
}

function publication(stored: StoredRow) {
  const liveFrom = (stored['liveFrom'] ?? null) as number | null
  const nextFrom = (stored['nextFrom'] ?? null) as number | null
  return {
    state: liveFrom !== null ? 'published' : nextFrom !== null ? 'scheduled' : 'draft',
    hasChanges: liveFrom !== null && stored['liveVersion'] !== stored['version'],
    publishedFrom: isoTimeOrNull(liveFrom),
    publishedUntil: isoTimeOrNull((stored['liveUntil'] ?? null) as number | null),
    scheduledFor: isoTimeOrNull(nextFrom),
  }
}
