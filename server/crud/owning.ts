import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources, resourceNamed } from '../../contract/resources/index.ts'
import { untyped, type Db } from '../db/engine.ts'
import type { Context } from '../http/context.ts'
import { unitsOf } from '../http/held-roles.ts'
import { ALL_ROWS, type Scope } from '../http/scopes.ts'
import { rootUnit, unitLeft } from '../http/units.ts'
import { isWithin } from './existing.ts'
import { rowsInReach } from './scope.ts'

type Values = Record<string, unknown>

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

/**
 * Returns who gets a row that comes out of the recycle bin, where its owner or its unit is deleted: whoever restores it, and the next unit above that
 * is left. A row that had no owner keeps none.
 */
export async function heirsOf(ctx: Context, r: Resource, row: Values): Promise<Values> {
  if (r.scopeGroup === null) return {}
  const { ownerId, unitId } = row
  const isGone = async (table: 'user' | 'organizationUnit', id: unknown) =>
    typeof id === 'number' && !(await isWithin(ctx, resourceNamed(table), { id, scope: ALL_ROWS, isKept: true }))
  return {
    ...((await isGone('user', ownerId)) && { ownerId: ctx.caller.userId }),
    ...((await isGone('organizationUnit', unitId)) && { unitId: await unitLeft(ctx.db, unitId as number) }),
  }
}

/** Gives the rows that the program itself made to a user. An enquiry has no owner until somebody takes it. */
export async function ownSeeded(db: Db, ownerId: number): Promise<void> {
  for (const { name } of allResources.filter(({ scopeGroup }) => scopeGroup !== null && scopeGroup !== 'enquiries'))
    await untyped(db).updateTable(name).set({ ownerId }).where('ownerId', 'is', null).where('creatorUserId', 'is', null).execute()
}

/** Refuses to empty a field that the server fills in: a row keeps an owner and a unit. */
export function refuseEmptied({ fields }: Resource, before: Values, values: Values): void {
  const emptied = Object.keys(values).filter((name) => fields[name]?.given && values[name] === null && before[name] !== null)
  if (emptied.length > 0) throw new Problem('invalid', { members: Object.fromEntries(emptied.map((name) => [name, 'invalid.required'])) })
}

/** The refusal of a row that would belong to somebody out of the caller's reach. */
export const outOfReach = () => new Problem('invalid', { members: { unitId: 'invalid.outOfReach', ownerId: 'invalid.outOfReach' } })
