import type { Endpoint, OutputOf } from '../../contract/endpoint.ts'
import type { MenuNode, signIn, users } from '../../contract/features/identity.ts'
import { SIGN_IN } from '../../contract/features/sign-in.ts'
import { client } from '../../contract/client.ts'
import type { Carry } from './http.ts'

export type Granted = OutputOf<typeof signIn.authenticate>
export type UserInfo = Pick<
  OutputOf<typeof users.get>,
  'userName' | 'name' | 'avatar' | 'fullName' | 'roles' | 'roleNames' | 'ownRoles' | 'viewingAs'
>

/** The calls that the session state lives on (C-20, C-21); none of them shows its error itself. */
export interface SessionApi {
  authenticate: (credentials: { username: string; password: string }) => Promise<Granted>
  setUp: (first: { token: string; userName: string; password: string }) => Promise<Granted>
  /** A session of that role, or with null of all that one holds, in place of the one that asks (T-09). */
  changeRole: (role: string | null) => Promise<Granted>
  logOut: () => Promise<unknown>
  /** The id of the user for whom the token speaks; null: for nobody. */
  current: () => Promise<number | null>
  user: (id: number) => Promise<UserInfo | null>
  permits: (id: number) => Promise<{ name: string }[]>
  menuNodes: (id: number) => Promise<MenuNode[]>
  defaultMenus: () => Promise<MenuNode[]>
}

export function sessionApi(carry: Carry, mode: 'normal' | 'demo' = 'normal'): SessionApi {
  const call = client((endpoint, input) => carry(endpoint, input, { quiet: true }))
  // Only signing in is needed before anyone is signed in; the schemas come with the rest.
  const identity = () => import('../../contract/features/identity.ts')
  return {
    authenticate: ({ username, password }) =>
      carry(SIGN_IN.authenticate, { usernameOrEmailAddress: username, password }, { quiet: true }) as Promise<Granted>,
    setUp: (first) => carry(SIGN_IN.setUp, first, { quiet: true }) as Promise<Granted>,
    changeRole: async (role) => call((await identity()).signIn.changeRole, { role }),
    // M-03: a demo's session is nobody's own to end.
    logOut: mode === 'demo' ? async () => ({ code: 20000, data: 'success' }) : async () => call((await identity()).signIn.logOut),
    current: async () => (await call((await identity()).session.current)).user?.id ?? null,
    user: async (id) => call((await identity()).users.get, { id }),
    permits: async (id) => (await call((await identity()).users.grantedFunctions, { id })).items,
    menuNodes: async (userId) => call((await identity()).users.menuNodes, { userId, menuTag: 'web' }),
    defaultMenus: async () => (await call((await identity()).users.defaultMenus as Endpoint<object, { data: MenuNode[] }>)).data,
  }
}
