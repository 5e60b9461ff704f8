import type { RouteObject } from 'react-router'
import type { portalTitle } from '../portal/page/head.ts'
import type * as Visits from './visits.ts'

// The portal's code is fetched when the first of its pages is asked for, so whoever signs in need not wait for it.

let titleOf: typeof portalTitle | null = null

const { promise: visitsFetched, resolve: haveVisits } = Promise.withResolvers<Pick<typeof Visits, 'followVisits'>>()

/** What counts looks at public pages, once the first of them is asked for. */
export { visitsFetched }

export async function loadPortal(): Promise<RouteObject[]> {
  const [{ portalRoutes }, head, visits] = await Promise.all([
    import('../portal/routes.tsx'),
    import('../portal/page/head.ts'),
    import('./visits.ts'),
  ])
  titleOf = head.portalTitle
  haveVisits(visits)
  return portalRoutes
}

/** Null where no page of the portal is shown. */
export const titleOfPortal: typeof portalTitle = (state) => titleOf?.(state) ?? null
