import type { Database } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import type { Log } from './kept-log.ts'

export const newest = (database: Database, log: Log) => edge(database, log, 'desc')
export const oldestId = (database: Database, log: Log) => edge(database, log, 'asc')

/** Returns the last or first id; 0 where there is no row. */
async function edge({ read }: Database, { table }: Log, direction: 'asc' | 'desc'): Promise<number> {
  const row = await read
    .selectFrom(table as keyof Tables & 'webLog')
    .select('id')
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}
