import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { changeStamps, differences, recordChange, touch } from './changes.ts'
import { checkValues } from './checks.ts'
import { cleanValues } from './cleaning.ts'
import { outOfReach, refuseEmptied } from './owner-refusals.ts'
import { readRow, readRows } from './reading.ts'
import type { WireRow } from './rows.ts'
import type { StoreParts } from './store-parts.ts'
import { sortKeyValues } from './sort-key-values.ts'
import { followRenamed } from './following-links.ts'
import { encoded, ownValues, pick, writeLinks } from './stored-values.ts'
import { parentIn } from './tree-field.ts'
import { checkPlace, lockTree } from './trees.ts'
import { isUnseen, keepPublished } from './unseen-changes.ts'
import { noteUses } from './upload-uses.ts'

type Values = Record<string, unknown>
/** `version` is the one that was read; without one the last write wins, and the change log says so (C-30g). */
export type Update = Values & { id: number; version?: number | null | undefined }

/** Changes the given properties of a row, with its change log; refuses when the row has another version than the one that was read. */
export async function updateRow(parts: StoreParts, ctx: Context, { id, version, ...given }: Update): Promise<WireRow> {
  const { r, engine, pairs, tree } = parts
  const before = await readRow(parts, ctx, { id })
  const values = cleanValues(r, given)
  const isMoved = tree !== null && values[tree] !== undefined && values[tree] !== before[tree]
  if (isMoved) await lockTree(ctx.db, engine, r)
  await checkValues(ctx, r, { values, before })
  refuseEmptied(r, before, values)
  refuseRewritten(r, before, values)
  const parentId = isMoved ? parentIn(values, tree) : null
  if (parentId !== null) await checkPlace(ctx, r, { id, parentId })
  const isSeen = version !== null && version !== undefined
  if (isSeen && before.version !== version) throw await stale(ctx, r, before)
  const changed = differences(pick(before, Object.keys(values)), values).map(({ propertyName }) => propertyName)
  if (changed.length === 0) return before
  // Only what differs is written: what is as it was read has not been checked, and may have changed since.
  const written = pick(values, changed)
  const { numUpdatedRows } = await untyped(ctx.db)
    .updateTable(r.name)
    .set({ ...encoded(r, written, false), ...sortKeyValues(r, { ...before, ...written }, written), ...changeStamps(ctx) })
    .where('id', '=', id)
    .$if(isSeen, (query) => query.where('version', '=', version!))
    .where('deletionTime', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw await stale(ctx, r, await readRow(parts, ctx, { id }))
  await writeLinks(ctx, r, { id, values: written })
  await noteUses(ctx, r, { id, values: written })
  if (isUnseen(r, changed)) await keepPublished(ctx, r, before)
  await pairs.enter(ctx.db, id)
  const [after] = await readRows(parts, ctx, { ids: [id] })
  if (!after) throw outOfReach()
  await recordChange(ctx, r, { id, type: 'Updated', properties: differences(ownValues(r, before), ownValues(r, after)), isSeen })
  touch(ctx, r, id)
  if (changed.includes('code')) await followRenamed(ctx, { of: r.name, from: String(before['code']), to: String(after['code']) })
  return after
}

/** Refuses another value for what somebody outside has written. The same value is no change, so a row goes back as it was read. */
function refuseRewritten({ fields }: Resource, before: Values, values: Values): void {
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.immutable))
  const rewritten = differences(before, own).map(({ propertyName }) => propertyName)
  if (rewritten.length > 0)
    throw new Problem('invalid', { members: Object.fromEntries(rewritten.map((name) => [name, 'invalid.immutable'])) })
}

/** The refusal of a change to a row that somebody else has changed meanwhile: it says who did, and when. */
export async function stale(ctx: Context, r: Resource, current: WireRow): Promise<Problem> {
  const userId = current.lastModifierUserId ?? current.creatorUserId
  const user = userId === null ? undefined : await ctx.db.selectFrom('user').select('userName').where('id', '=', userId).executeTakeFirst()
  const when = current.lastModificationTime ?? current.creationTime
  const who = user?.userName ?? '?'
  return new Problem('stale', { values: { who, when }, data: { who, when, id: current.id, entity: r.name, version: current.version } })
}
