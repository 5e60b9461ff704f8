import { appendFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../db/engine.ts'
import { sharedIdentity, uploadIdsIn } from './store-identity.ts'
import { MAKING, UPLOAD_ID, WAITING } from './store.ts'

// Uploads are never deleted here. A folder that no row names may hold the only copy of a file that a restored database will name again.

export interface CollectParts {
  database: Database
  /** The folder of all uploads. */
  root: string
  say: (line: string) => void
  now: number
  /** Ends a long collection early; the rest waits for the next one. */
  signal?: AbortSignal
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A younger folder may belong to a row that is being written, or that an older copy of the database lacks. */
const SET_ASIDE_AFTER_MS = 30 * DAY_MS
const UNFINISHED_AFTER_MS = HOUR_MS
const SET_ASIDE = '.set-aside'
const MANIFEST = 'manifest.jsonl'
/** Names the setting with the day of the last collection, so that only one node a day collects. */
const TURN = 'uploadsCollected'
const AT_ONCE = 500

/** Runs each hour: removes unfinished files, brings back files that are named again and, once a day, sets aside files that no row names. */
export async function collectUploads(parts: CollectParts): Promise<void> {
  await bringBack(parts)
  if ((await sharedIdentity(parts.database.read, parts.root)) === null) return
  await removeUnfinished(parts)
  if (await takesTurn(parts)) await setAside(parts)
}

/** Moves uploads back that were set aside but are named by the database, because it was restored. */
export async function bringBack({ database, root, say, now, signal }: CollectParts): Promise<void> {
  if ((await sharedIdentity(database.read, root)) === null) return
  let count = 0
  for (const day of await namesIn(path.join(root, SET_ASIDE))) {
    const place = path.join(root, SET_ASIDE, day)
    const ids = (await namesIn(place)).filter((name) => UPLOAD_ID.test(name))
    for (const id of await namedOf(database, ids)) {
      signal?.throwIfAborted()
      if ((await ageOf(path.join(root, id), now)) !== null) continue
      if (!(await moved(path.join(place, id), path.join(root, id)))) continue
      await note(place, { id, when: new Date(now).toISOString(), reason: 'moved back: the database names it again' })
      count++
    }
  }
  if (count > 0) say(`Uploads that were set aside and that the database names again were moved back: ${count}.`)
}

async function setAside({ database, root, say, now, signal }: CollectParts): Promise<void> {
  const ids = await uploadIdsIn(root)
  const named = await namedOf(database, ids)
  const old: string[] = []
  for (const id of ids) {
    signal?.throwIfAborted()
    if (!named.has(id) && ((await ageOf(path.join(root, id), now)) ?? 0) > SET_ASIDE_AFTER_MS) old.push(id)
    else await removeParts(path.join(root, id), now)
  }
  if (old.length > mostAtOnce(ids.length)) {
    say(
      `${old.length} of ${ids.length} uploads in ${root} are named by no row of the database. That is too many to be leftovers, so none was set aside. Is it the right database, and a recent one?`,
    )
    return
  }
  const place = path.join(root, SET_ASIDE, dayOf(now))
  let count = 0
  for (const id of old) if (await setOneAside(id, place, { database, root, now })) count++
  if (count > 0) say(`Uploads that no row of the database names were set aside in ${place}: ${count}.`)
}

/** A few leftovers of crashes are expected; more than one in twenty, or more than twenty, point to a wrong database. */
const mostAtOnce = (uploads: number) => Math.min(20, Math.ceil(uploads / 20))

async function setOneAside(id: string, place: string, { database, root, now }: Omit<CollectParts, 'say'>): Promise<boolean> {
  const identity = await sharedIdentity(database.read, root)
  if (identity === null) return false
  const size = await sizeOf(path.join(root, id))
  await mkdir(place, { recursive: true })
  if (!(await moved(path.join(root, id), path.join(place, id)))) return false
  await note(place, { id, size, when: new Date(now).toISOString(), reason: 'no row of the database names it', identity })
  return true
}

const note = (place: string, line: Record<string, unknown>) => appendFile(path.join(place, MANIFEST), `${JSON.stringify(line)}\n`)

/** Returns false when another node has moved it already. */
const moved = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

async function removeUnfinished({ root, now }: CollectParts) {
  for (const name of [WAITING, MAKING]) {
    const place = path.join(root, name)
    for (const file of await namesIn(place)) await removeOld(path.join(place, file), now)
  }
}

/** Older versions made variants beside the finished ones. */
async function removeParts(place: string, now: number) {
  for (const name of await namesIn(place)) if (name.endsWith('.part')) await removeOld(path.join(place, name), now)
}

async function removeOld(file: string, now: number) {
  if (((await ageOf(file, now)) ?? 0) > UNFINISHED_AFTER_MS) await rm(file, { force: true })
}

/** Returns the ids that have a row. */
async function namedOf({ read }: Database, ids: string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    for (const { id } of await read.selectFrom('upload').select('id').where('id', 'in', some).execute()) named.add(id)
  }
  return named
}

/** Returns true for one node a day, however often the others start. */
async function takesTurn({ database, now }: CollectParts): Promise<boolean> {
  const value = dayOf(now)
  const { numInsertedOrUpdatedRows } = await database.write
    .insertInto('setting')
    .values({ name: TURN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('setting.value', '<', value))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const namesIn = (place: string) => readdir(place).catch((): string[] => [])

/** Returns the milliseconds since a file or folder last changed; null when there is none. */
const ageOf = (file: string, now: number) =>
  stat(file).then(
    ({ mtimeMs }) => now - mtimeMs,
    () => null,
  )

async function sizeOf(place: string): Promise<number> {
  const sizes = (await namesIn(place)).map((name) =>
    stat(path.join(place, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
