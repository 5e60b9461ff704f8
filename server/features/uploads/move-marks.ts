import { StartProblem } from '../../config/start-problem.ts'
import type { Db } from '../../db/engine.ts'
import { diskObjects } from './objects/disk-objects.ts'
import type { Objects } from './objects/objects.ts'
import { type Place, elsewhereOf } from './site-files.ts'
import { readMark, storeIdentityOf } from './store-identity.ts'

// B-114f: marks in a store say that the files of a site are on their way to it, or have left it. The database remembers the place that holds them.

/** It holds the identity of the site whose files arrive. */
export const MOVING = '.moving'
/** It holds the place to which the files went. */
export const MOVED = '.moved'

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

async function isStillIn(db: Db, disk: Objects, objects: Objects): Promise<boolean> {
  if (disk.place === objects.place || (await readMark(objects)) !== null) return false
  const mark = await readMark(disk)
  return mark !== null && mark === (await storeIdentityOf(db))
}
