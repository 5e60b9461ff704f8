import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { changeLanguage, startWords } from '../admin/language/i18n.ts'
import type { LoginState } from '../admin/session/landing.ts'
import { pageData } from '../admin/browser/page-data.ts'
import { paint } from '../admin/browser/paint.ts'
import { session } from '../admin/session/session.ts'
import { collectErrors } from '../admin/shell/error-log/collect.ts'
import { tabs } from '../admin/state/tabs.ts'
import { PortalPlace } from '../portal/address/place.ts'
import { decide, loginFor } from './decide.ts'
import { followProgress } from './progress.ts'
import { loadPortal, visitsFetched } from './portal.ts'
import { isPublic } from './public-paths.ts'
import { createRouter } from './routes.tsx'
import { followTitle } from './title.ts'

type Router = ReturnType<typeof createRouter>

void start()

async function start(): Promise<void> {
  // Fetched by itself: the page that carries the app links the portal's styles only.
  void import('./app.css')
  paint(pageData.defaultTheme)
  const path = enter()
  const [portal] = await Promise.all([isPublic(path) ? loadPortal() : [], startWords()])
  const router = createRouter(portal, servedData())
  followProgress(router)
  followTitle(router)
  void visitsFetched.then(({ followVisits }) => followVisits(router))
  followSession(router)
  followOwner()
  const place = {
    changeLanguage: (language: Parameters<typeof changeLanguage>[0]) => void changeLanguage(language).then(() => router.revalidate()),
  }
  const { root, onError } = collectErrors()
  createRoot(document.getElementById('app')!, root).render(
    <StrictMode>
      <PortalPlace value={place}>
        <RouterProvider router={router} {...(onError ? { onError } : {})} />
      </PortalPlace>
    </StrictMode>,
  )
  removeServedPage(router)
}

/** Whoever must sign in first is there before the router starts to fetch the code of the page they wanted. Returns the first path. */
function enter(): string {
  const wanted = location.hash.slice(1) || '/home'
  const verdict = decide(wanted, { token: session.state.token !== null, rolesLoaded: false })
  const path = typeof verdict === 'object' ? verdict.redirect : wanted
  if (`#${path}` !== location.hash) history.replaceState(null, '', `#${path}`)
  return path
}

/** The home page's data, which the page of `/` carries: the router starts from it instead of fetching it again. */
function servedData(): HydrationState | null {
  const said = document.getElementById('portal-data')?.textContent
  return said && location.hash === '#/home' ? (JSON.parse(said) as HydrationState) : null
}

/**
 * A session that ends while one works leads to login, which says why, and from there back; where something is not saved the shell asks for
 * the password over it instead. While a navigation runs, the guard sees to it.
 */
function followSession(router: Router): void {
  session.onEnded((said) => {
    const { initialized, navigation, location: at } = router.state
    if (session.state.suspended && tabs.state.unsaved.length > 0) return
    session.reset()
    if (!initialized || navigation.state !== 'idle' || at.pathname === '/login') return
    const state: LoginState = { said }
    void router.navigate(loginFor(at.pathname + at.search), { state })
  })
}

/** The open pages are one person's: they stay when a session ends and the same one comes back, and go when somebody else does. */
function followOwner(): void {
  let owner = session.state.userid
  // A visitor has none, and nothing is left in their browser.
  if (owner === null && tabs.state.visitedViews.length > 0) tabs.reset()
  session.subscribe(() => {
    const { userid } = session.state
    if (userid === null || userid === owner) return
    if (owner !== null) tabs.reset()
    owner = userid
  })
}

/** The home page that the server put into `/` stays until ours is there. */
function removeServedPage(router: Router): void {
  const remove = () => requestAnimationFrame(() => document.getElementById('page')?.remove())
  if (router.state.initialized) return void remove()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    remove()
  })
}
