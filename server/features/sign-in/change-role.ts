import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { startSession } from '../../http/session-rows.ts'
import { rolesOf } from '../../http/roles.ts'

/**
 * T-09: replaces the session of the caller by one that is narrowed to a role of theirs (null: to none). The new session ends when the old one would
 * have ended, so that changing roles keeps nobody signed in.
 */
export async function changeRole(ctx: Context, role: string | null): Promise<{ token: string; seconds: number }> {
  const { caller, db, now, origin } = ctx
  const roleId = role === null ? null : await heldRole(ctx, role)
  // Of two changes at the same moment only the first finds the session.
  const old = await db.deleteFrom('session').where('id', '=', caller.sessionId!).returning('expiryTime').executeTakeFirst()
  if (!old) throw new Problem('signedOut')
  const token = await startSession(db, { userId: caller.userId!, roleId, origin, now, expiryTime: old.expiryTime })
  ctx.changed.add('session')
  return { token, seconds: Math.max(1, Math.floor((old.expiryTime - now) / 1000)) }
}

/** A role that the caller does not hold is refused like a role that does not exist. */
async function heldRole({ db, caller }: Context, name: string): Promise<number> {
  const held = await rolesOf(db, caller.userId!)
  const found = held.find((role) => role.name === name)
  if (!found) throw new Problem('forbidden', { words: 'problem.roleNotHeld', values: { role: name } })
  return found.id
}
