import { randomUUID } from 'node:crypto'
import { JOB_KIND_NAMES, JOB_KINDS, type JobKindName, type JobKinds } from '../../contract/jobs/kinds.ts'
import { Problem } from '../../contract/errors.ts'
import type { Database } from '../db/engine.ts'
import { problemOf } from '../db/problems.ts'
import { holdJob, JobStopped, type HeldJob } from './held-job.ts'
import { AT_ONCE, endJob, type JobError } from './rows.ts'
import { leaseOf, takeJob } from './taking.ts'

/** Does a job of one kind from its checkpoint on; returns its result. */
export type JobWork = (job: HeldJob) => Promise<object>

export interface WorkingParts {
  database: Database
  works: Record<JobKindName, JobWork>
  report: (error: unknown) => void
  /** The kinds as they are declared, unless a test has others. */
  kinds?: JobKinds
  /** The kinds that it takes: all, unless it works in a lane. */
  names?: readonly JobKindName[]
  /** The name under which this process holds jobs; unlike that of any other. */
  holder?: string
}

export interface Working {
  /** Does the next job that is due; resolves to false when there is none. */
  next(): Promise<boolean>
  /** Lets the running job end at its next step, and gives it back. */
  stop(): void
}

/** A refusal of the moment: another attempt may succeed. */
const PASSING = new Set(['busy', 'unavailable', 'full'])

/** Does jobs, one after the other. */
export function createWorking(parts: WorkingParts): Working {
  const { database, works, report, kinds = JOB_KINDS, names = JOB_KIND_NAMES, holder = randomUUID() } = parts
  const ending = new AbortController()

  async function next(): Promise<boolean> {
    const row = ending.signal.aborted ? null : await takeJob(database, { holder, kinds, names })
    if (!row) return false
    const job = holdJob(database, row, ending.signal)
    const keeping = setInterval(() => void job.renew().catch(report), leaseOf(row.kind) / 3)
    try {
      const result = await works[row.kind](job)
      await endJob(database.write, row.id, { state: 'done', now: database.now(), result }, holder)
    } catch (error) {
      await failed(job, error)
    } finally {
      clearInterval(keeping)
    }
    return true
  }

  async function failed(job: HeldJob, error: unknown) {
    const { id, kind } = job.row
    if (error instanceof JobStopped) return stopped(job, error)
    const problem = error instanceof Problem ? error : problemOf(error)
    const told: JobError = { words: problem?.words ?? 'problem.unexpected', values: problem?.values ?? {} }
    if (!problem) report(error)
    const mayPass = !problem || PASSING.has(problem.code)
    const wait = mayPass ? kinds[kind].waits[(await attemptsOf(id)) - 1] : undefined
    if (wait === undefined) await endJob(database.write, id, { state: 'failed', now: database.now(), error: told }, holder)
    else await giveBack(job, { notBefore: database.now() + wait, error: JSON.stringify(told) })
  }

  async function stopped(job: HeldJob, { reason }: JobStopped) {
    if (reason === 'cancelled') await endJob(database.write, job.row.id, { state: 'cancelled', now: database.now() }, holder)
    // The end of the process is no failure of the job.
    if (reason === 'ending') await giveBack(job, { notBefore: AT_ONCE, attempts: (await attemptsOf(job.row.id)) - 1 })
  }

  /** The number of attempts since the job last came further. A step that was undone at its commit took it no further, so the row tells. */
  async function attemptsOf(id: number): Promise<number> {
    const { attempts } = await database.read.selectFrom('job').select('attempts').where('id', '=', id).executeTakeFirstOrThrow()
    return attempts
  }

  async function giveBack({ row }: HeldJob, how: { notBefore: number; attempts?: number; error?: string }) {
    const waiting = database.write.updateTable('job').set({ state: 'waiting', holder: null, ...how })
    await waiting.where('id', '=', row.id).where('holder', '=', holder).where('endTime', 'is', null).execute()
  }

  return { next, stop: () => ending.abort() }
}
