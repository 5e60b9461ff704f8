import type { SessionParts } from './session-parts.ts'
import { fetchUser } from './session-user.ts'

/** Fetches user, permits and menus. Callers with the same token share one fetch. */
export function load(parts: SessionParts): Promise<void> {
  const { token } = parts.store.state
  if (parts.loading?.token === token) return parts.loading.done
  const done = reload(parts).finally(() => {
    if (parts.loading?.done === done) parts.loading = null
  })
  parts.loading = { token, done }
  return done
}

/** Fetches everything again even if a fetch is under way: that one may still bring texts in the language before. */
export async function reload(parts: SessionParts): Promise<void> {
  const { store } = parts
  const { token, userid } = store.state
  // Its own replies tell the version that it reads.
  parts.version = null
  const user = await fetchUser(parts, userid)
  // The session may have ended, or have passed to another user, before the answers came.
  if (store.state.token === token) store.set({ ...user, suspended: false })
}

/** B-58f: fetches everything again when a reply tells another version of the session than the reply before. */
export function follow(parts: SessionParts, token: string, told: string): void {
  if (token !== parts.store.state.token) return
  const known = parts.version
  const isOld = known?.token === token && known.told !== told
  // The open page stays as it is when the fetch fails: the call that told of the change has its own message.
  if (isOld) reload(parts).catch(() => undefined)
  parts.version = { token, told }
}
