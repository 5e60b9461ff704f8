import { untyped, type Database } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'
import { nextSize, type Bounds } from '../../db/strides.ts'
import { MOST_ROWS, oldest, short } from './due-rows.ts'
import { newest } from './log-ends.ts'
import type { Log } from './kept-log.ts'

interface Limit {
  now: number
  /** Rows from before this moment are deleted; epoch ms. */
  before: number
  /** Only this number of the newest rows stays. */
  most?: number
}

/** Deletes old rows, oldest first, in steps that are short writes of their own; returns their number. It may be interrupted between two steps. */
export async function prune({ database, pace }: { database: Database; pace: Pace }, log: Log, limit: Limit): Promise<number> {
  const upTo = limit.most === undefined ? 0 : (await newest(database, log)) - limit.most
  let count = 0
  let rows = ROWS.fewest
  for (let from: number | null = 0; from !== null;) {
    const begun: number = from
    const { gone, next, took }: Done = await pace(() => step(database, log, { ...limit, from: begun, upTo, rows }))
    count += gone
    from = next
    rows = nextSize(rows, took, ROWS)
  }
  return count
}

const ROWS: Bounds = { fewest: 20, most: MOST_ROWS }

/** The step begins after the id `from`; rows up to the id `upTo` are deleted whatever their age. */
type Step = Limit & { from: number; upTo: number; rows: number }

/** `next` is the id after which the next step begins; null when there is nothing more to delete. */
interface Done {
  gone: number
  next: number | null
  /** Milliseconds that the deletion took. */
  took: number
}

async function step(database: Database, log: Log, { now, before, from, upTo, rows: most }: Step): Promise<Done> {
  // A few younger rows before them hide no old ones, however short the step is.
  const rows = short(await oldest(database, log, { after: from, most: MOST_ROWS }))
  const gone = rows.filter(({ id, time }) => time < before || id <= upTo).slice(0, most)
  const last = gone.length === most ? gone.at(-1) : rows.at(-1)
  if (!last) return { gone: 0, next: null, took: 0 }
  const began = performance.now()
  if (gone.length > 0)
    await untyped(database.write)
      .deleteFrom(log.table)
      .where('id', '>', from)
      .where('id', '<=', last.id)
      .where(({ eb, or }) => or([eb(log.time, '<', before), eb('id', '<=', upTo)]))
      .execute()
  const took = performance.now() - began
  // A row with a future time (a session that has not ended, a wrong clock) says nothing about the rows after it.
  const mayFollow = gone.length > 0 || rows.every(({ time }) => time > now)
  return { gone: gone.length, next: mayFollow ? last.id : null, took }
}
