import { sharedIdentity, uploadIdsIn } from './store-identity.ts'
import { UPLOAD_ID } from './store.ts'
import type { Objects } from './objects/objects.ts'
import { DAY_MS, type CollectParts } from './collect-parts.ts'
import { namedOf } from './named-uploads.ts'

/** A younger folder may belong to a row that is being written, or that an older copy of the database lacks. */
const SET_ASIDE_AFTER_MS = 30 * DAY_MS
const SET_ASIDE = '.set-aside'
const MANIFEST = 'manifest.jsonl'

/** Moves uploads back that were set aside but are named by the database, because it was restored. */
export async function bringBack({ database, files: { objects }, say, now, look }: CollectParts): Promise<void> {
  if ((await sharedIdentity(database.read, objects)) === null) return
  let count = 0
  for (const day of await objects.names(SET_ASIDE)) {
    const place = `${SET_ASIDE}/${day}`
    const ids = (await objects.names(place)).filter((name) => UPLOAD_ID.test(name))
    for (const id of await namedOf(database, ids)) {
      await look?.(count, ids.length)
      if ((await objects.folder(id)) !== null) continue
      if (!(await objects.move(`${place}/${id}`, id))) continue
      await note(objects, place, { id, when: new Date(now).toISOString(), reason: 'moved back: the database names it again' })
      count++
    }
  }
  if (count > 0) say(`Uploads that were set aside and that the database names again were moved back: ${count}.`)
}

/** Moves uploads that no row names to a folder of the day, from which an operator can bring them back; too many at once are left where they are. */
export async function setAside({ database, files, say, now, look, moved: hasMoved }: CollectParts): Promise<void> {
  const { objects } = files
  const ids = await uploadIdsIn(objects)
  const named = await namedOf(database, ids)
  const old: string[] = []
  for (const [at, id] of ids.entries()) {
    await look?.(at, ids.length)
    if (!named.has(id) && now - ((await objects.folder(id))?.modified ?? now) > SET_ASIDE_AFTER_MS) old.push(id)
  }
  if (old.length > mostAtOnce(ids.length)) {
    say(
      `${old.length} of ${ids.length} uploads in ${objects.place} are named by no row of the database. That is too many to be leftovers, so none was set aside. Is it the right database, and a recent one?`,
    )
    return
  }
  let count = 0
  for (const id of old) {
    if (!(await setOneAside(id, 'no row of the database names it', { database, files, now }))) continue
    count++
    await hasMoved?.()
  }
  if (count > 0) say(`Uploads that no row of the database names were set aside in ${placeOf(now)} of ${objects.place}: ${count}.`)
}

/** A few leftovers of crashes are expected; more than one in twenty, or more than twenty, point to a wrong database. */
const mostAtOnce = (uploads: number) => Math.min(20, Math.ceil(uploads / 20))

/** Moves an upload to the folder of the day, with the reason in its manifest; false if it stays, since the folder belongs to another database. */
export async function setOneAside(
  id: string,
  reason: string,
  { database, files: { objects }, now }: Omit<CollectParts, 'say'>,
): Promise<boolean> {
  const identity = await sharedIdentity(database.read, objects)
  if (identity === null) return false
  const place = placeOf(now)
  const size = (await objects.folder(id))?.size ?? 0
  if (!(await objects.move(id, `${place}/${id}`))) return false
  await note(objects, place, { id, size, when: new Date(now).toISOString(), reason, identity })
  return true
}

const note = (objects: Objects, place: string, line: Record<string, unknown>) => objects.note(`${place}/${MANIFEST}`, JSON.stringify(line))

const placeOf = (now: number) => `${SET_ASIDE}/${dayOf(now)}`

export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
