import { StartProblem } from '../../config/start-problem.ts'
import type { Database, Db } from '../../db/engine.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'
import { MARK, readMark, sharedIdentity, storeIdentityOf } from './store-identity.ts'
import { openFileStore, type FileStore, type StorePlace } from './store.ts'

export type Place = Pick<FileStore, 'root' | 'objects'>

const SETTING = 'filesIn'
/** A data folder may be moved by hand, so its path says nothing. */
const DISK = 'the data folder'
const nameOf = ({ root, objects }: Place) => (objects.place === root ? DISK : objects.place)

/** Says where the files of the site are, when the settings name another place that does not hold them; null otherwise. */
export async function elsewhereOf(db: Db, place: Place): Promise<string | null> {
  const known = await readSetting(db, SETTING)
  if (known === null || known === nameOf(place)) return null
  const identity = await storeIdentityOf(db)
  const { objects } = place
  if (identity === null || (await readMark(objects)) === identity) return null
  return `The files of the site are in ${known}, but the settings name ${objects.place}. Set S3_… as before. If those files are lost, write ${identity} into ${MARK} in ${objects.place} to go on without them.`
}

/** Opens the store that the environment names. Throws where the files of the site are elsewhere: in a shell without the settings of the server, a backup would hold none. */
export async function openSiteFiles(db: Db, environment: StorePlace): Promise<FileStore> {
  const files = openFileStore(environment)
  const elsewhere = await elsewhereOf(db, files)
  if (elsewhere !== null) throw new StartProblem(elsewhere)
  return files
}

/** Remembers where the files of the site are, once their store carries the mark of the database. */
export async function rememberPlace({ read, write }: Database, place: Place): Promise<void> {
  const name = nameOf(place)
  if (name === (await readSetting(read, SETTING)) || (await sharedIdentity(read, place.objects)) === null) return
  await writeSetting(write, SETTING, name)
}
