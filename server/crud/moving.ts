import { sql } from 'kysely'
import type { Place } from '../../contract/calls/resource-endpoints.ts'
import { Problem } from '../../contract/errors.ts'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import { mayName } from './checks.ts'
import { MOST_RENUMBERED, numbersFor, type Numbered } from './numbering.ts'
import { readRow } from './reading.ts'
import { renumber, type Renumbered, type Siblings } from './renumbering.ts'
import type { StoreParts } from './store-parts.ts'
import { checkPlace, lockTree, noSuchParent } from './trees.ts'
import { parentIn } from './tree-field.ts'

export type Move = Place & { id: number }

/** Gives a row another place in its list. Returns the rows whose number has changed: the row, and the neighbours that gave way. */
export async function moveRow(parts: StoreParts, ctx: Context, { id, parentId, ...beside }: Move): Promise<Renumbered[]> {
  const { r, engine, tree } = parts
  await (tree ? lockTree(ctx.db, engine, r) : takeTurn(ctx.db, engine, `order:${r.name}`))
  const row = await readRow(parts, ctx, { id })
  const above = tree === null ? null : parentId === undefined ? parentIn(row, tree) : parentId
  if (above !== null && above !== parentIn(row, tree)) await checkParent(parts, ctx, { id, parentId: above })
  const siblings: Siblings = { tree, parentId: above, id }
  await numberAll(parts, ctx, siblings)
  const { before, behind } = await around(parts, ctx, siblings, beside)
  const numbers = numbersFor(id, before, behind)
  if (!numbers) throw new Problem('rule', { words: 'problem.tooManyInWay', values: { most: MOST_RENUMBERED } })
  return renumber(parts, ctx, siblings, numbers)
}

/** Refuses a parent that the caller may not view just as one that does not exist. */
async function checkParent({ r }: StoreParts, ctx: Context, place: { id: number; parentId: number }) {
  if (!(await mayName(ctx, r, { id: place.parentId }))) throw noSuchParent(r, place.parentId)
  await checkPlace(ctx, r, place)
}

/** Rows without a number stand last in a list; they get one, so that others can stand behind them. */
async function numberAll(parts: StoreParts, ctx: Context, siblings: Siblings) {
  const rows = () => siblingsOf(parts, ctx, siblings)
  const without = await rows().select('id').where('sort', 'is', null).orderBy('id').limit(MOST_RENUMBERED).execute()
  if (without.length === 0) return
  const greatest = await rows()
    .select(({ fn }) => fn.max('sort').as('sort'))
    .executeTakeFirst()
  const sort = Math.ceil(Math.max(0, Number(greatest?.['sort'] ?? 0))) + 1
  await renumber(
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
  // Another editor has moved or deleted it since the list was read; a row that the caller may not view answers alike.
  if (!found || !(await mayName(ctx, parts.r, { id }))) throw new Problem('conflict', { words: 'problem.placeGone' })
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
