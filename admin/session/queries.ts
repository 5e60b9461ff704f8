import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'
import type { SessionState } from './session-state.ts'

/** The cache of everything that screens have read. A failed call has shown its message, so it is not retried behind the user's back. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 10 * 60_000 }, mutations: { retry: false } },
})

// For as long as the page lives: between two screens of the back office the network may come back unheard.
queries.mount()

const ownerOf = ({ userName, viewingAs }: SessionState) => `${userName} ${viewingAs ?? ''}`

// The cache is cleared for another user or role, once the permits are theirs too: a screen that is shown until then asks for nothing again. It survives
// when the same user signs in again.
let owner = ownerOf(session.state)
session.subscribe(() => {
  const { state } = session
  if (state.userid === null || state.userName === '' || ownerOf(state) === owner) return
  owner = ownerOf(state)
  queries.clear()
})

/** T-07: clears the cache after a logout. To be called when no screen is mounted that would fetch again. */
export function clearAfterSignOut(): void {
  if (session.state.userid === null) queries.clear()
}
