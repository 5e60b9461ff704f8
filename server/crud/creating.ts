import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped, type Engine } from '../db/engine.ts'
import { breather } from './breathe.ts'
import { differences, recordChanges, touch } from './changes.ts'
import { checkValues, cleanValues } from './checks.ts'
import { isoTime } from './columns.ts'
import { refuseRow } from './refused-row.ts'
import { refuseFull } from './most.ts'
import { pairsOfRows } from './pairs.ts'
import { encoded, ownValues, writeLinks } from './stored-values.ts'
import { checkPlace, lockTree, treeField } from './trees.ts'

type Values = Record<string, unknown>

/** The number of new rows whose changes are recorded in one statement. */
const RECORDED_AT_ONCE = 20

/** Creates rows of a resource, one or many together; `read` returns them in the wire format. */
export function creating(r: Resource, engine: Engine, read: (ctx: Context, ids: number[]) => Promise<Values[]>) {
  const tree = treeField(r)
  const pairs = pairsOfRows(r, engine)
  const prepare = (values: Values) => cleanValues(r, values)

  async function create(ctx: Context, values: Values): Promise<Values> {
    await refuseFull(ctx, engine, r, 1)
    const [made] = await record(ctx, [await insert(ctx, prepare(values))])
    return made!
  }

  async function createAll(ctx: Context, prepared: Values[]): Promise<void> {
    await refuseFull(ctx, engine, r, prepared.length)
    const breathe = breather(ctx.origin)
    let made: number[] = []
    for (const [index, values] of prepared.entries()) {
      made.push(await insert(ctx, values).catch((error: unknown) => refuseRow(error, index)))
      if (made.length === RECORDED_AT_ONCE || index === prepared.length - 1) {
        await record(ctx, made)
        made = []
      }
      await breathe()
    }
  }

  /** Inserts the row and its links; returns its id. */
  async function insert(ctx: Context, prepared: Values): Promise<number> {
    const values = withMoments(r, prepared, ctx.now)
    const parentId = tree === null ? null : ((values[tree] as number | null | undefined) ?? null)
    if (parentId !== null) await lockTree(ctx.db, engine, r)
    await checkValues(ctx.db, r, values)
    if (parentId !== null) await checkPlace(ctx.db, r, { id: null, parentId })
    const row = { ...encoded(r, values, true), version: 1, creationTime: ctx.now, creatorUserId: ctx.caller.userId }
    const { id } = (await untyped(ctx.db).insertInto(r.name).values(row).returning('id').executeTakeFirstOrThrow()) as { id: number }
    await writeLinks(ctx, r, id, values)
    await pairs.enter(ctx.db, id)
    return id
  }

  async function record(ctx: Context, ids: number[]): Promise<Values[]> {
    const made = await read(ctx, ids)
    const changes = made.map((row) => ({
      id: row['id'] as number,
      type: 'Created' as const,
      properties: differences({}, ownValues(r, row)),
    }))
    await recordChanges(ctx, r, changes)
    for (const id of ids) touch(ctx, r, id)
    return made
  }

  return { prepare, create, createAll }
}

/** A default of `now` means the moment of creation. */
function withMoments(r: Resource, values: Values, now: number): Values {
  const asked = Object.entries(r.fields).filter(([name, field]) => field.kind === 'date' && values[name] === 'now')
  return { ...values, ...Object.fromEntries(asked.map(([name]) => [name, isoTime(now)])) }
}
