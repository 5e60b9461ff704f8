import type { Cookies } from '../browser/cookies.ts'
import { createStore } from '../state/store.ts'
import type { Credentials, FirstAdministrator, Second, SessionApi, Sign } from './session-api.ts'
import { sessionCookies } from './session-cookies.ts'
import { end, logOut, reset } from './session-end.ts'
import { follow, load, reload } from './session-load.ts'
import type { SessionParts } from './session-parts.ts'
import { changeRole } from './session-role.ts'
import { NOBODY, type SessionState } from './session-state.ts'
import { setUp, signIn, signInBy, signInByPasskey } from './session-token.ts'
import type { UserNeeds } from './session-user.ts'

interface SessionNeeds extends Omit<UserNeeds, 'remoteMenus'> {
  cookies: Cookies
  remoteMenus?: boolean
  isDemo?: boolean
}

export type Session = ReturnType<typeof createSession>

export function createSession({ cookies, remoteMenus = true, isDemo = false, ...needs }: SessionNeeds) {
  const stored = sessionCookies(cookies)
  const store = createStore<SessionState>({ ...NOBODY, ...stored.read() })
  const endListeners: SessionParts['endListeners'] = new Set()
  const parts: SessionParts = {
    ...needs,
    remoteMenus,
    isDemo,
    store,
    cookies: stored,
    endListeners,
    loading: null,
    version: null,
    changing: null,
  }
  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    onEnded: (listener: (message: string) => void) => {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
    signIn: (credentials: Credentials) => signIn(parts, credentials),
    signInBy: (...call: Parameters<SessionApi['authenticateBy']>) => signInBy(parts, ...call),
    signInByPasskey: (sign: Sign) => signInByPasskey(parts, sign),
    setUp: (first: FirstAdministrator) => setUp(parts, first),
    load: () => load(parts),
    reload: () => reload(parts),
    follow: (token: string, version: string) => follow(parts, token, version),
    changeRole: (role: string | null) => changeRole(parts, role),
    logOut: () => logOut(parts),
    reset: () => reset(parts),
    end: (token: string, message: string) => end(parts, token, message),
    /** Its code comes with the dialog that asks for the password. */
    resume: async (password: string, second?: Second) => (await import('./session-resume.ts')).resume(parts, password, second),
    update: (change: Partial<Pick<SessionState, 'name' | 'avatar' | 'introduction'>>) => store.set(change),
  }
}
