import type { OutputOf } from '../../contract/endpoint.ts'
import type { z } from 'zod'
import type { passkeyAssertion } from '../../contract/features/second-factors.ts'
import type { MenuNode, signIn, users } from '../../contract/features/identity.ts'
import { OWN, SIGN_IN, type Wire } from '../../contract/features/sign-in.ts'
import { client } from '../../contract/client.ts'
import type { Send } from './http.ts'

export type Granted = OutputOf<typeof signIn.setUp>
/** The answer to a right password when a second factor is missing (B-54b). */
export type Asked = Extract<OutputOf<typeof signIn.authenticate>, { requiresTwoFactorVerification: true }>
/** The answer of a browser's passkey to a challenge; the server checks it. */
type Signed = z.input<typeof passkeyAssertion>
/** Lets the browser sign a challenge with a passkey. */
export type Sign = (options: Record<string, unknown>) => Promise<Signed>
export type UserInfo = Pick<
  OutputOf<typeof users.get>,
  'userName' | 'name' | 'avatar' | 'fullName' | 'roles' | 'roleDisplayNames' | 'ownRoles' | 'viewingAs'
>

/** The second factor, once it was asked for: a code, or what a passkey has signed. */
export interface Second {
  code?: string
  passkey?: Signed
}

export interface Credentials extends Second {
  username: string
  password: string
}

/** The account that a production start creates; `token` is the one that the start printed. */
export interface FirstAdministrator {
  token: string
  userName: string
  password: string
}

/** The calls behind the session (C-20, C-21); their callers show the errors. */
export interface SessionApi {
  authenticate: (credentials: Credentials) => Promise<Granted | Asked>
  /** The same by another call, whose input is `given`. */
  authenticateBy: (wire: Wire, given: object, second: Second) => Promise<Granted | Asked>
  /** A challenge for any passkey, as the browser takes it. */
  beginPasskey: () => Promise<Record<string, unknown>>
  /** Signs in by a passkey alone. */
  byPasskey: (passkey: Signed) => Promise<Granted>
  setUp: (first: FirstAdministrator) => Promise<Granted>
  /** Replaces the session by one of that role, or with null by one of all roles that the user holds (T-09). */
  changeRole: (role: string | null) => Promise<Granted>
  logOut: () => Promise<unknown>
  /** The id of the user for whom the token speaks; null if the token is not valid. */
  current: () => Promise<number | null>
  user: (id: number) => Promise<UserInfo | null>
  permits: (id: number) => Promise<{ name: string }[]>
  menuNodes: (id: number) => Promise<MenuNode[]>
  defaultMenus: () => Promise<MenuNode[]>
}

const secondInput = ({ code, passkey }: Second) => ({ ...(code && { twoFactorVerificationCode: code }), ...(passkey && { passkey }) })

export function sessionApi(send: Send, mode: 'normal' | 'demo' = 'normal'): SessionApi {
  const call = client((endpoint, input) => send(endpoint, input, { quiet: true }))
  // Calls that a page begins with are sent without their schemas. The others bring them along, so they are fetched when they are needed.
  const ask = <O>(wire: Wire, input: object = {}) => send(wire, input, { quiet: true }) as Promise<O>
  const identity = () => import('../../contract/features/identity.ts')
  const start = () => import('../../contract/features/start.ts')
  return {
    authenticate: ({ username, password, ...second }) =>
      ask(SIGN_IN.authenticate, { usernameOrEmailAddress: username, password, ...secondInput(second) }),
    authenticateBy: (wire, given, second) => ask(wire, { ...given, ...secondInput(second) }),
    beginPasskey: () => ask(SIGN_IN.beginPasskey),
    byPasskey: (passkey) => ask(SIGN_IN.passkey, { passkey }),
    setUp: (first) => ask(SIGN_IN.setUp, first),
    changeRole: async (role) => call((await identity()).signIn.changeRole, { role }),
    // M-03: visitors share the session of a demo, so none of them ends it.
    logOut: mode === 'demo' ? async () => ({ code: 20000, data: 'success' }) : async () => call((await identity()).signIn.logOut),
    current: async () => (await call((await start()).session.current)).user?.id ?? null,
    user: (id) => ask(OWN.user, { id }),
    permits: async (id) => (await ask<OutputOf<typeof users.grantedFunctions>>(OWN.permits, { id })).items,
    menuNodes: (userId) => ask(OWN.menuNodes, { userId, menuTag: 'web' }),
    defaultMenus: async () => (await ask<OutputOf<typeof users.defaultMenus>>(OWN.defaultMenus)).data,
  }
}
