import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { say } from '../language/words.ts'
import { untyped } from '../db/engine.ts'
import { touch } from './changes.ts'
import { linkFields, linkTable } from './columns.ts'
import { readRow } from './reading.ts'
import { noSuchRow, type StoreParts } from './store-parts.ts'
import { forgetUses } from './upload-uses.ts'
import { usageOf } from './usage.ts'

/** Deletes a row of the recycle bin for good. */
export async function deleteRowForever(parts: StoreParts, ctx: Context, id: number): Promise<void> {
  const { r, pairs } = parts
  await readRow(parts, ctx, { id, bin: true })
  await refuseReferred(r, ctx, id)
  for (const [name] of linkFields(r)) await untyped(ctx.db).deleteFrom(linkTable(r, name)).where('rowId', '=', id).execute()
  await pairs.remove(ctx.db, id)
  await forgetUses(ctx.db, r, [id])
  const { numDeletedRows } = await untyped(ctx.db)
    .deleteFrom(r.name)
    .where('id', '=', id)
    .where('deletionTime', 'is not', null)
    .executeTakeFirst()
  // Another request has restored the row meanwhile.
  if (numDeletedRows !== 1n) throw noSuchRow(parts, ctx, id)
  touch(ctx, r, id)
}

/** Names the kinds of rows, or the settings, that still refer to this one: the database would only say that there are some. */
async function refuseReferred(r: Resource, ctx: Context, id: number): Promise<void> {
  const { items } = await usageOf(r, ctx, [id])
  if (items.length === 0) return
  const nameOf = (resource: string) => say(ctx.language, resource === 'setting' ? 'services.Setting' : `resources.${resource}.name`)
  const kinds = new Set(items.map(({ resource }) => nameOf(resource)))
  throw new Problem('conflict', { words: 'problem.inUse', values: { what: [...kinds].join(ctx.language === 'en' ? ', ' : '、') } })
}
