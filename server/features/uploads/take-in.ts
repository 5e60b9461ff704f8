import type { FileStore } from './store.ts'
import { newUploadId } from './store.ts'
import { videoType } from './video-type.ts'
import type { Pictures } from './pictures.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import type { UploadView } from '../../../contract/features/uploads.ts'

export interface Received {
  /** Where the file waits. */
  waiting: string
  /** As the client calls it; shown, never used as a path. */
  name: string
  size: number
  creatorUserId: number | null
  now: number
}

interface TakeInParts {
  db: Db
  files: FileStore
  pictures: Pictures
}

/** A received picture: inspected, on the disk for good, and only then in a row. */
export async function takeInPicture({ db, files, pictures }: TakeInParts, received: Received): Promise<UploadView> {
  const facts = await pictures.inspect(received.waiting)
  const id = newUploadId()
  await files.keep(received.waiting, id)
  const row = { id, kind: 'picture' as const, ...facts, ...described(received) }
  await write({ db, files }, row)
  return { url: `/media/${id}`, name: row.name, size: row.size, type: facts.type, width: facts.width, height: facts.height }
}

/** Any other file: a video that browsers play keeps its type, everything else is only handed out as a download. */
export async function takeInFile({ db, files }: Pick<TakeInParts, 'db' | 'files'>, received: Received): Promise<UploadView> {
  const video = await videoType(received.waiting)
  const id = newUploadId()
  await files.keep(received.waiting, id)
  const facts = { kind: video ? ('video' as const) : ('file' as const), type: video ?? 'application/octet-stream' }
  const row = { id, ...facts, width: null, height: null, placeholder: null, ...described(received) }
  await write({ db, files }, row)
  return { url: `/media/${id}`, name: row.name, size: row.size, type: facts.type, width: null, height: null }
}

/** Drops the file when its row cannot be written, as on a full disk. */
async function write({ db, files }: Pick<TakeInParts, 'db' | 'files'>, row: Insertable<Tables['upload']>) {
  try {
    await db.insertInto('upload').values(row).execute()
  } catch (error) {
    await files.drop(row.id)
    throw error
  }
}

const described = ({ name, size, creatorUserId, now }: Received) => ({ name: cleanName(name), size, creatorUserId, creationTime: now })

/** Without control characters and half characters, and no longer than a person would read. */
const cleanName = (name: string) => name.replaceAll(CONTROL, '').slice(-200).toWellFormed() || 'file'
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/g
