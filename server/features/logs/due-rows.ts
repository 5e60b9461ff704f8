import { sql } from 'kysely'
import { untyped, type Database } from '../../db/engine.ts'
import type { Log } from './kept-log.ts'

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
