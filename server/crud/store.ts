import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/schema.ts'
import type { Context } from '../context.ts'
import { untyped, type Engine } from '../db/engine.ts'
import { writtenPage, type WrittenJson } from '../http/written-json.ts'
import { say } from '../words.ts'
import { checkTree, checkValues, cleanValues, treeField } from './checks.ts'
import { columnsOf, encode, isoTime, linkFields, linkTable } from './columns.ts'
import { differences, recordChange } from './changes.ts'
import type { KeptCounts } from './kept-counts.ts'
import type { ListInput } from './list-input.ts'
import { listQueries, type Look } from './list-query.ts'
import { presenter } from './rows.ts'
import { createWrittenRows, idOf } from './written-rows.ts'

type Values = Record<string, unknown>
export type WireRow = Record<string, unknown>

export interface Store {
  r: Resource
  engine: Engine
  get(ctx: Context, id: number, bin?: boolean): Promise<WireRow>
  list(ctx: Context, input: ListInput, bin?: boolean): Promise<{ totalCount: number; items: WireRow[] }>
  /** The same page as JSON: for answers. */
  listWritten(ctx: Context, input: ListInput): Promise<WrittenJson>
  count(ctx: Context, input: ListInput): Promise<number>
  create(ctx: Context, values: Values): Promise<WireRow>
  update(ctx: Context, values: Values & { id: number; version: number }): Promise<WireRow>
  remove(ctx: Context, ids: number[]): Promise<void>
  restore(ctx: Context, id: number): Promise<WireRow>
  deleteForever(ctx: Context, id: number): Promise<void>
}

/** The verbs of one resource. Writes run in the caller's transaction (`ctx.db`), each with its change log. */
export function createStore(r: Resource, engine: Engine, timeZone: string, kept: KeptCounts | null = null): Store {
  const queries = listQueries(r, engine, timeZone)
  const present = presenter(r)
  const presentListed = presenter(r, true)
  const written = createWrittenRows(r)

  const lookFor = (ctx: Context, bin = false): Look => ({
    db: ctx.db,
    now: ctx.now,
    scope: ctx.caller.scope,
    bin,
    // Within a write only the transaction itself knows how many there are.
    kept: ctx.db === ctx.database.read ? kept : null,
  })

  async function find(ctx: Context, id: number, bin = false): Promise<WireRow> {
    const [stored] = await queries.rows(lookFor(ctx, bin), [id], 'whole')
    if (!stored) throw new Problem('notFound', { values: { name: say(ctx.language, `resources.${r.name}.name`), id } })
    return present(stored)
  }

  async function list(ctx: Context, input: ListInput, bin = false) {
    const { totalCount, items } = await queries.list(lookFor(ctx, bin), input, 'listed')
    return { totalCount, items: items.map(presentListed) }
  }

  async function listWritten(ctx: Context, input: ListInput) {
    const look = lookFor(ctx)
    const { totalCount, items } = await queries.list(look, input, 'mark')
    const known = items.map(written.find)
    const unknown = items.filter((_, index) => !known[index]).map(idOf)
    const read = unknown.length > 0 ? await queries.rows(look, unknown, 'listed') : []
    const anew = new Map(read.map((stored) => [idOf(stored), written.write(stored)]))
    // One that has gone since the page was chosen is in neither.
    return writtenPage(
      totalCount,
      items.flatMap((mark, index) => known[index] ?? anew.get(idOf(mark)) ?? []),
    )
  }

  async function create(ctx: Context, given: Values): Promise<WireRow> {
    const values = cleanValues(r, withMoments(r, given, ctx.now))
    await checkValues(ctx.db, r, values)
    const row = { ...encoded(r, values, true), version: 1, creationTime: ctx.now, creatorUserId: ctx.caller.userId }
    const { id } = (await untyped(ctx.db).insertInto(r.name).values(row).returning('id').executeTakeFirstOrThrow()) as { id: number }
    await writeLinks(ctx, r, id, values)
    const made = await find(ctx, id)
    await recordChange(ctx, r, { id, type: 'Created', properties: differences({}, ownValues(r, made)) })
    touch(ctx, r, id)
    return made
  }

  async function update(ctx: Context, { id, version, ...given }: Values & { id: number; version: number }): Promise<WireRow> {
    const before = await find(ctx, id)
    const values = cleanValues(r, given)
    await checkValues(ctx.db, r, values)
    const tree = treeField(r)
    if (tree && values[tree] !== undefined) await checkTree(ctx.db, r, id, values[tree] as number | null)
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
    const after = await find(ctx, id)
    await recordChange(ctx, r, { id, type: 'Updated', properties: differences(ownValues(r, before), ownValues(r, after)) })
    touch(ctx, r, id)
    return after
  }

  async function remove(ctx: Context, ids: number[]) {
    for (const id of new Set(ids)) {
      await find(ctx, id)
      await refuseWithChildren(ctx, r, id)
      await untyped(ctx.db)
        .updateTable(r.name)
        .set({ deletionTime: ctx.now, deleterUserId: ctx.caller.userId })
        .where('id', '=', id)
        .execute()
      await recordChange(ctx, r, { id, type: 'Deleted' })
      touch(ctx, r, id)
    }
  }

  async function restore(ctx: Context, id: number) {
    await find(ctx, id, true)
    await untyped(ctx.db).updateTable(r.name).set({ deletionTime: null, deleterUserId: null }).where('id', '=', id).execute()
    await recordChange(ctx, r, { id, type: 'Restored' })
    touch(ctx, r, id)
    return find(ctx, id)
  }

  async function deleteForever(ctx: Context, id: number) {
    await find(ctx, id, true)
    for (const [name] of linkFields(r)) await untyped(ctx.db).deleteFrom(linkTable(r, name)).where('rowId', '=', id).execute()
    await untyped(ctx.db).deleteFrom(r.name).where('id', '=', id).execute()
    touch(ctx, r, id)
  }

  return {
    r,
    engine,
    get: find,
    list,
    listWritten,
    count: (ctx, input) => queries.count(lookFor(ctx), input),
    create,
    update,
    remove,
    restore,
    deleteForever,
  }
}

/** What visitors see of a publishable resource changes by publishing only, so its drafts touch no page. */
export function touch(ctx: Context, r: Resource, id: number) {
  const tag = r.publishable ? `${r.name}-draft` : r.name
  ctx.changed.add(tag).add(`${tag}:${id}`)
}

/** `now` as a default means the moment of creation. */
function withMoments(r: Resource, values: Values, now: number): Values {
  const asked = Object.entries(r.fields).filter(([name, field]) => field.kind === 'date' && values[name] === 'now')
  return { ...values, ...Object.fromEntries(asked.map(([name]) => [name, isoTime(now)])) }
}

function encoded(r: Resource, values: Values, whole: boolean) {
  const columns = columnsOf(r).filter((c) => whole || values[c.name] !== undefined)
  return Object.fromEntries(columns.map((c) => [c.name, encode(c.field, values[c.name])]))
}

async function writeLinks(ctx: Context, r: Resource, id: number, values: Values) {
  for (const [name] of linkFields(r)) {
    if (values[name] === undefined) continue
    const table = linkTable(r, name)
    await untyped(ctx.db).deleteFrom(table).where('rowId', '=', id).execute()
    const rows = [...new Set(values[name] as number[])].map((targetId) => ({ rowId: id, targetId }))
    if (rows.length > 0) await untyped(ctx.db).insertInto(table).values(rows).execute()
  }
}

const pick = (row: Values, names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]))
const ownValues = (r: Resource, row: WireRow) =>
  pick(
    row,
    properties(r.fields).map(([name]) => name),
  )

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

async function refuseWithChildren(ctx: Context, r: Resource, id: number) {
  const tree = treeField(r)
  if (!tree) return
  const child = await sql`select 1 from ${sql.table(r.name)} where ${sql.ref(tree)} = ${id} and "deletionTime" is null limit 1`.execute(
    ctx.db,
  )
  if (child.rows.length > 0)
    throw new Problem('rule', { words: 'problem.inUse', values: { what: say(ctx.language, `resources.${r.name}.name`) } })
}
