import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { breather } from './breathe.ts'
import { differences, recordChanges, touch } from './changes.ts'
import { checkValues } from './checks.ts'
import { cleanValues } from './cleaning.ts'
import { outOfReach } from './owner-refusals.ts'
import { ownerGiver } from './owning.ts'
import { isoTime } from './times.ts'
import { refuseRow } from './refused-row.ts'
import { refuseFull } from './most.ts'
import { readRows } from './reading.ts'
import type { WireRow } from './rows.ts'
import type { StoreParts } from './store-parts.ts'
import { sortKeyValues } from './sort-key-values.ts'
import { encoded, ownValues, writeLinks } from './stored-values.ts'
import { checkPlace, lockTree } from './trees.ts'
import { parentIn } from './tree-field.ts'
import { noteUses } from './upload-uses.ts'

type Values = Record<string, unknown>

/** The number of new rows whose changes are recorded in one statement. */
const RECORDED_AT_ONCE = 20

export async function createRow(parts: StoreParts, ctx: Context, values: Values): Promise<WireRow> {
  const { r, engine } = parts
  await refuseFull(ctx, { r, engine, more: 1 })
  const withOwner = ownerGiver(r, ctx)
  const given = cleanValues(r, values)
  const [created] = await record(parts, ctx, [await insert(parts, ctx, { given, values: await withOwner(given) })])
  return created!
}

/** Creates all rows from prepared values, or none. */
export async function createRows(parts: StoreParts, ctx: Context, prepared: readonly Values[]): Promise<void> {
  const { r, engine } = parts
  await refuseFull(ctx, { r, engine, more: prepared.length })
  const breathe = breather(ctx.origin)
  const withOwner = ownerGiver(r, ctx)
  let created: number[] = []
  for (const [index, given] of prepared.entries()) {
    created.push(await insert(parts, ctx, { given, values: await withOwner(given) }).catch((error: unknown) => refuseRow(error, index)))
    if (created.length === RECORDED_AT_ONCE || index === prepared.length - 1) {
      await record(parts, ctx, created)
      created = []
    }
    await breathe()
  }
}

interface NewRow {
  /** The values that the caller gives. */
  given: Values
  /** The same with an owner and a unit. */
  values: Values
}

/** Inserts the row and its links; returns its id. */
async function insert({ r, engine, tree, pairs }: StoreParts, ctx: Context, row: NewRow): Promise<number> {
  const values = withMoments(r, row.values, ctx.now)
  const parentId = parentIn(values, tree)
  if (parentId !== null) await lockTree(ctx.db, engine, r)
  await checkValues(ctx, r, { values, before: filledIn(row) })
  if (parentId !== null) await checkPlace(ctx, r, { id: null, parentId, values })
  const stamps = { version: 1, creationTime: ctx.now, creatorUserId: ctx.caller.userId }
  const inserted = await untyped(ctx.db)
    .insertInto(r.name)
    .values({ ...encoded(r, values, true), ...sortKeyValues(r, values), ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id: number = inserted['id']
  await writeLinks(ctx, r, { id, values })
  await noteUses(ctx, r, { id, values, isNew: true })
  await pairs.enter(ctx.db, id)
  return id
}

async function record(parts: StoreParts, ctx: Context, ids: number[]): Promise<WireRow[]> {
  const { r } = parts
  const created = await readRows(parts, ctx, { ids })
  if (created.length < ids.length) throw outOfReach()
  const changes = created.map((row) => ({
    id: row.id,
    type: 'Created' as const,
    properties: differences({}, ownValues(r, row)),
  }))
  await recordChanges(ctx, r, changes)
  for (const id of ids) touch(ctx, r, id)
  return created
}

/** The values that the server filled in: they count as stored, so the caller need not be able to view what they name. */
const filledIn = ({ given, values }: NewRow): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => (given[name] ?? null) === null))

/** A default of `now` means the moment of creation. */
function withMoments(r: Resource, values: Values, now: number): Values {
  const dates = Object.entries(r.fields).filter(([name, field]) => field.kind === 'date' && values[name] === 'now')
  return { ...values, ...Object.fromEntries(dates.map(([name]) => [name, isoTime(now)])) }
}
