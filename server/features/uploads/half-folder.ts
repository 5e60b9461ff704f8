import { HALF_KEPT_MS } from '../../../contract/features/resuming.ts'
import type { Database } from '../../db/engine.ts'
import { sharedIdentity } from './store-identity.ts'
import type { FileStore } from './store.ts'

/** The folder of the store in which the pieces of uploads stand that are not whole yet (B-115). All nodes have it in common. */
const HALVES = '.resuming'

/** The folder of the pieces of one upload. */
export const piecesIn = (id: string): string => `${HALVES}/${id}`

interface Parts {
  database: Database
  files: Pick<FileStore, 'objects'>
}

/** Removes a half upload. A piece that arrives at this moment is left to `removeHalves`. */
export async function removeHalf({ database, files: { objects } }: Parts, id: string): Promise<void> {
  await database.write.deleteFrom('halfUpload').where('id', '=', id).execute()
  await objects.remove(piecesIn(id))
}

/** Removes the uploads that nobody has gone on with for a day, and pieces of that age that belong to none. */
export async function removeHalves({ database, files }: Parts, now: number): Promise<void> {
  const over = now - HALF_KEPT_MS
  const old = await database.read.selectFrom('halfUpload').select('id').where('lastTime', '<', over).execute()
  for (const { id } of old) await removeHalf({ database, files }, id)
  if ((await sharedIdentity(database.read, files.objects)) === null) return
  const known = new Set((await database.read.selectFrom('halfUpload').select('id').execute()).map(({ id }) => id))
  for (const name of await files.objects.names(HALVES)) {
    const age = known.has(name) ? null : await files.objects.folder(piecesIn(name))
    if (age && age.modified < over) await files.objects.remove(piecesIn(name))
  }
}
