import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'

/**
 * Where uploaded files lie: one folder an upload, named by us. No name, path or ending of a client ever reaches the file system.
 */
export interface FileStore {
  /** Takes a stream into a waiting place; the caller keeps or discards it. */
  receive(stream: Readable): Promise<string>
  discard(waiting: string): Promise<void>
  /** Moves a received file to its place, on the disk for good when this returns. */
  keep(waiting: string, id: string): Promise<void>
  original(id: string): string
  variant(id: string, name: string): string
  /** Removes what a crash left behind: half-received files, and folders that no row names. */
  collect(isKnown: (id: string) => Promise<boolean>): Promise<void>
}

const ID = /^[a-z0-9]{16,40}$/
const WAITING = '.waiting'
/** A young folder may belong to an upload whose row is being written this moment. */
const COLLECT_AFTER_MS = 60 * 60 * 1000

export const newUploadId = () => randomBytes(15).toString('hex').slice(0, 24)

export function createFileStore(dataDir: string): FileStore {
  const root = path.resolve(dataDir, 'uploads')
  const waitingRoot = path.join(root, WAITING)

  const folder = (id: string) => {
    if (!ID.test(id)) throw new Error('Not an upload id')
    return path.join(root, id)
  }

  async function receive(stream: Readable) {
    await mkdir(waitingRoot, { recursive: true })
    const waiting = path.join(waitingRoot, newUploadId())
    try {
      await pipeline(stream, createWriteStream(waiting, { flags: 'wx' }))
    } catch (error) {
      await rm(waiting, { force: true })
      throw error
    }
    return waiting
  }

  async function keep(waiting: string, id: string) {
    const place = folder(id)
    await sync(waiting)
    await mkdir(place, { recursive: true })
    await rename(waiting, path.join(place, 'original'))
    await sync(place)
    await sync(root)
  }

  async function collect(isKnown: (id: string) => Promise<boolean>) {
    for (const file of await oldIn(waitingRoot)) await rm(file, { force: true })
    for (const place of await oldIn(root)) {
      const id = path.basename(place)
      if (ID.test(id) && !(await isKnown(id))) await rm(place, { recursive: true, force: true })
    }
  }

  return {
    receive,
    keep,
    collect,
    discard: (waiting) => rm(waiting, { force: true }),
    original: (id) => path.join(folder(id), 'original'),
    variant: (id, name) => path.join(folder(id), name),
  }
}

/** What lies in a folder and has not changed for an hour. */
async function oldIn(place: string): Promise<string[]> {
  const names = await readdir(place).catch(() => [] as string[])
  const files = names.map((name) => path.join(place, name))
  const ages = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      ),
    ),
  )
  return files.filter((_, index) => ages[index]! > COLLECT_AFTER_MS)
}

/** Asks the disk itself: an acknowledged upload survives loss of power. */
async function sync(file: string) {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
