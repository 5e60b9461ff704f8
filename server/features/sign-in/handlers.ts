import { signIn } from '../../../contract/features/identity.ts'
import type { Environment } from '../../config/environment.ts'
import type { Bus } from '../../db/bus.ts'
import type { Context } from '../../http/context.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import type { CodesFor } from '../codes/codes.ts'
import type { Messages } from '../messages/messages.ts'
import type { FactorParts } from '../second-factors/factors.ts'
import { assertionOptions } from '../second-factors/passkeys.ts'
import type { Settings } from '../../settings/settings.ts'
import { authenticate } from './authenticate.ts'
import { changeRole } from './change-role.ts'
import { enter, sessionReply } from './enter.ts'
import { createSignInLimits, type SignInLimits } from './limits.ts'
import type { LoginLog } from './login-log.ts'
import { createPhoneEntry } from './phone-entry.ts'
import { createSendPhoneCode, PHONE_SIGN_IN } from './phone.ts'
import { createResetByLink } from './reset-by-link.ts'
import { RESET_LINK } from './reset-link.ts'
import { createSendResetLink } from './send-reset-link.ts'
import { createPasskeySignIn, refusePasskeysOff } from './passkey.ts'
import { createSetUp } from './set-up.ts'
import { createUnlocking } from './unlocking.ts'

interface SignInParts {
  bus: Bus
  loginLog: LoginLog
  /** The guesses that accounts have left. */
  limits: SignInLimits
  environment: Pick<Environment, 'isDemo' | 'publicUrl'>
  codesFor: CodesFor
  messages: Messages
  factors: FactorParts
  settings: Settings
}

/** C-20, T-07, T-09: sign-in, sign-out, the change of roles, and the set-up at the first start. */
export function signInHandlers({ bus, codesFor, messages, environment, settings, ...parts }: SignInParts): Mounted[] {
  const { isDemo, publicUrl } = environment
  const { loginLog, factors } = parts
  const guards = { ...parts, isDemo, isUnlocked: createUnlocking(bus) }
  const byPasskey = createPasskeySignIn(guards)
  const roleLimits = createSignInLimits(settings.values)
  const setUp = createSetUp()
  const phone = { ...guards, bus, codes: codesFor(PHONE_SIGN_IN), messages }
  const [sendPhoneCode, authenticateByPhone] = [createSendPhoneCode(phone), createPhoneEntry(phone)]
  const reset = { ...guards, bus, codes: codesFor(RESET_LINK), messages }
  const sendResetLink = createSendResetLink({ ...reset, publicUrl })
  const resetByLink = createResetByLink(reset)
  return [
    handle(
      signIn.authenticate,
      ({ usernameOrEmailAddress, username, password, twoFactorVerificationCode: code = null, passkey = null }, ctx) =>
        authenticate(ctx, { account: (usernameOrEmailAddress ?? username)!, password, code, passkey }, guards),
    ),
    handle(signIn.sendPhoneCode, ({ phoneNumber }, ctx) => sendPhoneCode(ctx, phoneNumber)),
    handle(signIn.authenticateByPhone, ({ phoneNumber, smsCode, twoFactorVerificationCode: code = null, passkey = null }, ctx) =>
      authenticateByPhone(ctx, { phoneNumber, smsCode, code, passkey }),
    ),
    handle(signIn.sendResetLink, ({ usernameOrEmailAddress }, ctx) => sendResetLink(ctx, usernameOrEmailAddress)),
    handle(signIn.resetByLink, (input, ctx) => resetByLink(ctx, input)),
    handle(signIn.beginPasskey, async (_, ctx) => beginPasskey(ctx, factors)),
    handle(signIn.passkey, ({ passkey }, ctx) => byPasskey(ctx, passkey)),
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

async function beginPasskey(ctx: Context, factors: FactorParts) {
  refusePasskeysOff(ctx)
  return { ...(await assertionOptions(ctx.db, factors, { purpose: { kind: 'signIn', userId: null }, now: ctx.now })) }
}

async function logOut(ctx: Context) {
  await ctx.db.deleteFrom('session').where('id', '=', ctx.caller.sessionId!).execute()
  ctx.changed.add('session')
  return null
}
