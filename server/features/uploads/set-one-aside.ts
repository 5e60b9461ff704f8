import { sharedIdentity } from './store-identity.ts'
import type { Objects } from './objects/objects.ts'
import type { CollectParts } from './collect-parts.ts'

/** The folder of the uploads that are set aside, with a folder for each day. */
export const SET_ASIDE = '.set-aside'
const MANIFEST = 'manifest.jsonl'

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

/** Writes a line into the manifest of a day. */
export const note = (objects: Objects, place: string, line: Record<string, unknown>) =>
  objects.note(`${place}/${MANIFEST}`, JSON.stringify(line))

export const placeOf = (now: number) => `${SET_ASIDE}/${dayOf(now)}`

export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
