import type { Generated } from 'kysely'
import type { JobKindName, JobState, MessageSubject } from '../../contract/jobs/kinds.ts'

/** The table of jobs. */
export interface JobTable {
  /** Work that goes on after the reply (`server/jobs/`). */
  job: {
    id: Generated<number>
    kind: JobKindName
    state: JobState
    /** JSON, as the kind declares it. */
    params: string
    /** The subject of a message, for those who look after the site; null for one that nobody gets, and for other kinds. */
    about: MessageSubject | null
    /** JSON: how far the job has come, written in the transaction of the rows that it covers. */
    checkpoint: string | null
    /** The person who ordered it and the session; null for work of the site itself. */
    userId: number | null
    sessionId: number | null
    language: string
    /** The request that ordered it. */
    requestId: string
    creationTime: number
    startTime: number | null
    /** null while it waits or runs. */
    endTime: number | null
    /** It waits until this moment. */
    notBefore: number
    /** The number of attempts since it last came further. */
    attempts: number
    done: number
    total: number | null
    /** JSON. */
    result: string | null
    /** JSON: a key of words with values. */
    error: string | null
    /** The process that does it, until `leaseUntil`; the holder moves that on while it works. */
    holder: string | null
    leaseUntil: number
    /** 1: somebody asked to stop it. */
    isCancelled: number
    isSeen: number
    /** At most one job has this key. */
    onceKey: string | null
  }
}
