import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import type { Db } from '../../db/engine.ts'
import { factorsOf } from '../second-factors/factors.ts'
import { spendCode, takeCodeGuess, wrongCode } from '../second-factors/spend-code.ts'
import { assertionOptions, checkAssertion, spendAssertion, type Assertion } from '../second-factors/passkeys.ts'
import type { Guards } from './guards.ts'

interface Step {
  userId: number
  account: string
  code: string | null
  passkey: Assertion | null
}

/** The guards that the second step asks. */
type Asking = Pick<Guards, 'loginLog' | 'factors'>

/** Uses the second factor up, in the transaction that begins the session; throws the refusal. */
type Spend = (db: Db) => Promise<void>

/** B-54b: asks for the second factor where the person has one and the call brought none; otherwise returns how to use up what it brought. */
export async function secondStep(
  ctx: Context,
  step: Step,
  guards: Asking,
): Promise<{ asked: Awaited<ReturnType<typeof asked>> } | { spend: Spend }> {
  const factors = await factorsOf(ctx.db, step.userId)
  if (factors.length === 0) return { spend: async () => undefined }
  if (step.code === null && step.passkey === null) {
    guards.loginLog.addFailure({ ctx, ...step }, 'SecondFactorMissing')
    return { asked: await asked(ctx, step.userId, factors, guards) }
  }
  const isRight = step.passkey ? await byPasskey(ctx, step.userId, step.passkey, guards) : await byCode(ctx, step, guards)
  return {
    spend: async (db) => {
      if (await isRight(db)) return
      guards.loginLog.addFailure({ ctx, ...step }, 'WrongSecondFactor')
      throw step.passkey ? new Problem('invalid', { words: 'problem.passkeyRefused' }) : wrongCode('twoFactorVerificationCode')
    },
  }
}

async function byCode(ctx: Context, { userId, account, code }: Step, { factors, loginLog }: Asking) {
  const given = { userId, code: code!, now: ctx.now }
  await takeCodeGuess(factors, given).catch((refused: unknown) => {
    if (loginLog.countLockedOut(ctx.origin.ip)) loginLog.addFailure({ ctx, account, userId }, 'LockedOut')
    throw refused
  })
  return (db: Db) => spendCode(db, factors, given)
}

async function byPasskey(ctx: Context, userId: number, passkey: Assertion, { factors }: Asking) {
  const verified = await checkAssertion(ctx.db, factors, { passkey, purpose: { kind: 'secondFactor', userId }, now: ctx.now })
  return async (db: Db) => verified !== null && spendAssertion(db, verified, ctx.now)
}

async function asked(ctx: Context, userId: number, factors: Awaited<ReturnType<typeof factorsOf>>, guards: Asking) {
  const purpose = { kind: 'secondFactor', userId } as const
  const passkeyOptions = factors.includes('Passkey')
    ? { ...(await assertionOptions(ctx.db, guards.factors, { purpose, now: ctx.now })) }
    : null
  return { requiresTwoFactorVerification: true as const, userId, twoFactorAuthProviders: factors, passkeyOptions }
}
