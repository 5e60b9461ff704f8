import { sql } from 'kysely'
import type { Database } from '../../db/engine.ts'
import { createPace } from '../../db/pace.ts'
import { pruneAll, type PruneParts } from './prune-all.ts'

interface RetentionParts {
  database: Database
  settings: PruneParts['settings']
  files: PruneParts['files']
  report: (error: unknown) => void
  /** Has it done by a job; without it, it is done in this process. */
  order?: () => Promise<void>
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
/** The number of the advisory lock; it must differ from other locks on the same PostgreSQL. */
const LOCK = 5_028_841_031

/** Prunes the logs (B-03) each hour, beginning a minute after the start. */
export function startRetention({
  database,
  settings,
  files,
  report,
  order,
  first = FIRST_MS,
  every = EVERY_MS,
}: RetentionParts): Retention {
  const stopping = new AbortController()
  const pace = createPace(stopping.signal)
  let running = Promise.resolve()

  /** A failed run is tried again in an hour. */
  function run() {
    running = running
      .then(() => alone(database, async () => void (await pruneAll({ database, settings, pace, files }))))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) report(error)
      })
    return running
  }

  const begin = () => (order ? order().catch(report) : run())

  let timer: NodeJS.Timeout
  function plan(wait: number) {
    timer = setTimeout(() => void begin().then(() => stopping.signal.aborted || plan(every)), wait)
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
