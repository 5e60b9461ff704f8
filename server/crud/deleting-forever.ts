import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { touch } from './changes.ts'
import { linkFields, linkTable } from './columns.ts'
import { readRow } from './reading.ts'
import { noSuchRow, type StoreParts } from './store-parts.ts'

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
