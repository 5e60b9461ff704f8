import { NO_PERMITS, type Permits } from './permits.ts'

/**
 * The rows that a caller may see and change; every query of the store is limited to them. `all` is the only scope yet; organisation units will narrow
 * it.
 */
export type Scope = { kind: 'all' }

export interface Caller {
  userId: number | null
  userName: string | null
  sessionId: number | null
  /** The role to which the session is narrowed (T-09); null means all roles of the user. */
  roleId: number | null
  permits: Permits
  scope: Scope
  /** B-04: true when a demo account was refused because the request came from elsewhere; the caller then counts as nobody. */
  isDemoFromElsewhere?: true
}

export const ANYONE: Caller = { userId: null, userName: null, sessionId: null, roleId: null, permits: NO_PERMITS, scope: { kind: 'all' } }
