import { sql, type RawBuilder } from 'kysely'
import type { Db } from './engine.ts'
import type { CountedLog } from './log-counts.ts'

// A log begins behind a row: rows up to it are gone for every reader, at once, and are deleted step by step (decision 61).

/** The id of the last row that is gone; a log that has lost none begins behind 0. */
const goneUpTo = (log: CountedLog): RawBuilder<number> => sql<number>`coalesce((select "goneUpTo" from "logStart" where "log" = ${log}), 0)`

/** The condition for rows that a log still keeps; every read of a log's rows by other people or by themselves has it. */
export const isKept = (log: CountedLog, id: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(id)} > ${goneUpTo(log)}`

export async function readStart(db: Db, log: CountedLog): Promise<number> {
  const row = await db.selectFrom('logStart').select('goneUpTo').where('log', '=', log).executeTakeFirst()
  return row?.goneUpTo ?? 0
}

/** Takes the rows up to this id out of sight. A log never begins earlier again. */
export async function moveStart(db: Db, log: CountedLog, id: number): Promise<void> {
  await db
    .insertInto('logStart')
    .values({ log, goneUpTo: id })
    .onConflict((conflict) => conflict.column('log').doUpdateSet({ goneUpTo: id }).where('logStart.goneUpTo', '<', id))
    .execute()
}
