import { createContext, use } from 'react'
import { holdsAll } from './permits.ts'
import { useSession } from './session.ts'

/** The permits that count inside a part that asks nothing of the server, such as an example on data of the browser; null elsewhere. */
export const PermitsHere = createContext<readonly string[] | null>(null)

/** `useCan('News/Edit')`. The server refuses the calls behind hidden elements as well. */
export function useCan(...tags: string[]): boolean {
  const here = use(PermitsHere)
  const { permits } = useSession()
  return holdsAll(here ?? permits, tags)
}

/** As `useCan`, but false before permits are loaded and once they are gone: for a part that asks the server as soon as it is shown. */
export function useCanAsk(...tags: string[]): boolean {
  const { permits } = useSession()
  return permits.length > 0 && holdsAll(permits, tags)
}
