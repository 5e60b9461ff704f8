import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import { forLongRead, isReading, type Context } from '../http/context.ts'
import { untyped, type Engine } from '../db/engine.ts'
import { writtenPage, type WrittenJson } from '../http/written-json.ts'
import { say } from '../language/words.ts'
import { breather } from './breathe.ts'
import { checkValues, cleanValues } from './checks.ts'
import { isoTime, linkFields, linkTable } from './columns.ts'
import { creating } from './creating.ts'
import { differences, recordChange, recordChanges, touch } from './changes.ts'
import type { CountCache } from './count-cache.ts'
import type { ListInput } from './list-input.ts'
import { listQueries } from './list-query.ts'
import type { QueryScope } from './query-scope.ts'
import { refuseFull } from './most.ts'
import { pairsOfRows } from './pairs.ts'
import { presenter } from './rows.ts'
import { checkPlace, lockTree, refuseOrphans, treeField } from './trees.ts'
import { encoded, ownValues, pick, writeLinks } from './stored-values.ts'
import { createWrittenRows, idOf } from './written-rows.ts'

type Values = Record<string, unknown>
export type WireRow = Record<string, unknown>

export interface Store {
  r: Resource
  engine: Engine
  get(ctx: Context, id: number, bin?: boolean): Promise<WireRow>
  list(ctx: Context, input: ListInput, bin?: boolean): Promise<{ totalCount: number; hasMore?: true; items: WireRow[] }>
  /** The same page as JSON: for answers. */
  listWritten(ctx: Context, input: ListInput): Promise<WrittenJson>
  count(ctx: Context, input: ListInput): Promise<number>
  create(ctx: Context, values: Values): Promise<WireRow>
  /** Prepares values before the database is asked; it needs no transaction. */
  prepare(values: Values): Values
  /** Creates all rows from prepared values, or none. */
  createAll(ctx: Context, prepared: Values[]): Promise<void>
  update(ctx: Context, values: Values & { id: number; version: number }): Promise<WireRow>
  remove(ctx: Context, ids: number[]): Promise<void>
  restore(ctx: Context, id: number): Promise<WireRow>
  deleteForever(ctx: Context, id: number): Promise<void>
}

const DELETED_AT_ONCE = 50

/** The verbs of one resource. Writes run in the caller's transaction (`ctx.db`), each with its change log. */
export function createStore(r: Resource, engine: Engine, timeZone: string, kept: CountCache | null = null): Store {
  const queries = listQueries(r, engine, timeZone)
  const present = presenter(r)
  const presentListed = presenter(r, true)
  const written = createWrittenRows(r)
  const pairs = pairsOfRows(r, engine)
  const tree = treeField(r)

  const lookFor = (ctx: Context, bin = false): QueryScope => ({
    db: ctx.db,
    longReads: forLongRead(ctx).db,
    now: ctx.now,
    scope: ctx.caller.scope,
    bin,
    // Within a write only the transaction itself knows how many there are.
    kept: isReading(ctx) ? kept : null,
  })

  const noSuchRow = (ctx: Context, id: number) =>
    new Problem('notFound', { values: { name: say(ctx.language, `resources.${r.name}.name`), id } })

  const readRows = async (ctx: Context, ids: number[], bin = false): Promise<WireRow[]> =>
    (await queries.rows(lookFor(ctx, bin), ids, 'whole')).map(present)

  async function find(ctx: Context, id: number, bin = false): Promise<WireRow> {
    const [row] = await readRows(ctx, [id], bin)
    if (!row) throw noSuchRow(ctx, id)
    return row
  }

  async function list(ctx: Context, input: ListInput, bin = false) {
    const { items, ...total } = await queries.list(lookFor(ctx, bin), input, 'listed')
    return { ...total, items: items.map(presentListed) }
  }

  async function listWritten(ctx: Context, input: ListInput) {
    const look = lookFor(ctx)
    const { items, ...total } = await queries.list(look, input, 'mark')
    const known = items.map(written.find)
    const unknown = items.filter((_, index) => !known[index]).map(idOf)
    const read = unknown.length > 0 ? await queries.rows(look, unknown, 'listed') : []
    const anew = new Map(read.map((stored) => [idOf(stored), written.write(stored)]))
    // One that has gone since the page was chosen is in neither.
    return writtenPage(
      total,
      items.flatMap((mark, index) => known[index] ?? anew.get(idOf(mark)) ?? []),
    )
  }

  async function update(ctx: Context, { id, version, ...given }: Values & { id: number; version: number }): Promise<WireRow> {
    const before = await find(ctx, id)
    const values = cleanValues(r, given)
    const isMoved = tree !== null && values[tree] !== undefined && values[tree] !== before[tree]
    if (isMoved) await lockTree(ctx.db, engine, r)
    await checkValues(ctx.db, r, values)
    if (isMoved && values[tree] !== null) await checkPlace(ctx.db, r, { id, parentId: values[tree] as number })
    if (before['version'] !== version) throw await stale(ctx, r, before)
    if (differences(pick(before, Object.keys(values)), values).length === 0) return before
    const set = { ...encoded(r, values, false), version: version + 1, lastModificationTime: ctx.now, lastModifierUserId: ctx.caller.userId }
    const { numUpdatedRows } = await untyped(ctx.db)
      .updateTable(r.name)
      .set(set)
      .where('id', '=', id)
      .where('version', '=', version)
      .where('deletionTime', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw await stale(ctx, r, await find(ctx, id))
    await writeLinks(ctx, r, id, values)
    await pairs.enter(ctx.db, id)
    const after = await find(ctx, id)
    await recordChange(ctx, r, { id, type: 'Updated', properties: differences(ownValues(r, before), ownValues(r, after)) })
    touch(ctx, r, id)
    return after
  }

  async function remove(ctx: Context, given: number[]) {
    if (tree) await lockTree(ctx.db, engine, r)
    // Deletes in the order of ids, so that two requests which delete the same rows do not wait for each other.
    const ids = [...new Set(given)].toSorted((a, b) => a - b)
    const breathe = breather(ctx.origin)
    for (let at = 0; at < ids.length; at += DELETED_AT_ONCE) {
      await removeSome(ctx, ids.slice(at, at + DELETED_AT_ONCE))
      await breathe()
    }
    if (tree) await refuseOrphans(ctx, r, ids)
  }

  function refuseMissing(ctx: Context, ids: number[], there: Values[]) {
    const known = new Set(there.map(idOf))
    const missing = ids.find((id) => !known.has(id))
    if (missing !== undefined) throw noSuchRow(ctx, missing)
  }

  async function removeSome(ctx: Context, ids: number[]) {
    refuseMissing(ctx, ids, await queries.rows(lookFor(ctx), ids, 'mark'))
    const gone = await untyped(ctx.db)
      .updateTable(r.name)
      .set({ deletionTime: ctx.now, deleterUserId: ctx.caller.userId })
      .where('id', 'in', ids)
      .where('deletionTime', 'is', null)
      .returning('id')
      .execute()
    // Another request may have deleted a row since it was read.
    refuseMissing(ctx, ids, gone)
    await recordChanges(
      ctx,
      r,
      ids.map((id) => ({ id, type: 'Deleted' })),
    )
    for (const id of ids) touch(ctx, r, id)
  }

  async function restore(ctx: Context, id: number) {
    await refuseFull(ctx, engine, r, 1)
    if (tree) await lockTree(ctx.db, engine, r)
    const row = await find(ctx, id, true)
    if (tree && row[tree] !== null) await checkPlace(ctx.db, r, { id, parentId: row[tree] as number })
    const { numUpdatedRows } = await untyped(ctx.db)
      .updateTable(r.name)
      .set({ deletionTime: null, deleterUserId: null })
      .where('id', '=', id)
      .where('deletionTime', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw noSuchRow(ctx, id)
    await recordChange(ctx, r, { id, type: 'Restored' })
    touch(ctx, r, id)
    return find(ctx, id)
  }

  async function deleteForever(ctx: Context, id: number) {
    await find(ctx, id, true)
    for (const [name] of linkFields(r)) await untyped(ctx.db).deleteFrom(linkTable(r, name)).where('rowId', '=', id).execute()
    await pairs.remove(ctx.db, id)
    const { numDeletedRows } = await untyped(ctx.db)
      .deleteFrom(r.name)
      .where('id', '=', id)
      .where('deletionTime', 'is not', null)
      .executeTakeFirst()
    // Another request has restored the row meanwhile.
    if (numDeletedRows !== 1n) throw noSuchRow(ctx, id)
    touch(ctx, r, id)
  }

  return {
    r,
    engine,
    get: find,
    list,
    listWritten,
    count: (ctx, input) => queries.count(lookFor(ctx), input),
    ...creating(r, engine, readRows),
    update,
    remove,
    restore,
    deleteForever,
  }
}

/** Says who was faster, and when. */
export async function stale(ctx: Context, r: Resource, current: WireRow) {
  const userId = (current['lastModifierUserId'] ?? current['creatorUserId']) as number | null
  const user = userId === null ? undefined : await ctx.db.selectFrom('user').select('userName').where('id', '=', userId).executeTakeFirst()
  const when = (current['lastModificationTime'] ?? current['creationTime'] ?? isoTime(ctx.now)) as string
  const who = user?.userName ?? '?'
  return new Problem('stale', {
    values: { who, when },
    data: { who, when, id: current['id'], entity: r.name, version: current['version'] },
  })
}
