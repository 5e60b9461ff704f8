import type { Endpoint, OutputOf } from '../../contract/endpoint.ts'
import type { MenuNode, signIn, users } from '../../contract/features/identity.ts'
import { SIGN_IN } from '../../contract/features/sign-in.ts'
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
  // The login page needs signing in only. The other calls bring their schemas along, so they are fetched later.
  const identity = () => import('../../contract/features/identity.ts')
  const start = () => import('../../contract/features/start.ts')
  return {
    authenticate: ({ username, password }) =>
      send(SIGN_IN.authenticate, { usernameOrEmailAddress: username, password }, { quiet: true }) as Promise<Granted>,
    setUp: (first) => send(SIGN_IN.setUp, first, { quiet: true }) as Promise<Granted>,
    changeRole: async (role) => call((await identity()).signIn.changeRole, { role }),
    // M-03: visitors share the session of a demo, so none of them ends it.
    logOut: mode === 'demo' ? async () => ({ code: 20000, data: 'success' }) : async () => call((await identity()).signIn.logOut),
    current: async () => (await call((await start()).session.current)).user?.id ?? null,
    user: async (id) => call((await identity()).users.get, { id }),
    permits: async (id) => (await call((await identity()).users.grantedFunctions, { id })).items,
    menuNodes: async (userId) => call((await identity()).users.menuNodes, { userId, menuTag: 'web' }),
    defaultMenus: async () => (await call((await identity()).users.defaultMenus as Endpoint<object, { data: MenuNode[] }>)).data,
  }
}
