import { load } from './session-load.ts'
import type { SessionParts } from './session-parts.ts'
import { NOBODY } from './session-state.ts'

/** T-07; a refused logout passes its error up and changes nothing. */
export async function logOut(parts: SessionParts): Promise<unknown> {
  const answer = await parts.api.logOut()
  reset(parts)
  return answer
}

/** T-08: forgets everything without a call. */
export function reset(parts: SessionParts): void {
  forgetCookies(parts)
  parts.store.set(NOBODY)
}

/** Removes the cookies, unless another user has signed in from another tab: then the cookies are that user's. */
function forgetCookies({ store, cookies }: SessionParts): void {
  const { token } = cookies.read()
  if (token === null || token === store.state.token) cookies.remove()
}

/** The server no longer knows this token. A late answer to an older token ends nothing. */
export function end(parts: SessionParts, token: string, message: string): void {
  if (parts.store.state.token !== token) return
  // A change of role ends the old token before the new one has arrived.
  if (parts.changing) parts.changing.endedWith = message
  else if (!followOtherTab(parts)) {
    suspend(parts)
    for (const listener of parts.endListeners) listener(message)
  }
}

/** Takes over the token of another tab that has changed the role, and with it the token of both tabs. */
function followOtherTab(parts: SessionParts): boolean {
  const { store, cookies } = parts
  const { token, userid } = cookies.read()
  if (token === null || token === store.state.token || userid !== store.state.userid) return false
  store.set({ token })
  void load(parts).catch(() => undefined)
  return true
}

/** Takes the token away and keeps the user on the screen, because unsaved work is still theirs. A user who was never fetched is dropped. */
export function suspend(parts: SessionParts): void {
  const { store } = parts
  forgetCookies(parts)
  store.set(store.state.roles.length > 0 ? { token: null, suspended: true } : NOBODY)
}
