import { sumOf } from './objects/sum-of.ts'
import type { FileStore } from './store.ts'
import { newUploadId } from './store.ts'
import { videoType } from './video-type.ts'
import type { PictureFacts } from './measure.ts'
import { createReadStream } from 'node:fs'
import type { Insertable } from 'kysely'
import type { Db } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { sortKey } from '../../../contract/format/sort-key.ts'
import type { UploadView } from '../../../contract/features/uploads.ts'

export interface Received {
  /** The path at which the file waits. */
  waiting: string
  /** The client's name for the file; it is shown, and never used as a path. */
  name: string
  size: number
  creatorUserId: number | null
  now: number
  /** The id that the upload has had since it began; without one it gets a new one. */
  id?: string
}

/** The row of an upload. */
export type UploadRow = Insertable<Tables['upload']> & Pick<Tables['upload'], 'width' | 'height'>

/** Reads the facts of a received picture, and refuses a file that is none. */
export type Inspect = (file: string) => Promise<PictureFacts>

/** Inspects a received picture and stores its file; the caller writes the row, without which the file has no address. */
export async function takeInPicture(files: FileStore, inspect: Inspect, received: Received): Promise<UploadRow> {
  const facts = await inspect(received.waiting)
  const hash = await hashOf(received.waiting)
  const { id = newUploadId() } = received
  await files.keep(received.waiting, id)
  return { id, kind: 'picture', hash, ...facts, ...described(received) }
}

/** The same for any other file: a video that browsers play keeps its type, everything else is only handed out as a download. */
export async function takeInFile(files: FileStore, received: Received): Promise<UploadRow> {
  const video = await videoType(received.waiting)
  const hash = await hashOf(received.waiting)
  const { id = newUploadId() } = received
  await files.keep(received.waiting, id)
  const facts = { kind: video ? ('video' as const) : ('file' as const), type: video ?? 'application/octet-stream' }
  return { id, hash, ...facts, width: null, height: null, placeholder: null, ...described(received) }
}

/** Two files with the same checksum have the same content (B-117a). */
const hashOf = (waiting: string) => sumOf(createReadStream(waiting))

/** Writes the row of a stored file; returns what the client is told of it. */
export async function writeUpload(db: Db, row: UploadRow): Promise<UploadView> {
  await db
    .insertInto('upload')
    .values({ ...row, nameSortKey: sortKey(row.name) })
    .execute()
  return viewOf(row)
}

/** Returns what the client is told of a file that is there. */
export const viewOf = ({ id, name, size, type, width, height }: UploadRow): UploadView => ({
  url: `/media/${id}`,
  name,
  size: Number(size),
  type,
  width,
  height,
})

export const described = ({ name, size, creatorUserId, now }: Received) => ({
  name: cleanName(name),
  size,
  creatorUserId,
  creationTime: now,
})

/**
 * Removes control characters and half characters, and cuts a name that is too long to be read. Signs that turn the order of letters round go too, since they
 * make `exe` look like `jpg`; the marks that Arabic and Hebrew are written with stay.
 */
export const cleanName = (name: string) => name.replaceAll(CONTROL, '').slice(-200).toWellFormed() || 'file'
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g
