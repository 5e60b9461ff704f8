import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'
import type { SessionState } from './session-state.ts'

/** What was read, kept while it is looked at again and refreshed behind. A call that failed says so itself, once: it is not tried again behind one's back. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 10 * 60_000 }, mutations: { retry: false } },
})

const ownerOf = ({ userid, viewingAs }: SessionState) => `${userid} ${viewingAs ?? ''}`

// Nothing that one person read, or in one role, stays for the next; who only signs in again finds all as it was.
let owner = ownerOf(session.state)
session.subscribe(() => {
  const { state } = session
  if (state.userid === null || ownerOf(state) === owner) return
  owner = ownerOf(state)
  queries.clear()
})

/** T-07: nothing stays of who has left; to be called when no screen is there to ask for it again. */
export function forgetWhoLeft(): void {
  if (session.state.userid === null) queries.clear()
}
