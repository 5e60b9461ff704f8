import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { enter } from './enter.ts'
import { findUser } from './find-user.ts'
import { inTurn } from './hash-queue.ts'
import type { SignInLimits } from './limits.ts'
import type { LoginLog, Result } from './login-log.ts'
import { isRight } from './passwords.ts'

interface Guards {
  limits: SignInLimits
  loginLog: LoginLog
  isDemo: boolean
  /** True once an operator has unlocked the accounts. */
  isUnlocked: (ctx: Context) => Promise<boolean>
}

interface Credentials {
  account: string
  password: string
}

/** C-20: begins a session for the right password. A wrong password and an unknown name get the same answer in the same time. */
export async function authenticate(ctx: Context, { account, password }: Credentials, guards: Guards) {
  const { limits, loginLog, isDemo } = guards
  await takeGuess(ctx, account, guards)
  const { user, isRightPassword } = await inTurn(ctx.origin.ip, () => check(ctx, account, password)).catch(async (busy: unknown) => {
    await limits.giveBack(account, ctx.origin.ip)
    throw busy
  })
  if (!user || !isRightPassword) {
    loginLog.addFailure({ ctx, account, userId: user?.id ?? null }, 'InvalidUserNameOrPassword')
    throw new Problem('loginFailed')
  }
  const refused = refusalOf(user, ctx, isDemo)
  if (refused) {
    loginLog.addFailure({ ctx, account, userId: user.id }, refused)
    throw refused === 'DemoAccount' ? new Problem('forbidden', { words: 'problem.demoAccount' }) : new Problem('loginFailed')
  }
  await limits.forget(account, ctx.origin.ip)
  return enter(ctx, loginLog, { userId: user.id, account })
}

/** Takes one of the guesses that this account and this network have left. */
async function takeGuess(ctx: Context, account: string, { limits, loginLog, isUnlocked }: Guards) {
  await limits.take(account, ctx.origin.ip).catch(async (refused: unknown) => {
    if (await isUnlocked(ctx)) return limits.clear()
    if (loginLog.countLockedOut(ctx.origin.ip)) {
      const user = await findUser(ctx.db, ctx.database.engine, account)
      loginLog.addFailure({ ctx, account, userId: user?.id ?? null }, 'LockedOut')
    }
    throw refused
  })
}

async function check(ctx: Context, account: string, password: string) {
  const user = await findUser(ctx.db, ctx.database.engine, account)
  return { user, isRightPassword: await isRight(password, user?.passwordHash) }
}

type Account = Pick<NonNullable<Awaited<ReturnType<typeof findUser>>>, 'isActive' | 'hasDemoPassword'>

/** Returns why an account may not sign in although the password is right. */
function refusalOf(user: Account, ctx: Context, isDemo: boolean): Exclude<Result, 'Success'> | null {
  if (user.isActive !== 1) return 'UserIsNotActive'
  return user.hasDemoPassword === 1 && !isDemo && !ctx.origin.isFromHere?.() ? 'DemoAccount' : null
}
