import { untyped, type Db } from '../../../db/engine.ts'
import type { CountedLog } from '../../../db/log-counts.ts'

/** A log as it is read: rows in the order of their ids, which is nearly that of their times. */
export interface ReadLog {
  table: CountedLog
  time: string
}

/** A row is written after the moment that it tells: with its batch, or at the end of a long write. */
const LATENESS_MS = 15 * 60_000
/** So many ids more or less cost nothing. */
const FINE_ENOUGH = 256
/** A few guesses are enough for rows that came evenly; after that many the rest is halved. */
const MOST_GUESSES = 12

/** Returns the ids between which the rows of a time lie. They are found by a few looks, so the logs need no index of times. */
export async function idsBetween(db: Db, log: ReadLog, { from, until }: { from: number | null; until: number | null }) {
  const ends = [await endOf(db, log, 'asc'), await endOf(db, log, 'desc')] as const
  const least = from === null ? null : (await narrowed(db, log, { ends, moment: from - LATENESS_MS })).low
  const most = until === null ? null : (await narrowed(db, log, { ends, moment: until + LATENESS_MS })).high
  return { least, most }
}

/** A row in a log. */
export interface Place {
  id: number
  time: number
}

/** Returns the oldest row of a log (`asc`) or the newest (`desc`). */
export const endOf = async (db: Db, log: ReadLog, direction: 'asc' | 'desc'): Promise<Place> =>
  (await places(db, log).orderBy('id', direction).executeTakeFirst()) ?? { id: 0, time: 0 }

/** Returns the row with that id, or the next one after it. */
export const placeFrom = (db: Db, log: ReadLog, id: number): Promise<Place | undefined> =>
  places(db, log).where('id', '>=', id).orderBy('id').executeTakeFirst()

const places = (db: Db, log: ReadLog) =>
  untyped(db)
    .selectFrom(log.table)
    .select(['id', `${log.time} as time`])
    .limit(1)
    .$castTo<Place>()

/**
 * Narrows the ids down to the place where a moment lies: rows below `low` are from before it, rows from `high` on are not. Each guess assumes that rows
 * came evenly. An end that stays twice counts for half (the Illinois method), so that both ends move.
 */
async function narrowed(db: Db, log: ReadLog, { ends: [oldest, newest], moment }: { ends: readonly [Place, Place]; moment: number }) {
  let [low, high] = [oldest.id, newest.id + 1]
  if (moment <= oldest.time) return { low, high: low }
  if (moment > newest.time) return { low: high, high }
  let [before, after] = [oldest.time - moment, newest.time - moment]
  for (let looks = 0; high - low > FINE_ENOUGH; looks++) {
    const share = looks < MOST_GUESSES ? before / (before - after) : 0.5
    const middle = Math.min(high - 1, Math.max(low + 1, Math.round(low + share * (high - low))))
    const found = await placeFrom(db, log, middle)
    if (found && found.time < moment) {
      low = found.id + 1
      ;[before, after] = [found.time - moment, after / 2]
    } else {
      high = middle
      ;[before, after] = [before / 2, found ? found.time - moment : after]
    }
  }
  return { low, high }
}
