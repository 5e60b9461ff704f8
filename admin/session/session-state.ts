import type { SessionUser } from './session-user.ts'

/** The user who is signed in, and what they may do (T-04). */
export interface SessionState extends SessionUser {
  token: string | null
  userid: number | null
  /** The session has ended, but its user is still shown: until `resume` or `reset`. */
  suspended: boolean
}

export const NOBODY: SessionState = {
  token: null,
  userid: null,
  userName: '',
  name: '',
  avatar: null,
  introduction: '',
  roles: [],
  roleNames: [],
  ownRoles: [],
  viewingAs: null,
  permits: [],
  menus: [],
  routes: [],
  suspended: false,
}
