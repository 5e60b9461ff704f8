import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { grantedTo, grantsOf } from '../../http/roles.ts'

// Users cannot give, take away or take over permits that they do not hold themselves.

interface Touched {
  /** The roles that are given. */
  roleIds?: number[] | undefined
  /** The units that they become a member of: each gives its roles. */
  unitIds?: number[] | undefined
  /** The user who is changed. */
  userId?: number
}

/** Refuses to give roles, or to change a user, whose permits go beyond the caller's own. */
export async function refuseBeyondOwn(ctx: Context, { roleIds = [], unitIds = [], userId }: Touched): Promise<void> {
  const given = [...roleIds, ...(await rolesOfUnits(ctx, unitIds))]
  const roles = given.length > 0 ? await ctx.db.selectFrom('role').select('grantedPermissions').where('id', 'in', given).execute() : []
  // A narrowed session must not change permits that its user holds beyond the one role: that would widen it, or take away permits that it cannot see.
  const isAllOwn = userId === ctx.caller.userId && ctx.caller.roleId === null
  const held = userId === undefined || isAllOwn ? [] : await grantedTo(ctx.db, userId)
  refusePermitsBeyondOwn(ctx, [...grantsOf(roles), ...held])
}

async function rolesOfUnits(ctx: Context, unitIds: number[]): Promise<number[]> {
  if (unitIds.length === 0) return []
  const rows = await ctx.db.selectFrom('organizationUnit_roleIds').select('targetId').distinct().where('rowId', 'in', unitIds).execute()
  return rows.map(({ targetId }) => targetId)
}

export function refusePermitsBeyondOwn(ctx: Context, permits: string[]): void {
  const beyond = [...new Set(permits)].filter((permit) => !ctx.caller.permits.has(permit))
  if (beyond.length > 0) throw new Problem('forbidden', { words: 'problem.beyondOwnPermits', values: { permits: beyond.join(', ') } })
}

export function keepSelf(ctx: Context, userId: number): void {
  if (userId === ctx.caller.userId) throw new Problem('rule', { words: 'problem.ownAccount' })
}
