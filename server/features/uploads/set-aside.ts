import { appendFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { sharedIdentity, uploadIdsIn } from './store-identity.ts'
import { UPLOAD_ID } from './store.ts'
import { namesIn, ageOf, sizeOf } from './folder-entries.ts'
import { DAY_MS, type CollectParts } from './collect-parts.ts'
import { removeParts } from './unfinished.ts'
import { namedOf } from './named-uploads.ts'

/** A younger folder may belong to a row that is being written, or that an older copy of the database lacks. */
const SET_ASIDE_AFTER_MS = 30 * DAY_MS
const SET_ASIDE = '.set-aside'
const MANIFEST = 'manifest.jsonl'

/** Moves uploads back that were set aside but are named by the database, because it was restored. */
export async function bringBack({ database, root, say, now, look }: CollectParts): Promise<void> {
  if ((await sharedIdentity(database.read, root)) === null) return
  let count = 0
  for (const day of await namesIn(path.join(root, SET_ASIDE))) {
    const place = path.join(root, SET_ASIDE, day)
    const ids = (await namesIn(place)).filter((name) => UPLOAD_ID.test(name))
    for (const id of await namedOf(database, ids)) {
      await look?.(count, ids.length)
      if ((await ageOf(path.join(root, id), now)) !== null) continue
      if (!(await moved(path.join(place, id), path.join(root, id)))) continue
      await note(place, { id, when: new Date(now).toISOString(), reason: 'moved back: the database names it again' })
      count++
    }
  }
  if (count > 0) say(`Uploads that were set aside and that the database names again were moved back: ${count}.`)
}

/** Moves uploads that no row names to a folder of the day, from which an operator can bring them back; too many at once are left where they are. */
export async function setAside({ database, root, say, now, look, moved: hasMoved }: CollectParts): Promise<void> {
  const ids = await uploadIdsIn(root)
  const named = await namedOf(database, ids)
  const old: string[] = []
  for (const [at, id] of ids.entries()) {
    await look?.(at, ids.length)
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
  for (const id of old) {
    if (!(await setOneAside(id, 'no row of the database names it', { database, root, now }))) continue
    count++
    await hasMoved?.()
  }
  if (count > 0) say(`Uploads that no row of the database names were set aside in ${place}: ${count}.`)
}

/** A few leftovers of crashes are expected; more than one in twenty, or more than twenty, point to a wrong database. */
const mostAtOnce = (uploads: number) => Math.min(20, Math.ceil(uploads / 20))

/** Moves an upload to the folder of the day, with the reason in its manifest; false if it stays, since the folder belongs to another database. */
export async function setOneAside(id: string, reason: string, { database, root, now }: Omit<CollectParts, 'say'>): Promise<boolean> {
  const identity = await sharedIdentity(database.read, root)
  if (identity === null) return false
  const place = path.join(root, SET_ASIDE, dayOf(now))
  const size = await sizeOf(path.join(root, id))
  await mkdir(place, { recursive: true })
  if (!(await moved(path.join(root, id), path.join(place, id)))) return false
  await note(place, { id, size, when: new Date(now).toISOString(), reason, identity })
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

export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
