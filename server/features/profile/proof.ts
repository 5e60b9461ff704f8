import { Problem } from '../../../contract/errors.ts'
import type { Proof } from '../../../contract/features/profile.ts'
import type { Context } from '../../http/context.ts'
import { type FactorParts, factorsOf } from '../second-factors/factors.ts'
import { spendCode, takeCodeGuess, wrongCode } from '../second-factors/spend-code.ts'
import type { OwnPassword } from '../users/passwords.ts'

interface ProofParts {
  factors: FactorParts
  ownPassword: OwnPassword
}

/** B-56e: whoever changes factors shows once more that it is they. This part runs before the transaction, because hashing takes long. */
export async function checkProof(
  ctx: Context,
  { currentPassword, verificationCode }: Proof,
  { factors, ownPassword }: ProofParts,
): Promise<void> {
  if (currentPassword) {
    await ownPassword.confirm(ctx, { given: currentPassword, member: 'currentPassword' })
    return
  }
  if (!verificationCode) return requireFreshSignOn(ctx)
  await takeCodeGuess(factors, { userId: ctx.caller.userId!, code: verificationCode })
}

/** The other part uses a code up, in the transaction of the change. Any other proof needs nothing more. */
export async function spendProof(ctx: Context, { currentPassword, verificationCode }: Proof, { factors }: ProofParts): Promise<void> {
  if (currentPassword || !verificationCode) return
  const isRight = await spendCode(ctx.db, factors, { userId: ctx.caller.userId!, code: verificationCode, now: ctx.now })
  if (!isRight) throw wrongCode('verificationCode')
}

const FRESH_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/**
 * B-61m: somebody whom the provider of single sign-on made has nothing to show yet, so their session must have begun a moment ago. It is told by its end,
 * which a change of roles does not move, and by the time of their last sign-in, because the settings can change how long sessions last.
 */
async function requireFreshSignOn({ db, caller, now, settings }: Context): Promise<void> {
  const found = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.expiryTime', 'user.passwordHash', 'user.lastLoginTime'])
    .where('session.id', '=', caller.sessionId)
    .executeTakeFirst()
  const hasNothing = found?.passwordHash === null && (await factorsOf(db, caller.userId!)).length === 0
  if (!hasNothing) throw new Problem('invalid', { members: { currentPassword: 'invalid.required' } })
  const begun = Math.min(found.expiryTime - settings.sessionHours * HOUR_MS, found.lastLoginTime ?? 0)
  if (begun <= now - FRESH_MS) throw new Problem('rule', { words: 'problem.signOnAgain' })
}
