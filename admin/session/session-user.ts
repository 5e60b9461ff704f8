import type { Keys } from '../../contract/back-office/screens.ts'
import type { MenuNode } from '../../contract/features/menu-node.ts'
import { routesOf, toMenuItem, type MenuItem } from './menu.ts'
import type { SessionApi } from './session-api.ts'

/** The part of the session's state that describes its user (T-04). */
export interface SessionUser {
  /** The name for signing in. */
  userName: string
  name: string
  avatar: string | null
  /** The full name. */
  introduction: string
  roles: readonly string[]
  roleNames: readonly string[]
  /** All roles that the user holds, even while the session is narrowed to one of them (T-09). */
  ownRoles: readonly { name: string; displayName: string }[]
  /** The role to which the session is narrowed; null while it is not. */
  viewingAs: string | null
  /** Lower-cased names of the functions granted. */
  permits: readonly string[]
  menus: readonly MenuItem[]
  /** Keys of the screens that the menus open; the catch-all stands last (T-05, R-11). */
  routes: readonly string[]
}

export const CATCH_ALL = '*'
export const NOT_VERIFIED = 'Verification failed, please Login again.'

export interface UserNeeds {
  api: SessionApi
  /** The keys of the screens that exist. */
  known: Keys
  /** T-05: takes the menus from the user's own nodes; false takes the default menus. */
  remoteMenus: boolean
}

/** The calls that fill the state once there is a token. */
export async function fetchUser(needs: UserNeeds, userid: number | null): Promise<SessionUser> {
  const { api, remoteMenus } = needs
  const [user, permits, own] = await Promise.all([
    userInfo(api, userid),
    api.permits(userid ?? 0),
    remoteMenus ? api.menuNodes(userid ?? 0) : [],
  ])
  const menus = await menusOf(needs, own, user.userName)
  return {
    userName: user.userName,
    name: user.name,
    avatar: user.avatar,
    introduction: user.fullName,
    roles: user.roles,
    roleNames: user.roleDisplayNames,
    ownRoles: user.ownRoles,
    viewingAs: user.viewingAs,
    permits: permits.flatMap(({ name }) => (name ? [name.toLowerCase()] : [])),
    ...menus,
  }
}

/** T-03 */
async function userInfo(api: SessionApi, userid: number | null) {
  const user = userid === null ? null : await api.user(userid)
  if (!user) throw new Error(NOT_VERIFIED)
  if (!Array.isArray(user.roles) || user.roles.length === 0) throw new Error('getInfo: roles must be a non-null array!')
  return user
}

/** T-05: a user `admin` without menus of their own gets the default menus. */
async function menusOf({ api, known, remoteMenus }: UserNeeds, own: MenuNode[], userName: string) {
  const nodes = own.length === 0 && (!remoteMenus || userName === 'admin') ? await api.defaultMenus() : own
  const menus = nodes.map(toMenuItem)
  return { menus, routes: [...routesOf(menus, known), CATCH_ALL] }
}
