import { untyped, type Database } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'
import { type Log, newest, short, oldest } from './due-rows.ts'

interface Limit {
  now: number
  /** Rows from before this moment are deleted; epoch ms. */
  before: number
  /** Only this number of the newest rows stays. */
  most?: number
}

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
