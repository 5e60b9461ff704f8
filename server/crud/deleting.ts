import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { breather } from './breathe.ts'
import { recordChange, recordChanges, touch } from './changes.ts'
import { linkFields, linkTable } from './columns.ts'
import { refuseFull } from './most.ts'
import { readRow } from './reading.ts'
import type { WireRow } from './rows.ts'
import { noSuchRow, scopeOf, type StoreParts } from './store-parts.ts'
import { checkPlace, lockTree, parentIn, refuseOrphans } from './trees.ts'

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
  refuseMissing(await queries.rows(scopeOf(parts, ctx), ids, 'fingerprint'))
  const gone = await untyped(ctx.db)
    .updateTable(r.name)
    .set({ deletionTime: ctx.now, deleterUserId: ctx.caller.userId })
    .where('id', 'in', ids)
    .where('deletionTime', 'is', null)
    .returning('id')
    .execute()
  // Another request may have deleted a row since it was read.
  refuseMissing(gone)
  await recordChanges(
    ctx,
    r,
    ids.map((id) => ({ id, type: 'Deleted' })),
  )
  for (const id of ids) touch(ctx, r, id)

  function refuseMissing(found: Record<string, unknown>[]) {
    const known = new Set(found.map(({ id }) => id))
    const missing = ids.find((id) => !known.has(id))
    if (missing !== undefined) throw noSuchRow(parts, ctx, missing)
  }
}

/** Takes a row out of the recycle bin. */
export async function restoreRow(parts: StoreParts, ctx: Context, id: number): Promise<WireRow> {
  const { r, engine, tree } = parts
  await refuseFull(ctx, { r, engine, more: 1 })
  if (tree) await lockTree(ctx.db, engine, r)
  const row = await readRow(parts, ctx, { id, bin: true })
  const parentId = parentIn(row, tree)
  if (parentId !== null) await checkPlace(ctx.db, r, { id, parentId })
  const { numUpdatedRows } = await untyped(ctx.db)
    .updateTable(r.name)
    .set({ deletionTime: null, deleterUserId: null })
    .where('id', '=', id)
    .where('deletionTime', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw noSuchRow(parts, ctx, id)
  await recordChange(ctx, r, { id, type: 'Restored' })
  touch(ctx, r, id)
  return readRow(parts, ctx, { id })
}

/** Deletes a row of the recycle bin for good. */
export async function deleteRowForever(parts: StoreParts, ctx: Context, id: number): Promise<void> {
  const { r, pairs } = parts
  await readRow(parts, ctx, { id, bin: true })
  for (const [name] of linkFields(r)) await untyped(ctx.db).deleteFrom(linkTable(r, name)).where('rowId', '=', id).execute()
  await pairs.remove(ctx.db, id)
  const { numDeletedRows } = await untyped(ctx.db)
    .deleteFrom(r.name)
    .where('id', '=', id)
    .where('deletionTime', 'is not', null)
    .executeTakeFirst()
  // Another request has restored the row meanwhile.
  if (numDeletedRows !== 1n) throw noSuchRow(parts, ctx, id)
  touch(ctx, r, id)
}
