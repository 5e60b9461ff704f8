import type { FileStore } from './store.ts'
import { newUploadId } from './store.ts'
import type { Pictures } from './pictures.ts'
import type { Db } from '../../db/engine.ts'
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
  await db.insertInto('upload').values(row).execute()
  return { url: `/media/${id}`, name: row.name, size: row.size, type: facts.type, width: facts.width, height: facts.height }
}

/** Any other file: never shown, only handed out as a download. */
export async function takeInFile({ db, files }: Pick<TakeInParts, 'db' | 'files'>, received: Received): Promise<UploadView> {
  const id = newUploadId()
  await files.keep(received.waiting, id)
  const type = 'application/octet-stream'
  const row = { id, kind: 'file' as const, type, width: null, height: null, placeholder: null, ...described(received) }
  await db.insertInto('upload').values(row).execute()
  return { url: `/media/${id}`, name: row.name, size: row.size, type, width: null, height: null }
}

const described = ({ name, size, creatorUserId, now }: Received) => ({ name: cleanName(name), size, creatorUserId, creationTime: now })

/** Without control characters, and no longer than a person would read. */
// oxlint-disable-next-line no-control-regex
const cleanName = (name: string) => name.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(-200) || 'file'
