import { dayEnd, dayStart } from '../../../../contract/format/zone-time.ts'
import { isoTime } from '../../../crud/times.ts'
import { untyped, type Db } from '../../../db/engine.ts'
import { readStart } from '../../../db/log-start.ts'
import type { KeptLog } from '../due-rows.ts'
import { endOf, idsBetween } from '../reading/boundaries.ts'

/** Days in a time zone, both included; null: where the log begins, or ends. */
export interface Days {
  from: string | null
  to: string | null
  timeZone: string
}

type Row = Record<string, unknown>

/** Rows that are read together; long texts take much memory. */
const BATCH = 500
const BATCH_OF_LONG = 25

/** The rows of some days: those between two ids whose times are within. */
export interface Span {
  /** The rows have greater ids, up to the last. */
  after: number
  last: number
  /** Epoch ms; null: no end. */
  from: number | null
  until: number | null
}

/** Finds the rows of some days that are there at this moment. */
export async function spanOf(db: Db, log: KeptLog, { from, to, timeZone }: Days): Promise<Span> {
  const times = { from: from === null ? null : dayStart(from, timeZone), until: to === null ? null : dayEnd(to, timeZone) }
  const { least, most } = await idsBetween(db, log, times)
  const { id: newest } = await endOf(db, log, 'desc')
  return { after: Math.max((least ?? 1) - 1, await readStart(db, log.table)), last: Math.min(most ?? newest, newest), ...times }
}

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

const isWithin = (time: number, { from, until }: Pick<Span, 'from' | 'until'>) =>
  (from === null || time >= from) && (until === null || time < until)
