import { sql } from 'kysely'
import type { Place } from '../../contract/calls/resource-endpoints.ts'
import { Problem } from '../../contract/errors.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import { changeStamps, recordChanges, touch } from './changes.ts'
import { MOST_RENUMBERED, numbersFor, type Numbered } from './numbering.ts'
import { readRow } from './reading.ts'
import type { StoreParts } from './store-parts.ts'
import { checkPlace, lockTree } from './trees.ts'
import { parentIn } from './tree-field.ts'

export type Move = Place & { id: number }

/** The rows of one list: those below the same parent, or all rows of a resource that is no tree. */
interface Siblings {
  tree: string | null
  parentId: number | null
  /** The row that moves; it is no neighbour of its own. */
  id: number
}

/** Gives a row another place in its list. Returns the ids of the rows whose number has changed: the row, and the neighbours that gave way. */
export async function moveRow(parts: StoreParts, ctx: Context, { id, parentId, ...beside }: Move): Promise<number[]> {
  const { r, engine, tree } = parts
  await (tree ? lockTree(ctx.db, engine, r) : takeTurn(ctx.db, engine, `order:${r.name}`))
  const row = await readRow(parts, ctx, { id })
  const above = tree === null ? null : parentId === undefined ? parentIn(row, tree) : parentId
  if (above !== null && above !== parentIn(row, tree)) await checkPlace(ctx.db, r, { id, parentId: above })
  const siblings: Siblings = { tree, parentId: above, id }
  await numberAll(parts, ctx, siblings)
  const { before, behind } = await around(parts, ctx, siblings, beside)
  const numbers = numbersFor(id, before, behind)
  if (!numbers) throw new Problem('rule', { words: 'problem.tooManyInWay', values: { most: MOST_RENUMBERED } })
  return write(parts, ctx, siblings, numbers)
}

/** Rows without a number stand first in a list; they get one, so that others can stand before them. */
async function numberAll(parts: StoreParts, ctx: Context, siblings: Siblings) {
  const rows = () => siblingsOf(parts, ctx, siblings)
  const without = await rows().select('id').where('sort', 'is', null).orderBy('id').limit(MOST_RENUMBERED).execute()
  if (without.length === 0) return
  const least = await rows()
    .select(({ fn }) => fn.min('sort').as('sort'))
    .executeTakeFirst()
  const sort = Math.floor(Math.min(0, Number(least?.['sort'] ?? 0))) - 1
  await write(
    parts,
    ctx,
    siblings,
    without.map((row) => ({ id: row['id'], sort })),
  )
}

const siblingsOf = ({ r }: StoreParts, ctx: Context, { tree, parentId }: Siblings) =>
  untyped(ctx.db)
    .selectFrom(r.name)
    .where('deletionTime', 'is', null)
    .$if(tree !== null, (query) => query.where(tree!, parentId === null ? 'is' : '=', parentId))

/** Reads the rows before the place and behind it, each list beginning with the row next to it. */
async function around(parts: StoreParts, ctx: Context, siblings: Siblings, { afterId, beforeId }: Omit<Place, 'parentId'>) {
  if (afterId === null) return { before: [], behind: await beside(parts, ctx, siblings, { way: 'behind' }) }
  const id = afterId ?? beforeId ?? null
  if (id === null) return { before: await beside(parts, ctx, siblings, { way: 'before' }), behind: [] }
  const [found] = await beside(parts, ctx, siblings, { way: 'behind', id })
  // Another editor has moved or deleted it since the list was read.
  if (!found) throw new Problem('conflict', { words: 'problem.placeGone' })
  const before = await beside(parts, ctx, siblings, { way: 'before', from: found })
  const behind = await beside(parts, ctx, siblings, { way: 'behind', from: found })
  return afterId === undefined ? { before, behind: [found, ...behind] } : { before: [found, ...before], behind }
}

interface Asked {
  way: 'before' | 'behind'
  /** The row from which the others are read; without it from the end of the list. */
  from?: Numbered
  /** This row alone. */
  id?: number
}

async function beside(parts: StoreParts, ctx: Context, siblings: Siblings, { way, from, id }: Asked): Promise<Numbered[]> {
  const [sign, direction] = way === 'behind' ? ([sql`>`, 'asc'] as const) : ([sql`<`, 'desc'] as const)
  const rows = await siblingsOf(parts, ctx, siblings)
    .select(['id', 'sort'])
    .where('id', '<>', siblings.id)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`("sort" ${sign} ${from!.sort} or ("sort" = ${from!.sort} and "id" ${sign} ${from!.id}))`),
    )
    .orderBy('sort', direction)
    .orderBy('id', direction)
    .limit(MOST_RENUMBERED + 1)
    .execute()
  return rows.map((row) => ({ id: row['id'], sort: row['sort'] }))
}

/** Writes the numbers that differ, each with a version and an entry in the change log. */
async function write({ r }: StoreParts, ctx: Context, { tree, parentId, id: moved }: Siblings, numbers: readonly Numbered[]) {
  const names = ['sort', ...(tree === null ? [] : [tree])]
  const wanted = numbers.map(({ id, sort }) => ({ id, values: { sort, ...(tree !== null && id === moved ? { [tree]: parentId } : {}) } }))
  const ids = numbers.map(({ id }) => id)
  const stored = await untyped(ctx.db)
    .selectFrom(r.name)
    .select(['id', ...names])
    .where('id', 'in', ids)
    .execute()
  const before = new Map(stored.map((row) => [row['id'], row]))
  const changes = wanted.flatMap(({ id, values }) => {
    const properties = Object.entries(values).flatMap(([propertyName, newValue]) => {
      const originalValue: unknown = before.get(id)?.[propertyName] ?? null
      return originalValue === newValue ? [] : [{ propertyName, originalValue, newValue }]
    })
    return properties.length > 0 ? [{ id, type: 'Updated' as const, properties, values }] : []
  })
  for (const { id, values } of changes) {
    await untyped(ctx.db)
      .updateTable(r.name)
      .set({ ...values, ...changeStamps(ctx) })
      .where('id', '=', id)
      .execute()
    touch(ctx, r, id)
  }
  if (changes.length > 0)
    await recordChanges(
      ctx,
      r,
      changes.map(({ id, type, properties }) => ({ id, type, properties })),
    )
  return changes.map(({ id }) => id)
}
