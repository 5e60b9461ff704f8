import { Problem } from '../../../contract/errors.ts'
import { signIn } from '../../../contract/features/identity.ts'
import type { Bus } from '../../db/bus.ts'
import type { Context } from '../../http/context.ts'
import type { Environment } from '../../config/environment.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { changeRole } from './change-role.ts'
import { findUser } from './find-user.ts'
import { inTurn } from './hash-queue.ts'
import { createSignInLimits } from './limits.ts'
import type { LoginLog } from './login-log.ts'
import { isRight } from './passwords.ts'
import { SESSION_SECONDS, startSession } from '../../http/sessions.ts'
import { createSetUp } from './set-up.ts'
import { createUnlocking } from './unlocking.ts'

interface SignInParts {
  bus: Bus
  loginLog: LoginLog
  environment: Pick<Environment, 'isDemo'>
}

/** C-20, T-07, T-09. A wrong password and an unknown name get the same answer in the same time. */
export function signInHandlers({ bus, loginLog, environment }: SignInParts): Mounted[] {
  const limits = createSignInLimits()
  const roleLimits = createSignInLimits()
  const setUp = createSetUp()
  const isUnlocked = createUnlocking(bus)

  async function authenticate(
    given: { usernameOrEmailAddress?: string | undefined; username?: string | undefined; password: string },
    ctx: Context,
  ) {
    const account = (given.usernameOrEmailAddress ?? given.username)!
    await limits.take(account, ctx.origin.ip).catch(async (refused: unknown) => {
      if (await isUnlocked(ctx)) return limits.clear()
      if (loginLog.countLockedOut(ctx.origin.ip)) await logFailure(ctx, account, 'LockedOut')
      throw refused
    })
    const { user, right } = await inTurn(ctx.origin.ip, () => check(ctx, account, given.password)).catch(async (busy: unknown) => {
      await limits.giveBack(account, ctx.origin.ip)
      throw busy
    })
    const refused = right ? refusalOf(user!, ctx) : 'InvalidUserNameOrPassword'
    if (refused) {
      loginLog.addFailure({ ctx, account, userId: user?.id ?? null }, refused)
      throw refused === 'DemoAccount' ? new Problem('forbidden', { words: 'problem.demoAccount' }) : new Problem('loginFailed')
    }
    await limits.forget(account, ctx.origin.ip)
    return enter(ctx, user!.id, account)
  }

  async function check(ctx: Context, account: string, password: string) {
    const user = await findUser(ctx.db, ctx.database.engine, account)
    return { user, right: await isRight(password, user?.passwordHash) }
  }

  function refusalOf(user: { isActive: number; hasDemoPassword: number | null }, ctx: Context) {
    if (user.isActive !== 1) return 'UserIsNotActive'
    return user.hasDemoPassword === 1 && !environment.isDemo && !ctx.origin.isFromHere?.() ? 'DemoAccount' : null
  }

  const logFailure = async (ctx: Context, account: string, result: 'LockedOut') =>
    loginLog.addFailure({ ctx, account, userId: (await findUser(ctx.db, ctx.database.engine, account))?.id ?? null }, result)

  /** Writes the session, the log row and the time of the last sign-in, all or none. */
  async function enter(ctx: Context, userId: number, account: string) {
    const token = await ctx.database.write.transaction().execute(async (db) => {
      await loginLog.addSuccess(db, { ctx, account, userId })
      await db.updateTable('user').set({ lastLoginTime: ctx.now }).where('id', '=', userId).execute()
      await db.deleteFrom('session').where('expiryTime', '<', ctx.now).execute()
      return startSession(db, { userId, origin: ctx.origin, now: ctx.now })
    })
    return { accessToken: token, encryptedAccessToken: token, expireInSeconds: SESSION_SECONDS, userId }
  }

  async function logOut(_: unknown, ctx: Context) {
    await ctx.db.deleteFrom('session').where('id', '=', ctx.caller.sessionId!).execute()
    ctx.changed.add('session')
    return null
  }

  return [
    handle(signIn.authenticate, authenticate),
    handle(signIn.logOut, logOut),
    handlePrepared(
      signIn.changeRole,
      (_, ctx) => roleLimits.take(ctx.caller.userName!, ctx.origin.ip),
      async ({ role }, ctx) => {
        const { token, seconds } = await changeRole(ctx, role)
        await roleLimits.forget(ctx.caller.userName!, ctx.origin.ip)
        return { accessToken: token, encryptedAccessToken: token, expireInSeconds: seconds, userId: ctx.caller.userId! }
      },
    ),
    handle(signIn.setUp, async (input, ctx) => {
      const userId = await setUp(ctx, input)
      bus.tell(new Set(['user', 'session']))
      return enter(ctx, userId, input.userName)
    }),
  ]
}
