import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'

/** What was read, kept while it is looked at again and refreshed behind. A call that failed says so itself, once: it is not tried again behind one's back. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 10 * 60_000 }, mutations: { retry: false } },
})

// Nothing that one person read stays for the next (T-07).
let owner = session.state.token
session.subscribe(() => {
  if (session.state.token !== owner) queries.clear()
  owner = session.state.token
})
