import { SET_ASIDE, note } from './set-one-aside.ts'
import { sharedIdentity } from './store-identity.ts'
import { UPLOAD_ID } from './store.ts'
import type { CollectParts } from './collect-parts.ts'
import { namedOf } from './named-uploads.ts'

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
