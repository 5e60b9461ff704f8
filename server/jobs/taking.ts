import type { ExpressionBuilder } from 'kysely'
import { JOB_KINDS, type JobKindName, type JobKinds } from '../../contract/jobs/kinds.ts'
import type { Database, Db } from '../db/engine.ts'
import type { Tables } from '../db/tables.ts'
import { takeTurn } from '../db/turn.ts'
import { endJob, type JobRow } from './rows.ts'

/** A process that was killed keeps its job for so long, unless the server that started it lives and gives the job back. */
const LEASE_MS = 15_000

const KINDS: JobKinds = JOB_KINDS

/** The milliseconds for which a job is held without a word from its process. */
export const leaseOf = (kind: JobKindName): number => KINDS[kind].lease ?? LEASE_MS

/** True for a job of these kinds that waits no longer, and for one whose holder no longer moves its lease on. */
const isDueAt =
  (now: number, names: readonly JobKindName[]) =>
  ({ eb, and, or }: ExpressionBuilder<Tables, 'job'>) =>
    and([
      eb('endTime', 'is', null),
      eb('kind', 'in', names),
      or([and([eb('state', '=', 'waiting'), eb('notBefore', '<=', now)]), and([eb('state', '=', 'running'), eb('leaseUntil', '<', now)])]),
    ])

/** Returns whether a job of these kinds is to be done now; costs one look into a small index. */
export async function hasDueJob({ read, now }: Database, names: readonly JobKindName[]): Promise<boolean> {
  if (names.length === 0) return false
  return (await read.selectFrom('job').select('id').where(isDueAt(now(), names)).limit(1).executeTakeFirst()) !== undefined
}

interface Taking {
  holder: string
  kinds: JobKinds
  /** The kinds that it takes. */
  names: readonly JobKindName[]
}

/** Takes the oldest job that is due, for one process on all nodes. A job that must not go on after a kill ends here. */
export async function takeJob(database: Database, taking: Taking): Promise<JobRow | null> {
  while (await hasDueJob(database, taking.names)) {
    const taken = await database.write.transaction().execute(async (db) => {
      await takeTurn(db, database.engine, 'jobs')
      return takeFirst(db, database.now(), taking)
    })
    if (taken !== 'ended') return taken
  }
  return null
}

async function takeFirst(db: Db, now: number, { holder, kinds, names }: Taking): Promise<JobRow | 'ended' | null> {
  const row = await db.selectFrom('job').selectAll().where(isDueAt(now, names)).orderBy('id').limit(1).executeTakeFirst()
  if (!row) return null
  if (row.state === 'running' && (await endLost(db, row, now, kinds))) return 'ended'
  return db
    .updateTable('job')
    .set({
      state: 'running',
      holder,
      leaseUntil: now + leaseOf(row.kind),
      attempts: row.attempts + 1,
      startTime: row.startTime ?? now,
      error: null,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends a job whose process was killed, if it may not go on. */
async function endLost(db: Db, row: JobRow, now: number, kinds: JobKinds): Promise<boolean> {
  const { isRepeatable, interrupted = 'job.interrupted', waits } = kinds[row.kind]
  if (row.isCancelled === 1) return endJob(db, row.id, { state: 'cancelled', now })
  const words = !isRepeatable ? interrupted : row.attempts > waits.length ? 'job.givenUp' : null
  return words !== null && endJob(db, row.id, { state: 'failed', now, error: { words, values: { attempts: row.attempts } } })
}

/** Gives the jobs of a process that has ended to the next one. */
export async function freeJobs({ write }: Database, holder: string): Promise<void> {
  await write.updateTable('job').set({ leaseUntil: 0 }).where('holder', '=', holder).where('state', '=', 'running').execute()
}
