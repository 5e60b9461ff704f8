import { dayEnd, dayStart } from '../../../../contract/format/zone-time.ts'
import type { Db } from '../../../db/engine.ts'
import { readStart } from '../../../db/log-start.ts'
import type { KeptLog } from '../kept-log.ts'
import { endOf, idsBetween } from '../reading/boundaries.ts'

/** Days in a time zone, both included; null: where the log begins, or ends. */
export interface Days {
  from: string | null
  to: string | null
  timeZone: string
}

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

export const isWithin = (time: number, { from, until }: Pick<Span, 'from' | 'until'>) =>
  (from === null || time >= from) && (until === null || time < until)
