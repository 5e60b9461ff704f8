import { useLocation, useMatches } from 'react-router'
import type { NavigationView } from '../../contract/features/portal.ts'
import type { PortalHandle } from '../page/head.ts'
import { pagePath } from '../address/paths.ts'

export type Current = 'page' | 'true' | undefined

interface CurrentPage {
  /** Path and query of the page that is shown. */
  here: string
  /** The page of the navigation under which it stands, where its own address does not say so. */
  under: string | undefined
}

export function useCurrentPage(): CurrentPage {
  const { pathname, search } = useLocation()
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  const under = loaderData == null ? undefined : (handle as Partial<PortalHandle> | undefined)?.under?.(loaderData)
  return { here: pathname + search, under }
}

/** `page` for the page itself, `true` for what stands over it. */
export function currentOf({ link, children }: NavigationView, shown: CurrentPage): Current {
  const page = pagePath(link)
  if (page === null) return undefined
  if (holds(page, shown.here)) return children.some((child) => currentOf(child, shown) === 'page') ? 'true' : 'page'
  if (shown.under !== undefined && holds(page, shown.under)) return 'true'
  // `/_newsdetail/…` stands under `/_news`, though not under one of its categories.
  return page !== '/home' && !page.includes('?') && shown.here.startsWith(page) ? 'true' : undefined
}

/** It is that page, with all that the entry asks for. */
function holds(entry: string, shown: string): boolean {
  const [asked, address] = [entry, shown].map((path) => new URL(path, 'http://site'))
  return (
    asked!.pathname === address!.pathname && [...asked!.searchParams].every(([name, value]) => address!.searchParams.get(name) === value)
  )
}
