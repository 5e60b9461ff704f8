import { sql } from 'kysely'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { differences, recordChange, touch } from './changes.ts'
import { refuseFull } from './most.ts'
import { heirsOf } from './heirs.ts'
import { readRow } from './reading.ts'
import type { WireRow } from './rows.ts'
import { pick } from './stored-values.ts'
import { noSuchRow, type StoreParts } from './store-parts.ts'
import { checkPlace, lockTree } from './trees.ts'
import { parentIn } from './tree-field.ts'

/** Takes a row out of the recycle bin. It does not bring back an owner or a unit that is deleted. */
export async function restoreRow(parts: StoreParts, ctx: Context, id: number): Promise<WireRow> {
  const { r, engine, tree } = parts
  await refuseFull(ctx, { r, engine, more: 1 })
  if (tree) await lockTree(ctx.db, engine, r)
  const row = await readRow(parts, ctx, { id, bin: true })
  const parentId = parentIn(row, tree)
  if (parentId !== null) await checkPlace(ctx, r, { id, parentId })
  const heirs = await heirsOf(ctx, r, row)
  const isInherited = Object.keys(heirs).length > 0
  const { numUpdatedRows } = await untyped(ctx.db)
    .updateTable(r.name)
    .set({ deletionTime: null, deleterUserId: null, ...heirs, ...(isInherited && { version: sql`"version" + 1` }) })
    .where('id', '=', id)
    .where('deletionTime', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw noSuchRow(parts, ctx, id)
  await recordChange(ctx, r, { id, type: 'Restored', properties: differences(pick(row, Object.keys(heirs)), heirs) })
  touch(ctx, r, id)
  return readRow(parts, ctx, { id })
}
