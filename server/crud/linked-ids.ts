import type { Resource } from '../../contract/resource.ts'
import type { AnyDb } from '../db/engine.ts'
import { linkFields, linkTable, type StoredRow } from './columns.ts'

/** Returns a function that adds to rows the ids that their `references` fields name. */
export function linkedIds(r: Resource): (db: AnyDb, rows: StoredRow[]) => Promise<StoredRow[]> {
  const names = linkFields(r).map(([name]) => name)
  return async (db, rows) => {
    for (const name of names) {
      const ids = rows.map((row) => row.id)
      const found =
        ids.length > 0
          ? await db.selectFrom(linkTable(r, name)).select(['rowId', 'targetId']).where('rowId', 'in', ids).orderBy('targetId').execute()
          : []
      for (const row of rows) row[name] = found.filter((link) => link['rowId'] === row.id).map((link) => link['targetId'])
    }
    return rows
  }
}
