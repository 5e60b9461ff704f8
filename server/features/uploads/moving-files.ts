import { StartProblem } from '../../config/start-problem.ts'
import type { Database } from '../../db/engine.ts'
import { copyObject, type Copied } from './objects/copy-object.ts'
import type { Objects } from './objects/objects.ts'
import { MOVED, MOVING } from './move-marks.ts'
import { MARK, readMark, storeIdentityOf, uploadIdsIn } from './store-identity.ts'
import { originalOf, type FileStore } from './store.ts'

/** The files that are under way at the same time. */
const AT_ONCE = 8

interface Move {
  database: Database
  from: FileStore
  to: FileStore
}

export interface MovedFiles extends Copied {
  /** Uploads whose file was gone before. */
  missing: string[]
}

/**
 * Copies all files of a site to another store and compares each, then marks that store as the site's. What is there already and equal is not copied again, so
 * after a kill the same call goes on. No file is removed from the store that the site leaves.
 */
export async function moveFiles({ database, from, to }: Move): Promise<MovedFiles> {
  const identity = await refuseForeign({ database, from, to })
  await to.objects.write(MOVING, identity)
  await to.objects.remove(MOVED)
  const copied: Copied = { files: 0, bytes: 0, there: 0 }
  for await (const keys of batches(from.objects)) {
    const all = await Promise.all(keys.map((key) => copyObject(key, from.objects, to.objects, from.unfinished)))
    for (const { files, bytes, there } of all) {
      copied.files += files
      copied.bytes += bytes
      copied.there += there
    }
  }
  const missing = await missingIn({ database, from, to })
  await to.objects.write(MARK, `${identity}\n`)
  await to.objects.remove(MOVING)
  await from.objects.write(MOVED, `${to.objects.place}\n`)
  await from.objects.remove(MARK)
  return { ...copied, missing }
}

/** Returns the identity of the site. Throws a sentence where its files are elsewhere, or where the other store holds files of another site. */
async function refuseForeign({ database, from: { objects: from }, to: { objects: to } }: Move): Promise<string> {
  const identity = await storeIdentityOf(database.read)
  if (identity === null || (await readMark(from)) !== identity)
    throw new StartProblem(`${from.place} does not hold the files of this site.`)
  const mark = await readMark(to)
  if (mark !== null && mark !== identity) throw new StartProblem(`${to.place} holds the files of another site.`)
  const isOurs = mark !== null || (await to.text(MOVING)) === identity || (await to.text(MOVED)) !== null
  if (!isOurs && (await uploadIdsIn(to)).length > 0) throw new StartProblem(`${to.place} holds files of an unknown site. Empty it first.`)
  return identity
}

/** Yields the keys of whole files; marks and files that are not whole yet stay. */
async function* batches(objects: Objects): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const key of objects.keys('')) {
    if (!/^(\.set-aside\/|[a-z0-9])/.test(key)) continue
    batch.push(key)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  yield batch
}

/** Compares what has arrived with the rows; returns the uploads that had no file before either. */
async function missingIn({ database, from, to }: Move): Promise<string[]> {
  const missing: string[] = []
  for (const { id } of await database.read.selectFrom('upload').select('id').orderBy('id').execute()) {
    if (await to.objects.find(originalOf(id))) continue
    if (await from.objects.find(originalOf(id)))
      throw new StartProblem(`The upload ${id} came while the files moved. Stop the server, and go on.`)
    missing.push(id)
  }
  return missing
}
