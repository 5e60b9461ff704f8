import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { untyped, type Database, type Db } from '../db/engine.ts'
import { forgetChanges } from './changes.ts'
import { pairsOfRows } from './row-pairs.ts'
import { forgetUses } from './upload-uses.ts'

/** The most rows of one step, which is a short write of its own. */
export const MOST_FORGOTTEN = 100

interface Forgetting<T> {
  /** The rows to delete. */
  where: RawBuilder<boolean>
  /** Deletes what else belongs to the rows, within the same transaction and before them. */
  alongside: (db: Db, ids: readonly number[]) => Promise<T>
}

/**
 * Deletes rows of a resource for good, the oldest first and at most 100, with the words that the log of changes holds of them. Returns what `alongside` did;
 * null when there was no row.
 */
export async function forgetRows<T>(
  database: Database,
  r: Resource,
  { where, alongside }: Forgetting<T>,
): Promise<{ count: number; done: T } | null> {
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(r.name)} where ${where} order by "id" limit ${MOST_FORGOTTEN}`.execute(database.read)
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return null
  const pairs = pairsOfRows(r, database.engine)
  const done = await database.write.transaction().execute(async (db) => {
    for (const id of ids) await pairs.remove(db, id)
    await forgetChanges(db, r, ids)
    await forgetUses(db, r, ids)
    const result = await alongside(db, ids)
    await untyped(db).deleteFrom(r.name).where('id', 'in', ids).execute()
    return result
  })
  return { count: ids.length, done }
}
