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
import { EmbeddingProvider } from '../portal/address/embedding.ts'
import { decide, loginFor } from './decide.ts'
import { forgetAfterSession } from './forget.ts'
import { beginSession } from './guard.ts'
import { followProgress } from './progress.ts'
import { loadPortal, visitsFetched } from './portal.ts'
import { shieldCompositions } from '../portal/behaviours/compositions.ts'
import { isPublicPath } from '../portal/address/public-paths.ts'
import { createRouter } from './routes.tsx'
import { followTitle } from './title.ts'
import { withNumberedAddresses } from './typed-addresses.ts'
import { removeServedPage } from './waiting.tsx'

type Router = ReturnType<typeof createRouter>

void start()

async function start(): Promise<void> {
  // Without a path behind the hash the page of `/` is no app's (R-10i); staff are on their way to it.
  if (!location.hash.startsWith('#/')) return
  shieldCompositions()
  // The HTML page links the portal's styles only, so the app fetches its own.
  void import('./app.css')
  paint(pageData.defaultTheme)
  const path = enter()
  const [portal] = await Promise.all([isPublicPath(path) ? loadPortal() : [], startWords()])
  const router = withNumberedAddresses(() => createRouter(portal, servedData()))
  followProgress(router)
  followTitle(router)
  void visitsFetched.then(({ followVisits }) => followVisits(router))
  followSession(router)
  followOwner()
  forgetAfterSession()
  const embedding = {
    changeLanguage: (language: Parameters<typeof changeLanguage>[0]) => void changeLanguage(language).then(() => router.revalidate()),
  }
  const { root, onError } = collectErrors()
  createRoot(document.getElementById('app')!, root).render(
    <StrictMode>
      <EmbeddingProvider value={embedding}>
        <RouterProvider router={router} onError={onError} />
      </EmbeddingProvider>
    </StrictMode>,
  )
  removeWhenReady(router)
}

/** The home page that the server drew stays until the router has its own; before any other page `Waiting` takes the picture away. */
function removeWhenReady(router: Router): void {
  const remove = () => requestAnimationFrame(removeServedPage)
  if (router.state.initialized) return void remove()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    remove()
  })
}

/**
 * Applies the guard to the first path before the router starts, so that no code of a page behind the login is fetched, and the user is asked for while the
 * code of their page comes. Returns the path.
 */
function enter(): string {
  const wanted = location.hash.slice(1)
  const verdict = decide(wanted, { token: session.state.token !== null, rolesLoaded: false })
  if (verdict === 'load') beginSession()
  const path = typeof verdict === 'object' ? verdict.redirect : wanted
  if (`#${path}` !== location.hash) history.replaceState(null, '', `#${path}`)
  return path
}

/** The home page's data, which the HTML of `/` contains: the router starts from it and does not fetch it again. */
function servedData(): HydrationState | null {
  const said = document.getElementById('portal-data')?.textContent
  return said && location.hash === '#/home' ? (JSON.parse(said) as HydrationState) : null
}

/**
 * When a session ends, the app goes to the login page, which shows the reason and leads back. With unsaved changes it stays: the shell asks for the
 * password in a dialog. During a navigation the guard redirects.
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

/** Open tabs belong to one user: they survive the end of the session, and are closed when another user signs in. */
function followOwner(): void {
  let owner = session.state.userid
  // Without a session the stored tabs are of an earlier user.
  if (owner === null && tabs.state.visitedViews.length > 0) tabs.reset()
  session.subscribe(() => {
    const { userid } = session.state
    if (userid === null || userid === owner) return
    if (owner !== null) tabs.reset()
    owner = userid
  })
}
