import type { Database, Db } from '../db/engine.ts'
import type { JobRow } from './rows.ts'
import { leaseOf } from './taking.ts'

/** Thrown into the work of a job that is not to go on: somebody stopped it, another process has it, or this process is to end. */
export class JobStopped extends Error {
  readonly reason: 'cancelled' | 'lost' | 'ending'
  constructor(reason: JobStopped['reason']) {
    super(reason)
    this.reason = reason
  }
}

interface Progress {
  /** From where the job goes on after a kill. */
  checkpoint?: object
  done?: number
  total?: number
}

/** A job while this process holds it. */
export interface HeldJob {
  readonly row: JobRow
  /** Writes how far the job has come, in the transaction of the rows that this covers. Throws, so that they are not kept, when the job is not to go on. */
  save(db: Db, progress: Progress): Promise<void>
  /** Writes the same by itself, and does not count as having come further: work that fails, or is killed, at the same place again and again ends. */
  show(progress: Progress): Promise<void>
  /** Throws when the job is not to go on. Call it between two steps that write nothing. */
  goOn(): void
  /** Call it before a step that no transaction covers, such as one that writes a file. Throws when another process may have the job: this one may have slept. */
  checkLease(): Promise<void>
  /** Moves the lease on, and looks whether somebody has stopped the job. */
  renew(): Promise<void>
}

/** `ending` is aborted when this process is to end. */
export function holdJob(database: Database, row: JobRow, ending: AbortSignal): HeldJob {
  const lease = leaseOf(row.kind)
  let leaseUntil = row.leaseUntil
  let stopped: JobStopped | null = null

  async function update(db: Db, progress: Partial<JobRow>) {
    const until = database.now() + lease
    const kept = await db
      .updateTable('job')
      .set({ ...progress, leaseUntil: until })
      .where('id', '=', row.id)
      .where('holder', '=', row.holder)
      .where('state', '=', 'running')
      .returning('isCancelled')
      .executeTakeFirst()
    leaseUntil = until
    if (!kept) stopped = new JobStopped('lost')
    else if (kept.isCancelled === 1) stopped ??= new JobStopped('cancelled')
  }

  function goOn() {
    if (stopped) throw stopped
    if (ending.aborted) throw new JobStopped('ending')
  }

  async function write(db: Db, columns: Partial<JobRow>) {
    goOn()
    await update(db, columns)
    goOn()
  }

  const renew = () => update(database.write, {})

  return {
    row,
    goOn,
    renew,
    checkLease: async () => {
      if (database.now() > leaseUntil - lease / 2) await renew()
      goOn()
    },
    show: (progress) => write(database.write, columnsOf(progress)),
    // An attempt that came further counts as the first again.
    save: (db, progress) => write(db, { ...columnsOf(progress), attempts: 1 }),
  }
}

const columnsOf = ({ checkpoint, ...counts }: Progress): Partial<JobRow> => ({
  ...counts,
  ...(checkpoint && { checkpoint: JSON.stringify(checkpoint) }),
})
