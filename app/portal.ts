import type { RouteObject } from 'react-router'
import { pageData } from '../admin/browser/page-data.ts'
import type { portalTitle } from '../portal/page/head.ts'
import type * as Visits from './visits.ts'

// The portal's code is fetched with the first of its pages, so the login page does not wait for it.

let titleOf: typeof portalTitle | null = null

const { promise: visitsFetched, resolve: haveVisits } = Promise.withResolvers<Pick<typeof Visits, 'followVisits'>>()

/** Resolves with the counter of visits when the first public page is requested. */
export { visitsFetched }

export async function loadPortal(): Promise<RouteObject[]> {
  const [{ portalRoutes }, head, visits, { withProductState }] = await Promise.all([
    import('../portal/routes.tsx'),
    import('../portal/page/head.ts'),
    import('./visits.ts'),
    import('./kept-products.ts'),
    portalStyled(),
  ])
  titleOf = head.portalTitle
  haveVisits(visits)
  return withProductState(portalRoutes)
}

/** Links the style sheet of the public pages. The document that visitors get at `/` does so itself; that of staff does not. */
async function portalStyled(): Promise<void> {
  const { portalStyle } = pageData
  if (portalStyle === null || document.querySelector(`link[href="${portalStyle}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: portalStyle })
  const loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
  document.head.append(link)
  await loaded
}

/** Null if the page on the screen is not the portal's. */
export const titleOfPortal: typeof portalTitle = (state) => titleOf?.(state) ?? null
