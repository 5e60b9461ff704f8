import { sql } from 'kysely'
import { untyped, type Database } from '../../db/engine.ts'
import type { CountedLog } from '../../db/log-counts.ts'
import type { Tables } from '../../db/tables.ts'

/** A table whose rows are written in the order of their time, or nearly so: the oldest rows are found by id, without an index of times. */
export interface Log {
  table: CountedLog | 'session'
  time: string
  /** The column with long texts. */
  long?: string
}

/** A log whose readers see rows from its start on (`server/db/log-start.ts`). */
export type KeptLog = Log & { table: CountedLog }

interface Row {
  id: number
  time: number
  size: number
}

/** The most rows of one step. Long texts have a limit of bytes too, since deleting a long text costs as much as many short rows. */
export const MOST_ROWS = 500
const MOST_BYTES = 1024 * 1024

export async function oldest(
  database: Database,
  { table, time, long }: Log,
  { after, most }: { after: number; most: number },
): Promise<Row[]> {
  const size = long ? sql<number>`octet_length(${sql.ref(long)})` : sql<number>`0`
  const rows = await untyped(database.read)
    .selectFrom(table)
    .select(['id', `${time} as time`, size.as('size')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, time: at, size: bytes }) => ({ id: Number(id), time: Number(at), size: Number(bytes) }))
}

/** Takes the first rows, at least one, that fit into one step. */
export function short(rows: Row[]): Row[] {
  let bytes = 0
  const end = rows.findIndex(({ size }) => (bytes += size) > MOST_BYTES)
  return end < 0 ? rows : rows.slice(0, Math.max(1, end))
}

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
