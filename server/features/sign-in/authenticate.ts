import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import type { Assertion } from '../second-factors/passkeys.ts'
import { enter } from './enter.ts'
import { findUser } from './find-user.ts'
import { inTurn } from './hash-queue.ts'
import type { Guards } from './guards.ts'
import { isRight } from './passwords.ts'
import { refusalOf } from './refusal.ts'
import { secondStep } from './second-step.ts'

interface Credentials {
  account: string
  password: string
  code: string | null
  passkey: Assertion | null
}

/**
 * C-20, B-54: begins a session for the right password, and the second factor where the person has one. A wrong password and an unknown name get the same
 * answer in the same time, whatever second factor comes with them.
 */
export async function authenticate(ctx: Context, given: Credentials, guards: Guards) {
  const { account } = given
  await takeGuess(ctx, account, guards, async () => (await findUser(ctx.db, ctx.database.engine, account))?.id ?? null)
  return orGiveBack(
    () => guards.limits.giveBack(account, ctx.origin.ip),
    () => checked(ctx, given, guards),
  )
}

async function checked(ctx: Context, { account, password, code, passkey }: Credentials, guards: Guards) {
  const { limits, loginLog } = guards
  const { user, isRightPassword } = await inTurn(ctx.origin.ip, () => check(ctx, account, password))
  if (!user || !isRightPassword) {
    loginLog.addFailure({ ctx, account, userId: user?.id ?? null }, 'InvalidUserNameOrPassword')
    throw new Problem('loginFailed')
  }
  const refused = refusalOf(user, ctx, guards.isDemo)
  if (refused) {
    loginLog.addFailure({ ctx, account, userId: user.id }, refused)
    throw refused === 'DemoAccount' ? new Problem('forbidden', { words: 'problem.demoAccount' }) : new Problem('loginFailed')
  }
  const step = await secondStep(ctx, { userId: user.id, account, code, passkey }, guards)
  if ('asked' in step) {
    // A right password alone gives back its own guess and no other, or whoever knows it could guess codes without end.
    await limits.giveBack(account, ctx.origin.ip)
    return step.asked
  }
  const entered = await enter(ctx, loginLog, { userId: user.id, account, spend: step.spend })
  await limits.forget(account, ctx.origin.ip)
  return entered
}

/** Takes one of the guesses that this account and this network have left. An account is a name, an e-mail address or a mobile number. */
export async function takeGuess(ctx: Context, account: string, { limits, loginLog, isUnlocked }: Guards, idOf: IdOf) {
  await limits.take(account, ctx.origin.ip).catch(async (refused: unknown) => {
    if (await isUnlocked(ctx)) return limits.clear()
    if (loginLog.countLockedOut(ctx.origin.ip)) {
      loginLog.addFailure({ ctx, account, userId: await idOf() }, 'LockedOut')
    }
    throw refused
  })
}

async function check(ctx: Context, account: string, password: string) {
  const user = await findUser(ctx.db, ctx.database.engine, account)
  return { user, isRightPassword: await isRight(password, user?.passwordHash) }
}

/** Finds the user of an account; null if there is none. */
type IdOf = () => Promise<number | null>
