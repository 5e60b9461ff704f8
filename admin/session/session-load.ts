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
  const user = await fetchUser(parts, userid)
  // The session may have ended, or have passed to another user, before the answers came.
  if (store.state.token === token) store.set({ ...user, suspended: false })
}
