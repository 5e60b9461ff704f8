import type { Resource } from '../../contract/resource.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { ALL_ROWS } from '../http/scopes.ts'
import { unitLeft } from '../http/units.ts'
import { isWithin } from './existing.ts'
import type { Values } from './owning.ts'

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
