import { sql } from 'kysely'
import { untyped, type Database } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import type { Pace } from './pace.ts'

/** A table whose rows are written in the order of their time, or nearly so: the oldest are found by id, without an index of times. */
export interface Log {
  table: 'webLog' | 'loginLog' | 'auditLog' | 'entityChange' | 'session'
  time: string
  /** The column that may be long. */
  long?: string
}

interface Limit {
  now: number
  /** Rows from before this moment go; epoch milliseconds. */
  before: number
  /** Only so many of the newest stay. */
  most?: number
}

interface Row {
  id: number
  time: number
  size: number
}

/** In one step. Freeing a long text costs as much as many short rows. */
const MOST_ROWS = 500
const MOST_BYTES = 1024 * 1024

/** Deletes what is too old, oldest first, in steps that are short writes of their own; it may be interrupted between any two. */
export async function prune(database: Database, log: Log, limit: Limit, pace: Pace): Promise<void> {
  const upTo = limit.most === undefined ? 0 : (await newest(database, log)) - limit.most
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await pace(() => step(database, log, { ...limit, from, upTo }))
  }
}

/** `from` and `upTo` are ids: the step begins behind the one, and up to the other rows go whatever their age. */
type Step = Limit & { from: number; upTo: number }

/** Where the next step begins; null: there is nothing more to delete. */
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
  // A row from the future (a session that has not ended, a clock that was wrong) says nothing about those behind it.
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
  return rows as Row[]
}

/** The first of them, at least one, that are not too much for one step. */
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
