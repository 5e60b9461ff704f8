import { sql } from 'kysely'
import { untyped, type Database } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import type { Pace } from '../../db/pace.ts'

/** A table whose rows are written in the order of their time, or nearly so: the oldest rows are found by id, without an index of times. */
export interface Log {
  table: 'webLog' | 'loginLog' | 'auditLog' | 'entityChange' | 'session'
  time: string
  /** The column with long texts. */
  long?: string
}

interface Limit {
  now: number
  /** Rows from before this moment are deleted; epoch ms. */
  before: number
  /** Only this number of the newest rows stays. */
  most?: number
}

interface Row {
  id: number
  time: number
  size: number
}

/** The most rows of one step. Long texts have a limit of bytes too, since deleting a long text costs as much as many short rows. */
const MOST_ROWS = 500
const MOST_BYTES = 1024 * 1024

/** Deletes old rows, oldest first, in steps that are short writes of their own. It may be interrupted between two steps. */
export async function prune({ database, pace }: { database: Database; pace: Pace }, log: Log, limit: Limit): Promise<void> {
  const upTo = limit.most === undefined ? 0 : (await newest(database, log)) - limit.most
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await pace(() => step(database, log, { ...limit, from, upTo }))
  }
}

/** The step begins after the id `from`; rows up to the id `upTo` are deleted whatever their age. */
type Step = Limit & { from: number; upTo: number }

/** Returns the id after which the next step begins; null when there is nothing more to delete. */
async function step(database: Database, log: Log, { now, before, from, upTo }: Step): Promise<number | null> {
  const rows = short(await oldest(database, log, from))
  const last = rows.at(-1)
  if (!last) return null
  const gone = rows.filter(({ id, time }) => time < before || id <= upTo)
  if (gone.length > 0)
    await untyped(database.write)
      .deleteFrom(log.table)
      .where('id', '>', from)
      .where('id', '<=', last.id)
      .where(({ eb, or }) => or([eb(log.time, '<', before), eb('id', '<=', upTo)]))
      .execute()
  // A row with a future time (a session that has not ended, a wrong clock) says nothing about the rows after it.
  const mayFollow = gone.length > 0 || rows.every(({ time }) => time > now)
  return mayFollow ? last.id : null
}

async function oldest(database: Database, { table, time, long }: Log, after: number): Promise<Row[]> {
  const size = long ? sql<number>`octet_length(${sql.ref(long)})` : sql<number>`0`
  const rows = await untyped(database.read)
    .selectFrom(table)
    .select(['id', `${time} as time`, size.as('size')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute()
  return rows.map(({ id, time: at, size: bytes }) => ({ id: Number(id), time: Number(at), size: Number(bytes) }))
}

/** Takes the first rows, at least one, that fit into one step. */
function short(rows: Row[]): Row[] {
  let bytes = 0
  const end = rows.findIndex(({ size }) => (bytes += size) > MOST_BYTES)
  return end < 0 ? rows : rows.slice(0, Math.max(1, end))
}

async function newest(database: Database, { table }: Log): Promise<number> {
  const row = await database.read
    .selectFrom(table as keyof Tables & 'webLog')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? 0
}
