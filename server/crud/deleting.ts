import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { breather } from './breathe.ts'
import { recordChanges, touch } from './changes.ts'
import { noRowInReach, scopeOf, type StoreParts } from './store-parts.ts'
import { lockTree, refuseOrphans } from './trees.ts'

const DELETED_AT_ONCE = 50

/** Moves rows to the recycle bin: all or none. */
export async function removeRows(parts: StoreParts, ctx: Context, given: readonly number[]): Promise<void> {
  const { r, engine, tree } = parts
  if (tree) await lockTree(ctx.db, engine, r)
  // Deletes in the order of ids, so that two requests which delete the same rows do not wait for each other.
  const ids = [...new Set(given)].toSorted((a, b) => a - b)
  const breathe = breather(ctx.origin)
  for (let at = 0; at < ids.length; at += DELETED_AT_ONCE) {
    await removeSome(parts, ctx, ids.slice(at, at + DELETED_AT_ONCE))
    await breathe()
  }
  if (tree) await refuseOrphans(ctx, r, ids)
}

async function removeSome(parts: StoreParts, ctx: Context, ids: number[]) {
  const { r, queries } = parts
  await refuseMissing(await queries.rows(scopeOf(parts, ctx), ids, 'fingerprint'))
  const gone = await untyped(ctx.db)
    .updateTable(r.name)
    .set({ deletionTime: ctx.now, deleterUserId: ctx.caller.userId })
    .where('id', 'in', ids)
    .where('deletionTime', 'is', null)
    .returning('id')
    .execute()
  // Another request may have deleted a row since it was read.
  await refuseMissing(gone)
  await recordChanges(
    ctx,
    r,
    ids.map((id) => ({ id, type: 'Deleted' })),
  )
  for (const id of ids) touch(ctx, r, id)

  async function refuseMissing(found: Record<string, unknown>[]) {
    const known = new Set(found.map(({ id }) => id))
    const missing = ids.find((id) => !known.has(id))
    if (missing !== undefined) throw await noRowInReach(parts, ctx, missing)
  }
}
