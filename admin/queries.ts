import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'
import type { SessionState } from './session-store.ts'

/** What was read, kept while it is looked at again and refreshed behind. A call that failed says so itself, once: it is not tried again behind one's back. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 10 * 60_000 }, mutations: { retry: false } },
})

const ownerNow = ({ userid, viewingAs }: SessionState) => `${userid} ${viewingAs ?? ''}`

// Nothing that one person read stays for the next (T-07), nor what a wider role read for a narrower one (T-09).
let owner = ownerNow(session.state)
session.subscribe(() => {
  const now = ownerNow(session.state)
  if (now !== owner) queries.clear()
  owner = now
})
