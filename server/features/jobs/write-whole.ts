import { randomUUID } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'
import type { HeldJob } from '../../jobs/held-job.ts'
import { sync } from '../uploads/objects/sync.ts'

/**
 * Makes a file whole: it is written beside, flushed, and then gets its name. Returns its size. No other process writes to the same place: one that lost
 * the job may wake in between.
 */
export async function writeWhole(file: string, job: Lease, write: (beside: string) => Promise<void>): Promise<number> {
  const beside = `${file}.${randomUUID()}.part`
  try {
    await write(beside)
    await sync(beside)
    await job.checkLease()
    await rename(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
  return (await stat(file)).size
}

/** The proof that no other process has taken the job. */
export type Lease = Pick<HeldJob, 'checkLease'>
