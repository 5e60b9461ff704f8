import type { Selectable } from 'kysely'
import {
  isOpen,
  JOB_KIND_NAMES,
  JOB_KINDS,
  type JobKinds,
  type JobKindName,
  type JobState,
  type MessageSubject,
} from '../../contract/jobs/kinds.ts'
import type { Db } from '../db/engine.ts'
import type { Context } from '../http/context.ts'
import type { Tables } from '../db/tables.ts'

export type JobRow = Selectable<Tables['job']>

/** The reason why a job failed or waits for another attempt: a key of words with the values of its blanks. */
export interface JobError {
  words: string
  values: Record<string, unknown>
}

interface NewJob {
  kind: JobKindName
  params: object
  /** The subject of a message. */
  about?: MessageSubject | null
  /** The person and the session; without it the job is the site's own. */
  by?: { userId: number | null; sessionId: number | null }
  language: string
  requestId: string
  now: number
  /** Only the first job with this key is added, on all nodes together. */
  onceKey?: string
}

/** The due time of a job that waits for nothing. A moment would have to come on the clock of each node, which may be behind that of the one that ordered it. */
export const AT_ONCE = 0

/** The tag on the bus that tells of new jobs. */
export const JOB_TAG = 'job'

/** Adds a job in the caller's transaction, so that it is there if, and only if, the write that ordered it is. Returns its id; null for a key that is taken. */
export async function addJob(db: Db, { kind, params, about, by, language, requestId, now, onceKey }: NewJob): Promise<number | null> {
  const added = await db
    .insertInto('job')
    .values({
      kind,
      state: 'waiting',
      params: JSON.stringify(params),
      about: about ?? null,
      userId: by?.userId ?? null,
      sessionId: by?.sessionId ?? null,
      language,
      requestId,
      creationTime: now,
      notBefore: AT_ONCE,
      attempts: 0,
      done: 0,
      leaseUntil: 0,
      isCancelled: 0,
      isSeen: 0,
      onceKey: onceKey ?? null,
    })
    .onConflict((conflict) => conflict.column('onceKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

interface End {
  state: Exclude<JobState, 'waiting' | 'running'>
  now: number
  result?: object
  error?: JobError
}

const KINDS: JobKinds = JOB_KINDS
const EMPTIED = JOB_KIND_NAMES.filter((name) => KINDS[name].isEmptied)

/** Ends a job that is still open; returns false if it has ended meanwhile. `holder` ends only what it still holds. */
export async function endJob(db: Db, id: number, { state, now, result, error }: End, holder?: string): Promise<boolean> {
  const ending = db
    .updateTable('job')
    .set(({ eb, ref }) => ({
      state,
      endTime: now,
      holder: null,
      params: eb.case().when('kind', 'in', EMPTIED).then('{}').else(ref('params')).end(),
      result: result ? JSON.stringify(result) : null,
      error: error ? JSON.stringify(error) : null,
    }))
    .where('id', '=', id)
    .where('endTime', 'is', null)
  const { numUpdatedRows } = await (holder === undefined ? ending : ending.where('holder', '=', holder)).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Asks a job to stop: one that waits ends at once, one that runs at its next step. Returns false if it has ended already. */
export async function cancelJob(db: Db, row: Pick<JobRow, 'id' | 'state'>, now: number): Promise<boolean> {
  if (!isOpen(row.state)) return false
  if (row.state === 'waiting') return endJob(db, row.id, { state: 'cancelled', now })
  await db.updateTable('job').set({ isCancelled: 1 }).where('id', '=', row.id).where('endTime', 'is', null).execute()
  return true
}

/** Lets a job that failed or was stopped go on from where it came to, in the session of whoever asks: the one that ordered it may be over. */
export async function retryJob(db: Db, id: number, { caller }: Pick<Context, 'caller'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({
      state: 'waiting',
      sessionId: caller.sessionId,
      endTime: null,
      notBefore: AT_ONCE,
      attempts: 0,
      isCancelled: 0,
      isSeen: 0,
      error: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .where('kind', 'not in', EMPTIED)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
