import type { OutputOf } from '../../contract/endpoint.ts'
import type { MenuNode, signIn, users } from '../../contract/features/identity.ts'
import { OWN, SIGN_IN, type Wire } from '../../contract/features/sign-in.ts'
import { client } from '../../contract/client.ts'
import type { Send } from './http.ts'

export type Granted = OutputOf<typeof signIn.authenticate>
export type UserInfo = Pick<
  OutputOf<typeof users.get>,
  'userName' | 'name' | 'avatar' | 'fullName' | 'roles' | 'roleDisplayNames' | 'ownRoles' | 'viewingAs'
>

export interface Credentials {
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
  authenticate: (credentials: Credentials) => Promise<Granted>
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

export function sessionApi(send: Send, mode: 'normal' | 'demo' = 'normal'): SessionApi {
  const call = client((endpoint, input) => send(endpoint, input, { quiet: true }))
  // Calls that a page begins with are sent without their schemas. The others bring them along, so they are fetched when they are needed.
  const ask = <O>(wire: Wire, input: object = {}) => send(wire, input, { quiet: true }) as Promise<O>
  const identity = () => import('../../contract/features/identity.ts')
  const start = () => import('../../contract/features/start.ts')
  return {
    authenticate: ({ username, password }) => ask(SIGN_IN.authenticate, { usernameOrEmailAddress: username, password }),
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
