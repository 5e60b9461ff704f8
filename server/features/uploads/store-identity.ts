import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database, Db } from '../../db/engine.ts'
import { readSetting } from '../../db/settings.ts'
import { sync, UPLOAD_ID } from './store.ts'

// The folder of uploads and its database carry the same mark, so that a start on another database touches no file.

const SETTING = 'storeIdentity'
const MARK = '.store'
const LATEST = 100

/** Returns the ids of the uploads in the store. */
export async function uploadIdsIn(root: string): Promise<string[]> {
  const names = await readdir(root).catch((): string[] => [])
  return names.filter((name) => UPLOAD_ID.test(name))
}

/** Returns the mark that database and folder share; null when they belong to different sites, or have none yet. */
export async function sharedIdentity(db: Db, root: string): Promise<string | null> {
  const mark = await readMark(root)
  return mark !== null && mark === (await readSetting(db, SETTING)) ? mark : null
}

/**
 * Runs at each start, before anything is seeded. It marks a new store, and the store of a site from an older version. Files of another database are
 * left alone, and `say` tells the operator.
 */
export async function claimStore(database: Database, root: string, say: (line: string) => void): Promise<void> {
  await mkdir(root, { recursive: true })
  const identity = await database.write.transaction().execute((db) => claim(db, root))
  const mark = await readMark(root)
  if (mark === identity) return
  const whose = mark === null ? 'are of an unknown database' : `belong to another database (${mark})`
  say(
    `The files in ${root} ${whose}, not to the present one (${identity}). They are left as they are. Check DATABASE_URL and DATA_DIR; if they do belong together, write ${identity} into ${path.join(root, MARK)}.`,
  )
}

/** Returns the mark of the database; null for one that no server has started on. */
export const storeIdentityOf = (db: Db): Promise<string | null> => readSetting(db, SETTING)

/** Marks a store whose uploads were put there together with the rows of the database. */
export async function markStore({ read }: Database, root: string): Promise<void> {
  const identity = await readSetting(read, SETTING)
  if (identity === null || identity === (await readMark(root))) return
  await mkdir(root, { recursive: true })
  await writeMark(root, identity)
}

/** Returns the database's identity. The mark is written before the commit: after a crash between them, the next start takes it over. */
async function claim(db: Db, root: string): Promise<string> {
  const known = await readSetting(db, SETTING)
  const mark = await readMark(root)
  const ids = await uploadIdsIn(root)
  if (known !== null) {
    if (mark === null && ids.length === 0) await writeMark(root, known)
    return known
  }
  const isOurs = ids.length === 0 || (await holdsLatest(db, ids))
  const identity = await makeIdentity(db, (isOurs && mark) || randomUUID())
  if (isOurs && mark === null) await writeMark(root, identity)
  return identity
}

/** When several nodes start for the first time together, all get the identity of the first. */
async function makeIdentity(db: Db, value: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, SETTING))!
}

/** True when the folder holds most of the latest uploads of this database; never for a new database. */
async function holdsLatest(db: Db, ids: string[]): Promise<boolean> {
  const there = new Set(ids)
  const rows = await db.selectFrom('upload').select('id').orderBy('creationTime', 'desc').limit(LATEST).execute()
  return rows.filter(({ id }) => there.has(id)).length * 2 > rows.length
}

const readMark = (root: string): Promise<string | null> =>
  readFile(path.join(root, MARK), 'utf8').then(
    (text) => text.trim() || null,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )

/** Writes beside the mark and renames: a node that starts at the same time never reads half a mark, and writes the same one. */
async function writeMark(root: string, identity: string): Promise<void> {
  const beside = path.join(root, `${MARK}-${randomUUID()}`)
  await writeFile(beside, `${identity}\n`, { flush: true })
  await rename(beside, path.join(root, MARK))
  await sync(root)
}
