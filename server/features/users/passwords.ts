import { z } from 'zod'
import { Problem } from '../../../contract/errors.ts'
import type { Bus } from '../../db/bus.ts'
import { writeAndTell } from '../../db/write-and-tell.ts'
import type { Context } from '../../http/context.ts'
import { createLimit } from '../../http/limits.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import { inTurn } from '../sign-in/hash-queue.ts'
import { hashPassword, isRight } from '../sign-in/passwords.ts'
import { refuseWeak } from '../sign-in/weak-passwords.ts'
import { setPassword } from '../sign-in/set-password.ts'
import { endSessions } from '../../http/end-sessions.ts'

/** The names of a user, which their password must not contain. */
const owner = z.object({ userName: z.string(), name: z.string().nullish(), emailAddress: z.string().nullish() })

/** Reads the names of a user from a row or from the input of a call. */
export const ownerIn = (values: Record<string, unknown>) => owner.parse(values)

interface NewPassword extends z.output<typeof owner> {
  password: string
  /** The member of the input that a refusal names. */
  member?: string
}

/** Checks a new password and hashes it when its turn comes. */
export async function newHash(ctx: Context, { password, member = 'newPassword', ...names }: NewPassword): Promise<string> {
  await refuseWeak(password, { member, db: ctx.db, rules: ctx.settings, names: [names.userName, names.name, names.emailAddress] })
  return inTurn(ctx.origin.ip, () => hashPassword(password))
}

interface GivenPassword {
  given: string
  /** The member of the input that holds it. */
  member: string
  words?: string
}

async function callerOf(ctx: Context) {
  const row = await ctx.db
    .selectFrom('user')
    .select(['userName', 'name', 'emailAddress', 'passwordHash'])
    .where('id', '=', ctx.caller.userId!)
    .where('deletionTime', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Problem('signedOut')
  return row
}

export type OwnPassword = ReturnType<typeof createOwnPassword>

/** V-01: users change their own password by giving the old one; ten wrong ones in a quarter of an hour end the session. */
export function createOwnPassword(bus: Bus) {
  const guesses = createLimit(10, 15 * 60)

  /** The old password must be right before the new password is checked. */
  async function check(given: { userId?: number | null | undefined; currentPassword: string; newPassword: string }, ctx: Context) {
    if (given.userId && given.userId !== ctx.caller.userId) throw new Problem('forbidden', { words: 'problem.forbiddenPlain' })
    const found = await confirm(ctx, { given: given.currentPassword, member: 'currentPassword', words: 'problem.wrongPassword' })
    return newHash(ctx, { ...ownerIn(found), password: given.newPassword })
  }

  /** Refuses a password that is not the caller's own; returns the caller's names. */
  async function confirm(ctx: Context, { given, member, words = 'problem.wrongOwnPassword' }: GivenPassword) {
    const userId = ctx.caller.userId!
    const found = await callerOf(ctx)
    const left = await guesses.take(String(userId))
    const giveBack = () => guesses.giveBack(String(userId))
    const right = await orGiveBack(giveBack, () => inTurn(ctx.origin.ip, () => isRight(given, found.passwordHash)))
    if (!right) {
      if (left === 0) await endThisSession(ctx)
      throw new Problem('invalid', { members: { [member]: words } })
    }
    await guesses.forget(String(userId))
    return found
  }

  async function change(_: unknown, ctx: Context, passwordHash: string) {
    await setPassword(ctx, ctx.caller.userId!, passwordHash)
    await endSessions(ctx.db, ctx.caller.userId!, ctx.caller.sessionId)
    return true as const
  }

  async function endThisSession({ database, caller }: Context) {
    await writeAndTell({ database, bus }, new Set(['session']), (db) =>
      db.deleteFrom('session').where('id', '=', caller.sessionId!).execute(),
    )
  }

  return { check, change, confirm }
}
