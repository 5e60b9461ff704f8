import type { Cookies } from './cookies.ts'
import { routesOf, toMenuItem, type MenuItem } from './menu.ts'
import type { SessionApi } from './session-api.ts'

/** Who is signed in and what they may do (T-04). */
export interface SessionState {
  token: string | null
  userid: number | null
  /** The name they sign in with. */
  userName: string
  name: string
  avatar: string | null
  /** The full name. */
  introduction: string
  roles: readonly string[]
  roleNames: readonly string[]
  /** Lower-cased names of the functions granted. */
  permits: readonly string[]
  menus: readonly MenuItem[]
  /** Keys of the predefined table's rows that the menus open; the catch-all stands last (T-05, R-11). */
  routes: readonly string[]
}

export const TOKEN_COOKIE = 'Admin-Token'
export const USER_COOKIE = 'Admin-UserId'
export const CATCH_ALL = '*'

const NOBODY: SessionState = {
  token: null,
  userid: null,
  userName: '',
  name: '',
  avatar: null,
  introduction: '',
  roles: [],
  roleNames: [],
  permits: [],
  menus: [],
  routes: [],
}

interface Needs {
  cookies: Cookies
  api: SessionApi
  /** The rows whose screens exist. */
  known: ReadonlySet<string>
  /** T-05: menus of the user's own nodes; without it the default menus. */
  remoteMenus?: boolean
}

export type Session = ReturnType<typeof createSession>

export function createSession({ cookies, api, known, remoteMenus = true }: Needs) {
  let state: SessionState = { ...NOBODY, token: cookies.get(TOKEN_COOKIE), userid: Number(cookies.get(USER_COOKIE)) || null }
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const ended = new Set<(message: string) => void>()

  function set(change: Partial<SessionState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** T-01; a refused login passes its error up. */
  async function signIn(credentials: { username: string; password: string }): Promise<void> {
    keep(await api.authenticate({ username: credentials.username.trim(), password: credentials.password }))
  }

  /** The first administrator of a production start. */
  async function setUp(first: { token: string; userName: string; password: string }): Promise<void> {
    keep(await api.setUp({ ...first, userName: first.userName.trim() }))
  }

  function keep(granted: { accessToken: string; userId: number; expireInSeconds: number }): void {
    cookies.set(TOKEN_COOKIE, granted.accessToken, granted.expireInSeconds)
    cookies.set(USER_COOKIE, String(granted.userId), granted.expireInSeconds)
    set({ ...NOBODY, token: granted.accessToken, userid: granted.userId })
  }

  /** Fetches user, permits and menus, once however often it is asked. */
  function load(): Promise<void> {
    loading ??= loadAll().finally(() => (loading = null))
    return loading
  }

  async function loadAll(): Promise<void> {
    const { token, userid } = state
    const [user, permits] = await Promise.all([userInfo(userid), api.permits(userid ?? 0)])
    const menus = await menusOf(user.userName)
    // Signed out, or in as somebody else, while the answers were under way.
    if (state.token !== token) return
    set({
      userName: user.userName,
      name: user.name,
      avatar: user.avatar,
      introduction: user.fullName,
      roles: user.roles,
      roleNames: user.roleNames,
      permits: permits.flatMap(({ name }) => (name ? [name.toLowerCase()] : [])),
      ...menus,
    })
  }

  async function userInfo(userid: number | null) {
    const user = userid === null ? null : await api.user(userid)
    if (!user) throw new Error('Verification failed, please Login again.')
    if (!Array.isArray(user.roles) || user.roles.length === 0) throw new Error('getInfo: roles must be a non-null array!')
    return user
  }

  /** T-05: a user `admin` without menus of their own gets the default ones. */
  async function menusOf(userName: string): Promise<Pick<SessionState, 'menus' | 'routes'>> {
    const own = remoteMenus ? await api.menuNodes(state.userid ?? 0) : []
    const nodes = own.length === 0 && (!remoteMenus || userName === 'admin') ? await api.defaultMenus() : own
    const menus = nodes.map(toMenuItem)
    return { menus, routes: [...routesOf(menus, known), CATCH_ALL] }
  }

  /** The menus again, as after a change of language. */
  const reloadMenus = async (): Promise<void> => set(await menusOf(state.userName))

  /** T-07; a refused logout passes its error up and changes nothing. */
  async function logOut(): Promise<void> {
    await api.logOut()
    reset()
  }

  /** T-08: forgets everything without a call. */
  function reset(): void {
    cookies.remove(TOKEN_COOKIE)
    cookies.remove(USER_COOKIE)
    set(NOBODY)
  }

  /** The server no longer knows this token. Late answers to an older token end nothing. */
  function end(token: string, message: string): void {
    if (state.token !== token) return
    reset()
    for (const listener of ended) listener(message)
  }

  return {
    get state() {
      return state
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEnded: (listener: (message: string) => void) => {
      ended.add(listener)
      return () => void ended.delete(listener)
    },
    signIn,
    setUp,
    load,
    reloadMenus,
    logOut,
    reset,
    end,
    update: (change: Partial<Pick<SessionState, 'name' | 'avatar' | 'introduction'>>) => set(change),
  }
}
