import { untyped, type Database } from '../../db/engine.ts'
import { moveStart, readStart } from '../../db/log-start.ts'
import { newest, oldestId } from './log-ends.ts'
import type { KeptLog, Log } from './kept-log.ts'

/** The ids that one read covers, at most. */
const SPAN = 200_000

/**
 * Takes the rows that are due out of every reader's sight, however many they are; `prune` deletes them afterwards. The log then begins at its first row that
 * is not due, so a row that is younger than its place (a wrong clock) keeps those behind it in sight until they are deleted.
 */
export async function hide(database: Database, log: KeptLog, { before, most }: { before: number; most?: number }): Promise<void> {
  const last = await newest(database, log)
  if (most !== undefined && last > most) await moveStart(database.write, log.table, last - most)
  const start = await readStart(database.read, log.table)
  let from = Math.max(start, (await oldestId(database, log)) - 1)
  while (from < last) {
    const until = Math.min(from + SPAN, last)
    const kept = await firstKept(database, log, { from, until, before })
    from = kept === null ? until : kept - 1
    if (from > start) await moveStart(database.write, log.table, from)
    if (kept !== null) return
  }
}

interface Span {
  from: number
  until: number
  before: number
}

/** Reads due rows only, and one more. */
async function firstKept({ longReads }: Database, { table, time }: Log, { from, until, before }: Span): Promise<number | null> {
  const row = await untyped(longReads)
    .selectFrom(table)
    .select('id')
    .where('id', '>', from)
    .where('id', '<=', until)
    .where(time, '>=', before)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.['id'] ?? null
}
