import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Problem } from '../../../contract/errors.ts'

/**
 * The folder of uploads: a folder for each upload, under a name that we chose. No name, path or ending of a client ever reaches the file system.
 */
export interface FileStore {
  /** The folder of all uploads. */
  root: string
  /** Refuses uploads when the disk is nearly full: the database needs the rest. */
  refuseWhenFull(): Promise<void>
  /** Takes a stream into a waiting place; the caller keeps or discards it. */
  receive(stream: Readable): Promise<string>
  discard(waiting: string): Promise<void>
  /** Moves a received file to its place, on the disk for good when this returns. */
  keep(waiting: string, id: string): Promise<void>
  /** Removes a stored file whose row could not be written; nobody knows its address yet. */
  drop(id: string): Promise<void>
  /** Returns a new path for a file that is being made; the caller renames or discards it. */
  unfinished(): Promise<string>
  original(id: string): string
  variant(id: string, name: string): string
}

export const UPLOAD_ID = /^[a-z0-9]{16,40}$/
/** The folder of uploads that are not complete yet. */
export const WAITING = '.waiting'
export const MAKING = '.making'
const LEAST_FREE_BYTES = 500 * 1024 * 1024

export const newUploadId = () => randomBytes(15).toString('hex').slice(0, 24)

export function createFileStore(dataDir: string): FileStore {
  const root = path.resolve(dataDir, 'uploads')

  const folder = (id: string) => {
    if (!UPLOAD_ID.test(id)) throw new Error('Not an upload id')
    return path.join(root, id)
  }

  async function placeIn(name: string) {
    await fs.mkdir(path.join(root, name), { recursive: true })
    return path.join(root, name, newUploadId())
  }

  async function refuseWhenFull() {
    await fs.mkdir(root, { recursive: true })
    const { bavail, bsize } = await fs.statfs(root)
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Problem('full')
  }

  async function receive(stream: Readable) {
    const waiting = await placeIn(WAITING)
    try {
      await pipeline(stream, createWriteStream(waiting, { flags: 'wx' }))
    } catch (error) {
      await discard(waiting)
      throw error
    }
    return waiting
  }

  async function keep(waiting: string, id: string) {
    const place = folder(id)
    try {
      await sync(waiting)
      await fs.mkdir(place, { recursive: true })
      await fs.rename(waiting, path.join(place, 'original'))
      await sync(place)
      await sync(root)
    } catch (error) {
      await drop(id)
      throw error
    }
  }

  const discard = (waiting: string) => fs.rm(waiting, { force: true })
  const drop = (id: string) => fs.rm(folder(id), { recursive: true, force: true })

  return {
    root,
    refuseWhenFull,
    receive,
    discard,
    keep,
    drop,
    unfinished: () => placeIn(MAKING),
    original: (id) => path.join(folder(id), 'original'),
    variant: (id, name) => path.join(folder(id), name),
  }
}

/** Flushes to the disk itself, so that the content survives a loss of power. */
export async function sync(file: string) {
  const handle = await fs.open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
