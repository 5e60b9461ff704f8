import { sql } from 'kysely'
import type { BurstKind } from '../../../contract/features/burst-address.ts'
import type { Database, Db } from '../../db/engine.ts'
import { burstsAmong, isOver, type Counted, type Limits } from './judge.ts'
import { MINUTE_MS } from './tally.ts'

/** The most bursts that are open at once: an attack from ever new addresses makes no more rows and mails than these. */
const MOST_OPEN = 50

/** Begins, follows and ends the bursts by what was counted. Each begins once, whatever the number of nodes: an open one of the same subject is unique. */
export async function followBursts(database: Database, limits: Limits): Promise<void> {
  const now = database.now()
  const counted = await countedSince(database, Math.floor(now / MINUTE_MS) - limits.burstMinutes)
  const open = await database.read.selectFrom('burst').selectAll().where('endTime', 'is', null).execute()
  const isOpen = (one: Counted) => open.some(({ kind, subject }) => kind === one.kind && subject === one.subject)
  // Addresses come last, because an attacker has more of them than there is room for.
  const found = burstsAmong(counted, limits)
    .filter((one) => !isOpen(one))
    .toSorted((one, other) => Number(one.kind === 'address') - Number(other.kind === 'address'))
  for (const one of found.slice(0, Math.max(0, MOST_OPEN - open.length))) await begin(database, one, limits.burstMinutes, now)
  for (const burst of open) {
    const count = counted.find(({ kind, subject }) => kind === burst.kind && subject === burst.subject)?.count ?? 0
    const isEnding = isOver(burst.kind, count, limits)
    if (!isEnding && count <= burst.peak && now - burst.lastTime < MINUTE_MS) continue
    const change = isEnding ? { endTime: now } : { peak: Math.max(burst.peak, count), ...(count > 0 && { lastTime: now }) }
    await database.write.updateTable('burst').set(change).where('id', '=', burst.id).where('endTime', 'is', null).execute()
  }
}

async function countedSince({ read }: Database, minute: number): Promise<Counted[]> {
  const rows = await read
    .selectFrom('burstCount')
    .select(['kind', 'subject', sql<number>`cast(sum("count") as bigint)`.as('count')])
    .where('minute', '>', minute)
    .groupBy(['kind', 'subject'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

const begin = ({ write }: Database, { kind, subject, count }: Counted, minutes: number, now: number) =>
  write
    .insertInto('burst')
    .values({ kind, subject, peak: count, minutes, beginTime: now, lastTime: now, endTime: null, mailTime: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export interface Told {
  kind: BurstKind
  peak: number
  minutes: number
  beginTime: number
  lastTime: number
}

/** A burst that no node could tell for so long is told no more. */
export const LATE_MS = 60 * MINUTE_MS

/** Returns the bursts that nobody has told yet. They then count as told, so only one node gets each. */
export const takeUntold = (db: Db, now: number): Promise<Told[]> =>
  db
    .updateTable('burst')
    .set({ mailTime: now })
    .where('mailTime', 'is', null)
    .where('beginTime', '>', now - LATE_MS)
    .returning(['kind', 'peak', 'minutes', 'beginTime', 'lastTime'])
    .execute()

const KEPT_MS = 30 * 24 * 60 * MINUTE_MS
/** Longer than any setting counts. */
const COUNTED_MINUTES = 120

/** Deletes counts that no setting reaches any more, and bursts after 30 days. */
export async function forgetBursts({ write, now }: Database): Promise<void> {
  await write
    .deleteFrom('burstCount')
    .where('minute', '<', Math.floor(now() / MINUTE_MS) - COUNTED_MINUTES)
    .execute()
  await write
    .deleteFrom('burst')
    .where('endTime', '<', now() - KEPT_MS)
    .execute()
}
