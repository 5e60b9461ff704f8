import { requirePermit } from '../../http/permission.ts'
import type { Context } from '../../http/context.ts'

/** Users may read their own record; the records of others need a permit. */
export function ownOrPermitted(ctx: Context, userId: number): void {
  if (userId !== ctx.caller.userId) requirePermit(ctx, 'User/View')
}

/** Returns the role to which the caller's session is narrowed when the user is the caller. Callers see their own account with that role only. */
export const narrowedTo = ({ caller }: Context, userId: number): number | null => (userId === caller.userId ? caller.roleId : null)
