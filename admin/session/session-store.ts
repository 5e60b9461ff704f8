import type { Cookies } from '../browser/cookies.ts'
import type { Granted } from './session-api.ts'
import { sessionCookies, type Held } from './session-cookies.ts'
import { NOT_VERIFIED, sessionUser, type SessionUser, type UserNeeds } from './session-user.ts'
import { createStore } from '../state/store.ts'

/** Who is signed in and what they may do (T-04). */
export interface SessionState extends SessionUser {
  token: string | null
  userid: number | null
  /** The session has ended under its user, who is still shown: until `resume` or `reset`. */
  suspended: boolean
}

const NOBODY: SessionState = {
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

interface Needs extends Omit<UserNeeds, 'remoteMenus'> {
  cookies: Cookies
  remoteMenus?: boolean
  /** M-04: roles change by their token alone. */
  isDemo?: boolean
}

export type Session = ReturnType<typeof createSession>

export function createSession({ cookies, api, known, remoteMenus = true, isDemo = false }: Needs) {
  const kept = sessionCookies(cookies)
  const store = createStore<SessionState>({ ...NOBODY, ...kept.read() })
  const { fetchUser } = sessionUser({ api, known, remoteMenus })
  let loading: { token: string | null; done: Promise<void> } | null = null
  /** While the server changes the token; with what it ended the old one, if it did. */
  let changing: { endedWith: string | null } | null = null
  const ended = new Set<(message: string) => void>()

  /** T-01; a refused login passes its error up. */
  async function signIn(credentials: { username: string; password: string }): Promise<void> {
    enter(await api.authenticate({ username: credentials.username.trim(), password: credentials.password }))
  }

  /** The first administrator of a production start. */
  async function setUp(first: { token: string; userName: string; password: string }): Promise<void> {
    enter(await api.setUp({ ...first, userName: first.userName.trim() }))
  }

  function enter(granted: Granted): void {
    kept.forgetOwn()
    hold(heldOf(granted), { seconds: granted.expireInSeconds, as: NOBODY })
  }

  /** From now on this token is sent; who is shown stays until it is fetched, unless somebody else is told. */
  function hold(held: Held, { seconds, as = store.state }: { seconds?: number; as?: SessionState } = {}): void {
    kept.write(held, seconds)
    store.set({ ...as, ...held })
  }

  /** Fetches user, permits and menus, once for one token however often it is asked. */
  function load(): Promise<void> {
    const { token } = store.state
    if (loading?.token === token) return loading.done
    const done = loadAll().finally(() => {
      if (loading?.done === done) loading = null
    })
    loading = { token, done }
    return done
  }

  /** Whatever goes on already: after a change of language it is all asked for again. */
  async function loadAll(): Promise<void> {
    const { token, userid } = store.state
    const user = await fetchUser(userid)
    // Signed out, or in as somebody else, while the answers were under way.
    if (store.state.token === token) store.set({ ...user, suspended: false })
  }

  /** T-09: looks through one role, or with null through all again. A refusal passes up and changes nothing. */
  async function changeRole(role: string | null): Promise<void> {
    await swapToken(role)
    await load().catch((error: unknown) => {
      // Nothing of the role before may stay; who is there now is asked again with the next page.
      const { token, userid } = store.state
      if (token !== null) store.set({ ...NOBODY, token, userid })
      throw error
    })
  }

  const swapToken = (role: string | null) => (isDemo ? takeDemoToken(role) : askForToken(role))

  async function askForToken(role: string | null): Promise<void> {
    const { token } = store.state
    const own = (changing = { endedWith: null as string | null })
    try {
      const granted = await api.changeRole(role)
      hold(heldOf(granted), { seconds: granted.expireInSeconds })
    } finally {
      changing = null
      if (token !== null && own.endedWith !== null) end(token, own.endedWith)
    }
  }

  /** In demo mode a role's name makes the token; what one signed in with is kept for the way back. */
  async function takeDemoToken(role: string | null): Promise<void> {
    const before = { token: store.state.token ?? '', userid: store.state.userid ?? 0 }
    const own = kept.readOwn() ?? before
    if (role === null) {
      hold(own)
      return kept.forgetOwn()
    }
    const token = `${role}-token`
    store.set({ token })
    const userid = await api.current().catch(() => null)
    if (userid === null) {
      store.set({ token: before.token })
      throw new Error(NOT_VERIFIED)
    }
    kept.writeOwn(own)
    hold({ token, userid })
  }

  /** T-07; a refused logout passes its error up and changes nothing. */
  async function logOut(): Promise<unknown> {
    const answer = await api.logOut()
    reset()
    return answer
  }

  /** T-08: forgets everything without a call. */
  function reset(): void {
    forgetCookies()
    store.set(NOBODY)
  }

  /** Somebody else may have signed in in another tab: the cookies are theirs then. */
  function forgetCookies(): void {
    const { token } = kept.read()
    if (token === null || token === store.state.token) kept.remove()
  }

  /** The server no longer knows this token. Late answers to an older token end nothing. */
  function end(token: string, message: string): void {
    if (store.state.token !== token) return
    // A role's change ends the old token before the new one is here.
    if (changing) changing.endedWith = message
    else if (!followOtherTab()) {
      suspend()
      for (const listener of ended) listener(message)
    }
  }

  /** Another tab has changed the role, and with it the token of both. */
  function followOtherTab(): boolean {
    const { token, userid } = kept.read()
    if (token === null || token === store.state.token || userid !== store.state.userid) return false
    store.set({ token })
    void load().catch(() => undefined)
    return true
  }

  /** Takes the token away and leaves its user in place: what is half done is still theirs. Who was never known is nobody. */
  function suspend(): void {
    forgetCookies()
    store.set(store.state.roles.length > 0 ? { token: null, suspended: true } : NOBODY)
  }

  /** Signs the same user in again, in the role they looked through; a refusal passes up and leaves them suspended. */
  async function resume(password: string): Promise<void> {
    const { suspended, userName, userid, viewingAs } = store.state
    if (!suspended) return
    const granted = await api.authenticate({ username: userName, password })
    if (granted.userId !== userid) throw new Error(NOT_VERIFIED)
    hold(heldOf(granted), { seconds: granted.expireInSeconds })
    try {
      // A role that was taken away meanwhile is no reason to stay outside.
      if (viewingAs !== null) await swapToken(viewingAs).catch(() => undefined)
      await load()
    } catch (error) {
      suspend()
      throw error
    }
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    onEnded: (listener: (message: string) => void) => {
      ended.add(listener)
      return () => void ended.delete(listener)
    },
    signIn,
    setUp,
    load,
    reload: loadAll,
    changeRole,
    logOut,
    reset,
    end,
    resume,
    update: (change: Partial<Pick<SessionState, 'name' | 'avatar' | 'introduction'>>) => store.set(change),
  }
}

const heldOf = ({ accessToken, userId }: Granted): Held => ({ token: accessToken, userid: userId })
