import { randomUUID } from 'node:crypto'
import type { Database, Db } from '../../db/engine.ts'
import { readSetting } from '../../db/settings.ts'
import type { Objects } from './objects/objects.ts'
import { UPLOAD_ID } from './store.ts'

// The store of uploads and its database carry the same mark, so that a start on another database touches no file.

const SETTING = 'storeIdentity'
export const MARK = '.store'
const LATEST = 100

/** Returns the ids of the uploads in the store. */
export const uploadIdsIn = async (objects: Objects): Promise<string[]> => (await objects.names('')).filter((name) => UPLOAD_ID.test(name))

/** Returns the mark that database and store share; null when they belong to different sites, or have none yet. */
export async function sharedIdentity(db: Db, objects: Objects): Promise<string | null> {
  const mark = await readMark(objects)
  return mark !== null && mark === (await readSetting(db, SETTING)) ? mark : null
}

/**
 * Runs at each start, before anything is seeded. It marks a new store, and the store of a site from an older version. Files of another database are
 * left alone, and `say` tells the operator.
 */
export async function claimStore(database: Database, objects: Objects, say: (line: string) => void): Promise<void> {
  const [known, before] = [await storeIdentityOf(database.read), await readMark(objects)]
  const found = { mark: before, ids: known !== null && before !== null ? [] : await uploadIdsIn(objects) }
  const identity = await database.write.transaction().execute((db) => claim(db, objects, found))
  const mark = await readMark(objects)
  if (mark === identity) return
  const whose = mark === null ? 'are of an unknown database' : `belong to another database (${mark})`
  say(
    `The files in ${objects.place} ${whose}, not to the present one (${identity}). They are left as they are. Check DATABASE_URL and DATA_DIR; if they do belong together, write ${identity} into its ${MARK}.`,
  )
}

/** Returns the mark of the database; null for one that no server has started on. */
export const storeIdentityOf = (db: Db): Promise<string | null> => readSetting(db, SETTING)

/** Marks a store whose uploads were put there together with the rows of the database. */
export async function markStore({ read }: Database, objects: Objects): Promise<void> {
  const identity = await readSetting(read, SETTING)
  if (identity === null || identity === (await readMark(objects))) return
  await writeMark(objects, identity)
}

interface Found {
  mark: string | null
  ids: string[]
}

/** Returns the database's identity. The mark is written before the commit: after a crash between them, the next start takes it over. */
async function claim(db: Db, objects: Objects, { mark, ids }: Found): Promise<string> {
  const known = await readSetting(db, SETTING)
  if (known !== null) {
    if (mark === null && ids.length === 0) await writeMark(objects, known)
    return known
  }
  const isOurs = ids.length === 0 || (await holdsLatest(db, ids))
  const identity = await makeIdentity(db, (isOurs && mark) || randomUUID())
  if (isOurs && mark === null) await writeMark(objects, identity)
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

/** True when the store holds most of the latest uploads of this database; never for a new database. */
async function holdsLatest(db: Db, ids: string[]): Promise<boolean> {
  const there = new Set(ids)
  const rows = await db.selectFrom('upload').select('id').orderBy('creationTime', 'desc').limit(LATEST).execute()
  return rows.filter(({ id }) => there.has(id)).length * 2 > rows.length
}

/** The mark of the site whose files the store holds. */
export const readMark = async (objects: Objects): Promise<string | null> => (await objects.text(MARK))?.trim() || null

/** Nodes that start at the same time write the same mark. */
const writeMark = (objects: Objects, identity: string) => objects.write(MARK, `${identity}\n`)
