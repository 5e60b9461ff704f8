import { NO_PERMITS, type Permits } from './permits.ts'
import type { HeldRole } from './scopes.ts'

export interface Caller {
  userId: number | null
  userName: string | null
  sessionId: number | null
  /** The role to which the session is narrowed (T-09); null means all roles of the user. */
  roleId: number | null
  /** The permits of all roles together. */
  permits: Permits
  /** The roles that count in this session, with the rows that each opens. */
  roles: readonly HeldRole[]
  /** B-58f: changes with permits, menus, roles and own data; the reply carries it. Missing where no session is. */
  version?: string
  /** B-54d: true while a role asks for a second factor and the person has none. The caller has no permits until there is one. */
  mustSetUpFactor?: true
  /** B-04: true when a demo account was refused because the request came from elsewhere; the caller then counts as nobody. */
  isDemoFromElsewhere?: true
}

export const ANYONE: Caller = { userId: null, userName: null, sessionId: null, roleId: null, permits: NO_PERMITS, roles: [] }
