import { Problem } from '../../../contract/errors.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { unitsLeft } from '../../http/units.ts'
import { giveRows } from '../../crud/giving-rows.ts'
import { countHeld, heldInWords, type HeldRows, type Holders } from '../../crud/held-rows.ts'
import { requireReceiver } from '../../crud/holding.ts'

const ofUnits = (ids: readonly number[]): Holders => ({ field: 'unitId', ids })

/** Gives the rows of units that were just deleted to another unit, or to the next one above each, so that no row belongs to a deleted unit (B-60h). */
export async function moveRows(ctx: Context, ids: readonly number[], rowsTo: number | undefined): Promise<void> {
  if (rowsTo !== undefined) await requireReceiver(ctx, 'organizationUnit', { id: rowsTo, member: 'rowsTo' })
  const moved: Record<string, number> = {}
  for (const { to, from, held } of await placesFor(ctx, ids, rowsTo)) {
    if (to === null) throw new Problem('conflict', { words: 'problem.unitHoldsRows', values: { what: heldInWords(ctx, held) } })
    await giveRows(ctx, held, { holders: ofUnits(from), gift: { unitId: to } })
    for (const { r, live, binned } of held) moved[r.name] = (moved[r.name] ?? 0) + live + binned
  }
  if (Object.keys(moved).length > 0) addOutcome(ctx, { rows: moved })
}

interface Moving {
  /** Null where there is no unit for the rows. */
  to: number | null
  from: number[]
  held: HeldRows[]
}

/** Returns where the rows of these units go; those without rows are left out. */
export async function placesFor(ctx: Context, ids: readonly number[], rowsTo?: number): Promise<Moving[]> {
  const targets = new Map<number | null, number[]>()
  const lefts = rowsTo === undefined ? await unitsLeft(ctx.db, ids, new Set(ids)) : null
  for (const id of ids) {
    const to = lefts ? (lefts.get(id) ?? null) : rowsTo!
    targets.set(to, [...(targets.get(to) ?? []), id])
  }
  const all = await Promise.all([...targets].map(async ([to, from]) => ({ to, from, held: await countHeld(ctx, ofUnits(from)) })))
  return all.filter(({ held }) => held.length > 0)
}
