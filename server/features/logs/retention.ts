import { sql } from 'kysely'
import { createCalendar } from '../../crud/days.ts'
import type { Database } from '../../db/engine.ts'
import { giveSpaceBack } from '../../db/space.ts'
import type { Kept } from '../../config/environment.ts'
import { forgetCodes } from '../codes/code-rows.ts'
import { foldVisits } from '../visitors/months.ts'
import { createPace } from '../../db/pace.ts'
import { prune } from './prune.ts'

interface RetentionParts {
  database: Database
  kept: Kept
  timeZone: string
  report: (error: unknown) => void
  /** The times in ms from the start to the first run, and between two runs. */
  first?: number
  every?: number
}

export interface Retention {
  /** Prunes old rows, and returns when that is done or stopped. */
  run(): Promise<void>
  stop(): Promise<void>
}

const FIRST_MS = 60_000
const EVERY_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** The days that visits are kept by day; after that they are kept by month for ever. */
const VISIT_DAYS = 400
/** The number of the advisory lock; it must differ from other locks on the same PostgreSQL. */
const LOCK = 5_028_841_031

/** Prunes the logs (B-03) each hour, beginning a minute after the start. */
export function startRetention({ database, kept, timeZone, report, first = FIRST_MS, every = EVERY_MS }: RetentionParts): Retention {
  const stopping = new AbortController()
  const pace = createPace(stopping.signal)
  const calendar = createCalendar(timeZone)
  let running = Promise.resolve()

  async function pruneAll() {
    // All nodes agree on the database's clock: by its own, a machine that is a day ahead would end everybody's session.
    const now = database.now()
    const steps = { database, pace }
    const limit = (days: number) => ({ now, before: now - days * DAY_MS })
    await prune(steps, { table: 'webLog', time: 'creationTime' }, { ...limit(kept.webDays), most: kept.webRows })
    await prune(steps, { table: 'loginLog', time: 'creationTime' }, limit(kept.loginDays))
    await prune(steps, { table: 'auditLog', time: 'executionTime', long: 'parameters' }, limit(kept.auditDays))
    await prune(steps, { table: 'entityChange', time: 'changeTime', long: 'propertyChanges' }, limit(kept.auditDays))
    await prune(steps, { table: 'session', time: 'expiryTime' }, limit(0))
    await forgetCodes(database.write, now)
    await foldVisits(database, calendar(now - VISIT_DAYS * DAY_MS).slice(0, 7), pace)
    await giveSpaceBack(database, pace)
  }

  /** A failed run is tried again in an hour. */
  function run() {
    running = running
      .then(() => alone(database, pruneAll))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) report(error)
      })
    return running
  }

  let timer: NodeJS.Timeout
  function plan(wait: number) {
    timer = setTimeout(() => void run().then(() => stopping.signal.aborted || plan(every)), wait)
    timer.unref()
  }
  plan(first)

  return {
    run,
    stop: () => {
      clearTimeout(timer)
      stopping.abort()
      return running
    },
  }
}

/** The first of several nodes on one PostgreSQL prunes, and the others skip the run. The lock ends with its connection. */
async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.engine === 'sqlite') return work()
  await database.write.connection().execute(async (db) => {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`.execute(db)
    if (!rows[0]!.isOurs) return
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(db)
    }
  })
}
