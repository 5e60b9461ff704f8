import type { Store } from '../state/store.ts'
import type { SessionApi } from './session-api.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionState } from './session-state.ts'
import type { UserNeeds } from './session-user.ts'

/** Everything that the verbs of a session share. */
export interface SessionParts extends UserNeeds {
  store: Store<SessionState>
  cookies: SessionCookies
  api: SessionApi
  /** M-04: a role changes by its token alone. */
  isDemo: boolean
  /** The fetch of the user that is under way, and the token it was begun with. */
  loading: { token: string | null; done: Promise<void> } | null
  /** The version of the session that the newest reply told, and its token. */
  version: { token: string; told: string } | null
  /** Set while the server replaces the token; `endedWith` holds the message if the old token ends meanwhile. */
  changing: { endedWith: string | null } | null
  endListeners: Set<(message: string) => void>
}
