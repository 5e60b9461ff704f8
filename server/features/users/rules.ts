import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { takeTurn } from '../../db/turn.ts'
import { grantedTo, hasAdministrator } from '../../http/sessions.ts'

// Nobody gives, takes or takes over what they do not hold themselves; and somebody must remain who holds everything.

/** Refuses to give roles, or to touch a user, whose permits go beyond the caller's own. */
export async function refuseBeyondOwn(ctx: Context, roleIds: number[] | undefined, userId?: number): Promise<void> {
  const roles =
    roleIds && roleIds.length > 0 ? await ctx.db.selectFrom('role').select('grantedPermissions').where('id', 'in', roleIds).execute() : []
  const given = roles.flatMap((role) => JSON.parse(role.grantedPermissions ?? '[]') as string[])
  // Whoever has narrowed their session may not touch what they hold beyond it: that would widen it, or take from it what it does not see.
  const isAllOwn = userId === ctx.caller.userId && ctx.caller.roleId === null
  const held = userId === undefined || isAllOwn ? [] : await grantedTo(ctx.db, userId)
  refusePermitsBeyondOwn(ctx, [...given, ...held])
}

export function refusePermitsBeyondOwn(ctx: Context, permits: string[]): void {
  const beyond = [...new Set(permits)].filter((permit) => !ctx.caller.permits.has(permit))
  if (beyond.length > 0) throw new Problem('forbidden', { words: 'problem.beyondOwnPermits', values: { permits: beyond.join(', ') } })
}

export function keepSelf(ctx: Context, userId: number): void {
  if (userId === ctx.caller.userId) throw new Problem('rule', { words: 'problem.ownAccount' })
}

/** After a change, within its transaction: is there still an administrator? */
export async function keepAdministrator(ctx: Context): Promise<void> {
  // Of two who demote each other at the same time the second waits here, and sees what the first has done.
  await takeTurn(ctx.db, ctx.database.engine, 'administrators')
  if (!(await hasAdministrator(ctx.db))) throw new Problem('rule', { words: 'problem.lastAdministrator' })
}
