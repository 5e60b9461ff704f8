import { useLocation, useMatches } from 'react-router'
import type { NavigationView } from '../../contract/features/portal.ts'
import type { PortalHandle } from '../page/head.ts'
import { pagePath } from '../address/paths.ts'

export type Current = 'page' | 'true' | undefined

interface CurrentPage {
  /** Path and query of the page that is shown. */
  here: string
  /** The page of the navigation to which it belongs, if its own address does not tell. */
  under: string | undefined
}

export function useCurrentPage(): CurrentPage {
  const { pathname, search } = useLocation()
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  const under = loaderData == null ? undefined : (handle as Partial<PortalHandle> | undefined)?.under?.(loaderData)
  return { here: pathname + search, under }
}

/** Returns the `aria-current` of an entry: `page` for the shown page itself, `true` for an entry above it. */
export function currentOf({ link, children }: NavigationView, current: CurrentPage): Current {
  const page = pagePath(link)
  if (page === null) return undefined
  if (isPageOf(page, current.here)) return children.some((child) => currentOf(child, current) === 'page') ? 'true' : 'page'
  if (current.under !== undefined && isPageOf(page, current.under)) return 'true'
  // `/_newsdetail/…` belongs to `/_news`, but to none of its categories.
  return page !== '/home' && !page.includes('?') && current.here.startsWith(page) ? 'true' : undefined
}

/** True if the shown page is that of the entry and has all its parameters. */
function isPageOf(entry: string, shown: string): boolean {
  const [asked, address] = [entry, shown].map((path) => new URL(path, 'http://site'))
  return (
    asked!.pathname === address!.pathname && [...asked!.searchParams].every(([name, value]) => address!.searchParams.get(name) === value)
  )
}
