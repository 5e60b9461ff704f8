import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { HeldJob } from '../../jobs/held-job.ts'
import { sync } from '../uploads/objects/sync.ts'

// Each job that has files has a folder of its own under a name that we chose. No name of a client ever reaches the file system.

const FOLDER = /^[0-9a-f-]{36}$/

export const jobsRoot = (dataDir: string) => path.resolve(dataDir, 'jobs')

export const newFolderName = () => randomUUID()

/** The path of a file of a job. */
export function placeOf(dataDir: string, folder: string, name: string): string {
  if (!FOLDER.test(folder)) throw new Error('Not a folder of a job')
  return path.join(jobsRoot(dataDir), folder, name)
}

export const isFolderName = (name: string) => FOLDER.test(name)

/** Makes the folder of a job; a job that goes on has it already. */
export const makeFolder = (dataDir: string, folder: string) =>
  mkdir(path.dirname(placeOf(dataDir, folder, 'x')), { recursive: true, mode: 0o700 })

export const removeFolder = (dataDir: string, folder: string) =>
  rm(path.dirname(placeOf(dataDir, folder, 'x')), { recursive: true, force: true })

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

type Lease = Pick<HeldJob, 'checkLease'>

export interface Appending {
  /** Writes at the end; returns the length in bytes of all that was written. */
  append(text: string): Promise<number>
  /** Returns when everything is on the disk. */
  flush(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a file to write on from `length` bytes: a process that was killed may have written more than its checkpoint covers. Nothing is written to the file
 * of a job that another process has taken.
 */
export async function appendFrom(file: string, length: number, job: Lease): Promise<Appending> {
  await job.checkLease()
  const handle = await open(file, length === 0 ? 'w' : 'r+')
  await handle.truncate(length)
  let end = length
  return {
    append: async (text) => {
      const bytes = Buffer.from(text)
      await job.checkLease()
      for (let at = 0; at < bytes.byteLength;) at += (await handle.write(bytes, at, bytes.byteLength - at, end + at)).bytesWritten
      return (end += bytes.byteLength)
    },
    flush: () => handle.datasync(),
    close: () => handle.close(),
  }
}
