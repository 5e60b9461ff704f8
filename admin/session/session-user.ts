import { routesOf, toMenuItem, type MenuItem } from './menu.ts'
import type { SessionApi } from './session-api.ts'

/** What the state says of the user for whom the session's token speaks (T-04). */
export interface SessionUser {
  /** The name they sign in with. */
  userName: string
  name: string
  avatar: string | null
  /** The full name. */
  introduction: string
  roles: readonly string[]
  roleNames: readonly string[]
  /** All the roles one may look through, however the session is narrowed (T-09). */
  ownRoles: readonly { name: string; displayName: string }[]
  /** The name of the role to which the session is narrowed; null: none. */
  viewingAs: string | null
  /** Lower-cased names of the functions granted. */
  permits: readonly string[]
  menus: readonly MenuItem[]
  /** Keys of the predefined table's rows that the menus open; the catch-all stands last (T-05, R-11). */
  routes: readonly string[]
}

export const CATCH_ALL = '*'
export const NOT_VERIFIED = 'Verification failed, please Login again.'

export interface UserNeeds {
  api: SessionApi
  /** The rows whose screens exist. */
  known: ReadonlySet<string>
  /** T-05: menus of the user's own nodes; without it the default menus. */
  remoteMenus: boolean
}

/** The calls that fill the state once there is a token. */
export function sessionUser({ api, known, remoteMenus }: UserNeeds) {
  async function fetchUser(userid: number | null): Promise<SessionUser> {
    const [user, permits] = await Promise.all([userInfo(userid), api.permits(userid ?? 0)])
    const menus = await fetchMenus(userid, user.userName)
    return {
      userName: user.userName,
      name: user.name,
      avatar: user.avatar,
      introduction: user.fullName,
      roles: user.roles,
      roleNames: user.roleNames,
      ownRoles: user.ownRoles,
      viewingAs: user.viewingAs,
      permits: permits.flatMap(({ name }) => (name ? [name.toLowerCase()] : [])),
      ...menus,
    }
  }

  /** T-03 */
  async function userInfo(userid: number | null) {
    const user = userid === null ? null : await api.user(userid)
    if (!user) throw new Error(NOT_VERIFIED)
    if (!Array.isArray(user.roles) || user.roles.length === 0) throw new Error('getInfo: roles must be a non-null array!')
    return user
  }

  /** T-05: a user `admin` without menus of their own gets the default ones. */
  async function fetchMenus(userid: number | null, userName: string): Promise<Pick<SessionUser, 'menus' | 'routes'>> {
    const own = remoteMenus ? await api.menuNodes(userid ?? 0) : []
    const nodes = own.length === 0 && (!remoteMenus || userName === 'admin') ? await api.defaultMenus() : own
    const menus = nodes.map(toMenuItem)
    return { menus, routes: [...routesOf(menus, known), CATCH_ALL] }
  }

  return { fetchUser }
}
