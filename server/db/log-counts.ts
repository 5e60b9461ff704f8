import type { Db } from './engine.ts'
import type { Tables } from './tables.ts'

/** A log whose rows are counted for ever, also those that it no longer keeps (decision 61). */
export type CountedLog = 'webLog' | 'auditLog' | 'loginLog' | 'entityChange'

/** Hours and days of every time zone consist of whole quarters of an hour. */
const SLOT_MS = 15 * 60_000

interface Counted {
  /** The time of the row in epoch ms. */
  time: number
  kind: string
  /** The number of events that the row stands for. */
  count?: number
}

type Row = Omit<Tables['logTotal'], 'log'>

/**
 * Counts rows in the transaction that writes them. Each call adds rows of its own, so that no write waits for another that counts in the same hour;
 * `server/features/logs/totals/fold.ts` adds them up.
 */
export async function countRows(db: Db, log: CountedLog, counted: readonly Counted[]): Promise<void> {
  const slots = counted.map(({ time, kind, count = 1 }) => ({ time: time - (time % SLOT_MS), kind, count }))
  const rows = addUp(slots, ({ time, kind }) => `${time} ${kind}`).filter(({ count }) => count > 0)
  if (rows.length === 0) return
  await db
    .insertInto('logCount')
    .values(rows.map((row) => ({ log, ...row })))
    .execute()
}

/** Adds up the counts of rows that have the same key. */
export function addUp<R extends Row>(rows: readonly R[], keyOf: (row: R) => string): R[] {
  const sums = new Map<string, R>()
  for (const row of rows) {
    const key = keyOf(row)
    const sum = sums.get(key)
    if (sum) sum.count += row.count
    else sums.set(key, { ...row })
  }
  return [...sums.values()]
}

/** Does the work in one transaction: in the present one if there is one. */
export const atOnce = (db: Db, work: (inside: Db) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
