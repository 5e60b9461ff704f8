import { placeOf, setOneAside } from './set-one-aside.ts'
import { uploadIdsIn } from './store-identity.ts'
import { DAY_MS, type CollectParts } from './collect-parts.ts'
import { namedOf } from './named-uploads.ts'

/** A younger folder may belong to a row that is being written, or that an older copy of the database lacks. */
const SET_ASIDE_AFTER_MS = 30 * DAY_MS

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
