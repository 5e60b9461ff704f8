import { Suspense, type ComponentType } from 'react'
import { redirect, replace, type LoaderFunctionArgs, type MiddlewareFunction, type RouteObject } from 'react-router'
import { part } from './browser/part.ts'
import { withWords } from './language/i18n.ts'
import { exampleKey, pathOf, SCREENS, titleKey, type Screen } from '../contract/back-office/screens.ts'
import { loadScreen } from './screens.ts'
import { session } from './session/session.ts'
import type { AdminHandle } from './shell/handle.ts'
import { onPrefetch } from './shell/prefetch.ts'
import { tabs } from './state/tabs.ts'

const handle = (title: string): AdminHandle => ({ title: `admin.pages.${title}` })

/** a screen that is not in the user's menus cannot be reached by its address either. */
const rowGuard =
  (key: string): MiddlewareFunction =>
  async (_, next) => {
    if (!session.state.routes.includes(key)) throw redirect('/401')
    return next()
  }

const routeOf = (screen: Screen): RouteObject => ({
  path: pathOf(screen),
  handle: { title: titleKey(screen), page: screen.key } satisfies AdminHandle,
  ...(screen.always ? {} : { middleware: [rowGuard(screen.key)] }),
  lazy: async () => {
    // `PageFailure` is built from antd, which pages outside the shell do not load.
    if (screen.alone) return loadScreen(screen.key)
    return withFailure(() => begun(screen))
  },
})

type Page = { Component: ComponentType }

/** The code of a screen. Its list is asked for before it is drawn. */
async function begun(screen: Screen): Promise<Page> {
  const [page] = await Promise.all([
    loadScreen(screen.key),
    import('./resource/begin-list.ts').then(({ beginList }) => void beginList(screen).catch(() => undefined)),
  ])
  return page
}

/** A page with its own boundary. When its code does not arrive, the page itself fetches it again, so that the failure stays in its tab. */
async function withFailure(load: () => Promise<Page>) {
  const [page, { PageFailure: ErrorBoundary }] = await Promise.all([load().catch(() => later(load)), import('./shell/page-failure.tsx')])
  return { Component: page.Component, ErrorBoundary }
}

function later(load: () => Promise<Page>): Page {
  const Late = part<object>(async () => ({ default: (await load()).Component }))
  return {
    Component: () => (
      <Suspense>
        <Late />
      </Suspense>
    ),
  }
}

/** R-10, S-15: `/redirect/user?page=2` starts the view of `/user?page=2` afresh and replaces the entry in the history. */
function refresh({ params, request }: LoaderFunctionArgs) {
  const path = `/${params['*'] ?? ''}`
  tabs.refresh(path)
  return replace(path + new URL(request.url).search)
}

/** R-14, B-87: the example pages, which are not named here: the menus say which there are. One that they do not name is missing. */
const exampleRoute: RouteObject = {
  path: '/:example',
  handle: { title: 'examples.:example.title', page: exampleKey(':example') } satisfies AdminHandle,
  middleware: [
    async ({ params }, next) => {
      if (!session.state.routes.includes(exampleKey(params['example']!))) throw replace('/404')
      return next()
    },
  ],
  loader: async ({ params }) => {
    // A page that does not arrive says so itself, in its own tab.
    await loadScreen(exampleKey(params['example']!)).catch(() => undefined)
    return null
  },
  lazy: () => withFailure(async () => later(() => import('./examples/example-page.tsx'))),
}

onPrefetch(loadScreen)

const inShell = SCREENS.filter((page) => !page.alone)

export const adminRoutes: RouteObject[] = [
  { path: '/login', handle: handle('login'), lazy: () => import('./features/sign-in/login-page.tsx') },
  { path: '/setup', handle: handle('setup'), lazy: () => withWords('ways', import('./features/sign-in/set-up-page.tsx')) },
  {
    path: '/forgot-password',
    handle: handle('forgotPassword'),
    lazy: () => withWords('ways', import('./features/sign-in/forgot-password-page.tsx')),
  },
  {
    path: '/reset-password',
    handle: handle('resetPassword'),
    lazy: () => withWords('ways', import('./features/sign-in/reset-password-page.tsx')),
  },
  {
    path: '/second-factor',
    handle: handle('secondFactor'),
    lazy: async () => {
      const { Component } = await withWords('inside', import('./features/sign-in/factor-page.tsx'))
      return { Component }
    },
  },
  { path: '/redirect/*', loader: refresh },
  {
    lazy: () => withWords('inside', import('./shell/admin-root.tsx')),
    children: [
      ...inShell.map(routeOf),
      exampleRoute,
      { path: '/401', handle: handle('forbidden'), lazy: () => withFailure(() => import('./shell/forbidden-page.tsx')) },
    ],
  },
  ...SCREENS.filter((page) => page.alone).map(routeOf),
  // The wrong address leaves no entry in the history, so the way back is open.
  { path: '*', loader: () => replace('/404') },
]
