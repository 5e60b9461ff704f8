import { open } from 'node:fs/promises'
import type { Lease } from './write-whole.ts'

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
