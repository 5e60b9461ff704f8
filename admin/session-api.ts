import type { Endpoint, OutputOf } from '../contract/endpoint.ts'
import type { MenuNode, signIn, users } from '../contract/features/identity.ts'
import { SIGN_IN } from '../contract/features/sign-in.ts'
import { client } from '../contract/client.ts'
import type { Carry } from './http.ts'

export type Granted = OutputOf<typeof signIn.authenticate>
type UserInfo = Pick<OutputOf<typeof users.get>, 'userName' | 'name' | 'avatar' | 'fullName' | 'roles' | 'roleNames'>

/** The calls that the session state lives on (C-20, C-21); none of them shows its error itself. */
export interface SessionApi {
  authenticate: (credentials: { username: string; password: string }) => Promise<Granted>
  setUp: (first: { token: string; userName: string; password: string }) => Promise<Granted>
  logOut: () => Promise<unknown>
  user: (id: number) => Promise<UserInfo | null>
  permits: (id: number) => Promise<{ name: string }[]>
  menuNodes: (id: number) => Promise<MenuNode[]>
  defaultMenus: () => Promise<MenuNode[]>
}

export function sessionApi(carry: Carry): SessionApi {
  const call = client((endpoint, input) => carry(endpoint, input, { quiet: true }))
  // Only signing in is needed before anyone is signed in; the schemas come with the rest.
  const identity = () => import('../contract/features/identity.ts')
  return {
    authenticate: ({ username, password }) =>
      carry(SIGN_IN.authenticate, { usernameOrEmailAddress: username, password }, { quiet: true }) as Promise<Granted>,
    setUp: (first) => carry(SIGN_IN.setUp, first, { quiet: true }) as Promise<Granted>,
    logOut: async () => call((await identity()).signIn.logOut),
    user: async (id) => call((await identity()).users.get, { id }),
    permits: async (id) => (await call((await identity()).users.grantedFunctions, { id })).items,
    menuNodes: async (userId) => call((await identity()).users.menuNodes, { userId, menuTag: 'web' }),
    defaultMenus: async () => (await call((await identity()).users.defaultMenus as Endpoint<object, { data: MenuNode[] }>)).data,
  }
}
