import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { unitsOf } from '../http/held-roles.ts'
import type { Scope } from '../http/scopes.ts'
import { rootUnit } from '../http/units.ts'
import { rowsInReach } from './scope.ts'

export type Values = Record<string, unknown>

/**
 * Returns a function that gives a new row an owner and a unit where it names none: its creator, and the first unit of its owner that the creator
 * reaches; without one the unit at the top.
 */
export function ownerGiver(r: Resource, ctx: Context): (values: Values) => Promise<Values> {
  if (r.scopeGroup === null) return async (values) => values
  const reach = rowsInReach(ctx, r)
  const units = new Map<number | null, Promise<number | null>>()
  const unitFor = (ownerId: number | null) => {
    const known = units.get(ownerId) ?? firstUnit(ctx, ownerId, reach)
    units.set(ownerId, known)
    return known
  }
  return async (values) => {
    const ownerId = (values['ownerId'] ?? ctx.caller.userId) as number | null
    return { ...values, ownerId, unitId: values['unitId'] ?? (await unitFor(ownerId)) }
  }
}

async function firstUnit({ db }: Context, ownerId: number | null, reach: Scope): Promise<number | null> {
  const own = ownerId === null ? [] : await unitsOf(db, ownerId)
  const reached =
    reach.kind === 'all' || reach.ownerId !== null ? own : [...own.filter((id) => reach.unitIds.includes(id)), ...reach.unitIds]
  return reached[0] ?? (await rootUnit(db))
}
