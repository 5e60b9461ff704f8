import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Problem } from '../../../contract/errors.ts'
import type { Environment } from '../../config/environment.ts'
import { localCopies, type LocalCopies } from './objects/local-copies.ts'
import { diskObjects } from './objects/disk-objects.ts'
import type { Objects } from './objects/objects.ts'
import { s3Objects } from './objects/s3-objects.ts'

/**
 * The uploads: a folder for each, under a name that we chose. No name, path or ending of a client ever reaches a store. Files that are being received or made
 * are on this machine; whole ones are in `objects`.
 */
export interface FileStore {
  /** The folder of files that are not whole yet. */
  root: string
  objects: Objects
  /** Refuses uploads when the disk is nearly full: the database needs the rest. */
  refuseWhenFull(): Promise<void>
  /** Takes a stream into a waiting place; the caller keeps or discards it. */
  receive(stream: Readable): Promise<string>
  discard(waiting: string): Promise<void>
  /** Moves a received file to its place, for good when this returns. */
  keep(waiting: string, id: string): Promise<void>
  /** Removes a stored file whose row could not be written; nobody knows its address yet. */
  drop(id: string): Promise<void>
  /** Returns a new path for a file that is being made; the caller keeps or discards it. */
  unfinished(): Promise<string>
  /** Returns the path of an original on this machine, for programs that read files only; null for one that is gone. */
  local: LocalCopies
}

export const UPLOAD_ID = /^[a-z0-9]{16,40}$/
/** The folder of uploads that are not complete yet. */
export const WAITING = '.waiting'
export const MAKING = '.making'
const LEAST_FREE_BYTES = 500 * 1024 * 1024

export const newUploadId = () => randomBytes(15).toString('hex').slice(0, 24)

/** The key of the file as it was received. */
export const originalOf = (id: string) => variantOf(id, 'original')

export function variantOf(id: string, name: string): string {
  if (!UPLOAD_ID.test(id)) throw new Error('Not an upload id')
  return `${id}/${name}`
}

/** The folder of uploads in a data folder. */
const uploadsIn = (dataDir: string) => path.resolve(dataDir, 'uploads')

export type StorePlace = Pick<Environment, 'dataDir' | 's3'>

/** Opens the store that the environment names. */
export const openFileStore = ({ dataDir, s3 }: StorePlace): FileStore =>
  s3 === null ? createFileStore(dataDir) : createFileStore(dataDir, s3Objects(s3))

/** Opens the store of a data folder, whose whole files may be elsewhere. */
export function createFileStore(dataDir: string, elsewhere?: Objects): FileStore {
  const root = uploadsIn(dataDir)
  const objects = elsewhere ?? diskObjects(root)

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
    try {
      await objects.put(originalOf(id), waiting)
    } catch (error) {
      // A file that cannot be removed now is collected later.
      await drop(id).catch(() => {})
      throw error
    }
  }

  const discard = (waiting: string) => fs.rm(waiting, { force: true })
  const drop = (id: string) => objects.remove(path.posix.dirname(originalOf(id)))
  const unfinished = () => placeIn(MAKING)
  const local: LocalCopies = elsewhere ? localCopies(objects, unfinished) : async (id) => path.join(root, originalOf(id))

  return { root, objects, refuseWhenFull, receive, discard, keep, drop, unfinished, local }
}
