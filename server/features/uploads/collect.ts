import { sharedIdentity } from './store-identity.ts'
import type { CollectParts } from './collect-parts.ts'
import { removeUnfinished } from './unfinished.ts'
import { bringBack, setAside, dayOf } from './set-aside.ts'

// Uploads are never deleted here. A folder that no row names may hold the only copy of a file that a restored database will name again.

/** Names the setting with the day of the last collection, so that only one node a day collects. */
const TURN = 'uploadsCollected'

/** Runs each hour: removes unfinished files, brings back files that are named again and, once a day, sets aside files that no row names. */
export async function collectUploads(parts: CollectParts): Promise<void> {
  await bringBack(parts)
  if ((await sharedIdentity(parts.database.read, parts.root)) === null) return
  await removeUnfinished(parts)
  if (await takesTurn(parts)) await setAside(parts)
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
