import { signIn } from '../../../contract/features/identity.ts'
import type { Environment } from '../../config/environment.ts'
import type { Bus } from '../../db/bus.ts'
import type { Context } from '../../http/context.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { authenticate } from './authenticate.ts'
import { changeRole } from './change-role.ts'
import { enter, sessionReply } from './enter.ts'
import { createSignInLimits } from './limits.ts'
import type { LoginLog } from './login-log.ts'
import { createSetUp } from './set-up.ts'
import { createUnlocking } from './unlocking.ts'

interface SignInParts {
  bus: Bus
  loginLog: LoginLog
  environment: Pick<Environment, 'isDemo'>
}

/** C-20, T-07, T-09: sign-in, sign-out, the change of roles, and the set-up at the first start. */
export function signInHandlers({ bus, loginLog, environment: { isDemo } }: SignInParts): Mounted[] {
  const guards = { limits: createSignInLimits(), loginLog, isDemo, isUnlocked: createUnlocking(bus) }
  const roleLimits = createSignInLimits()
  const setUp = createSetUp()
  return [
    handle(signIn.authenticate, ({ usernameOrEmailAddress, username, password }, ctx) =>
      authenticate(ctx, { account: (usernameOrEmailAddress ?? username)!, password }, guards),
    ),
    handle(signIn.logOut, (_, ctx) => logOut(ctx)),
    handlePrepared(
      signIn.changeRole,
      (_, ctx) => roleLimits.take(ctx.caller.userName!, ctx.origin.ip),
      async ({ role }, ctx) => {
        const { token, seconds } = await changeRole(ctx, role)
        await roleLimits.forget(ctx.caller.userName!, ctx.origin.ip)
        return sessionReply({ token, seconds, userId: ctx.caller.userId! })
      },
    ),
    handle(signIn.setUp, async (input, ctx) => {
      const userId = await setUp(ctx, input)
      bus.tell(new Set(['user', 'session']))
      return enter(ctx, loginLog, { userId, account: input.userName })
    }),
  ]
}

async function logOut(ctx: Context) {
  await ctx.db.deleteFrom('session').where('id', '=', ctx.caller.sessionId!).execute()
  ctx.changed.add('session')
  return null
}
