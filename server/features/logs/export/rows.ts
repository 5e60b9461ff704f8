import { isoTime } from '../../../crud/times.ts'
import { untyped, type Db } from '../../../db/engine.ts'
import type { KeptLog } from '../kept-log.ts'
import { type Days, type Span, isWithin, spanOf } from './span.ts'

type Row = Record<string, unknown>

/** Rows that are read together; long texts take much memory. */
const BATCH = 500
const BATCH_OF_LONG = 25

/** Reads the next rows of a span, the oldest first, each whole and with its time as text; null behind the last. `after` is where the rest begins. */
export async function readRows(db: Db, log: KeptLog, span: Span): Promise<{ rows: Row[]; after: number } | null> {
  const rows: Row[] = await untyped(db)
    .selectFrom(log.table)
    .selectAll()
    .where('id', '>', span.after)
    .where('id', '<=', span.last)
    .orderBy('id')
    .limit(log.long ? BATCH_OF_LONG : BATCH)
    .execute()
  if (rows.length === 0) return null
  const within = rows.filter((row) => isWithin(row[log.time] as number, span))
  return { rows: within.map((row) => ({ ...row, [log.time]: isoTime(row[log.time] as number) })), after: Number(rows.at(-1)!['id']) }
}

/** Yields the rows of some days. */
export async function* rowsOfDays(db: Db, log: KeptLog, days: Days): AsyncGenerator<Row[]> {
  const span = await spanOf(db, log, days)
  for (let read = await readRows(db, log, span); read; read = await readRows(db, log, { ...span, after: read.after })) yield read.rows
}
