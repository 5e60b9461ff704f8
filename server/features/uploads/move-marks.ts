import { StartProblem } from '../../config/start-problem.ts'
import type { Database, Db } from '../../db/engine.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'
import { diskObjects } from './objects/disk-objects.ts'
import type { Objects } from './objects/objects.ts'
import { MARK, readMark, sharedIdentity, storeIdentityOf } from './store-identity.ts'
import { openFileStore, type FileStore, type StorePlace } from './store.ts'

// B-114f: marks in a store say that the files of a site are on their way to it, or have left it. The database remembers the place that holds them.

/** It holds the identity of the site whose files arrive. */
export const MOVING = '.moving'
/** It holds the place to which the files went. */
export const MOVED = '.moved'

type Place = Pick<FileStore, 'root' | 'objects'>

const SETTING = 'filesIn'
/** A data folder may be moved by hand, so its path says nothing. */
const DISK = 'the data folder'
const nameOf = ({ root, objects }: Place) => (objects.place === root ? DISK : objects.place)

/** Ends a start on files that are half moved, that have left, or that are still elsewhere. */
export async function refuseMoved(db: Db, place: Place): Promise<void> {
  const { root, objects } = place
  if ((await objects.text(MOVING)) !== null)
    throw new StartProblem(
      `The files of the site are on their way to ${objects.place}, and not all have arrived. Finish it by "npm run portico -- move-files", or set S3_… as before.`,
    )
  const left = await objects.text(MOVED)
  if (left !== null)
    throw new StartProblem(`The files of the site have moved from ${objects.place} to ${left.trim()}. Set S3_… for that place.`)
  if (await isStillIn(db, diskObjects(root), objects))
    throw new StartProblem(
      `The files of the site are still in ${root}. Move them to ${objects.place} first: npm run portico -- move-files s3`,
    )
  const elsewhere = await elsewhereOf(db, place)
  if (elsewhere !== null) throw new StartProblem(elsewhere)
}

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

async function isStillIn(db: Db, disk: Objects, objects: Objects): Promise<boolean> {
  if (disk.place === objects.place || (await readMark(objects)) !== null) return false
  const mark = await readMark(disk)
  return mark !== null && mark === (await storeIdentityOf(db))
}
