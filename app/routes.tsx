import { createHashRouter, redirect, RouterContextProvider, type HydrationState, type RouteObject } from 'react-router'
import { pageData } from '../admin/browser/page-data.ts'
import { currentLanguage } from '../admin/language/i18n.ts'
import { adminRoutes } from '../admin/routes.tsx'
import { quietly } from '../admin/session/session.ts'
import { portalContext } from '../portal/page/context.ts'
import { Failure } from './failure.tsx'
import { guard } from './guard.ts'
import { missingRoute } from './missing.ts'
import { loadPortal } from './portal.ts'
import { isPublicPath } from '../portal/address/public-paths.ts'
import { Waiting } from './waiting.tsx'

const ROOT = 'app'

/** `portal` and `hydrationData` are given if the first page is a public one. */
export function createRouter(portal: RouteObject[], hydrationData: HydrationState | null) {
  let joined = portal.length > 0
  const home: RouteObject = { path: '/', loader: () => redirect('/home') }
  const root: RouteObject = {
    id: ROOT,
    middleware: [guard],
    HydrateFallback: Waiting,
    ErrorBoundary: Failure,
    children: [home, ...portal, missingRoute, ...adminRoutes],
  }
  return createHashRouter([root], {
    ...(hydrationData ? { hydrationData } : {}),
    getContext: () =>
      new RouterContextProvider(new Map([[portalContext, { call: quietly, language: currentLanguage(), timeZone: pageData.timeZone }]])),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (joined || !isPublicPath(path)) return
      const routes = await loadPortal()
      // The router takes no routes of a navigation that another one has overtaken.
      if (joined || signal.aborted) return
      patch(ROOT, routes)
      joined = true
    },
  })
}
