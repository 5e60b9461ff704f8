import { signIn } from '../../../contract/features/identity.ts'
import { SIGN_ON_BEGIN } from '../../../contract/features/sign-on.ts'
import type { Environment } from '../../config/environment.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import type { CodesFor } from '../codes/codes.ts'
import type { FactorParts } from '../second-factors/factors.ts'
import type { LoginLog } from '../sign-in/login-log.ts'
import { createSignOnEntry } from './entry.ts'
import { SIGN_ON_TICKET } from './tickets.ts'

interface SignOnParts {
  environment: Pick<Environment, 'isDemo' | 'signOn'>
  loginLog: LoginLog
  factors: FactorParts
  codesFor: CodesFor
}

/** B-61: the calls of single sign-on. The two addresses that a browser visits are in `routes.ts`. */
export function signOnHandlers({ environment: { isDemo, signOn }, codesFor, ...parts }: SignOnParts): Mounted[] {
  const authenticate = createSignOnEntry({
    ...parts,
    isDemo,
    isOn: (ctx) => signOn !== null && ctx.settings.offersSignOn,
    codes: codesFor(SIGN_ON_TICKET),
  })
  const offered = ({ settings }: Context) =>
    signOn && !isDemo && settings.offersSignOn
      ? [{ name: 'OpenIdConnect', displayName: signOn.name, clientId: signOn.clientId, beginUrl: SIGN_ON_BEGIN }]
      : []
  return [
    handle(signIn.externalProviders, async (_, ctx) => offered(ctx)),
    handle(signIn.externalAuthenticate, ({ ticket, verifier, twoFactorVerificationCode: code = null, passkey = null }, ctx) =>
      authenticate(ctx, { ticket, verifier, code, passkey }),
    ),
  ]
}
