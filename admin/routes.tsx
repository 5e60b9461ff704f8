import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router'
import { wordsInside } from './i18n.ts'
import { pages, type PageRow } from './pages.ts'
import { session } from './session.ts'

/** What a route tells the rest of the app about itself: the words key of its title and its row of the predefined table. */
export interface AdminHandle {
  title: string
  page?: string
}

const handle = (title: string, page?: string): AdminHandle => ({ title: `admin.pages.${title}`, ...(page ? { page } : {}) })

/** a row whose key is not among the user's menus cannot be reached, whatever address is typed. */
const rowGuard =
  (key: string): MiddlewareFunction =>
  async (_, next) => {
    if (!session.state.routes.includes(key)) throw redirect('/401')
    return next()
  }

const routeOf = ({ key, path, title, always, load }: PageRow): RouteObject => ({
  path,
  handle: handle(title, key),
  ...(always ? {} : { middleware: [rowGuard(key)] }),
  lazy: load,
})

export const adminRoutes: RouteObject[] = [
  { path: '/login', handle: handle('login'), lazy: () => import('./features/sign-in/login-page.tsx') },
  { path: '/setup', handle: handle('setup'), lazy: () => import('./features/sign-in/set-up-page.tsx') },
  {
    lazy: async () => {
      const [root] = await Promise.all([import('./shell/admin-root.tsx'), wordsInside()])
      return root
    },
    children: [...pages.map(routeOf), { path: '/401', handle: handle('forbidden'), lazy: () => import('./shell/forbidden-page.tsx') }],
  },
  { path: '/404', handle: handle('missing'), lazy: () => import('./features/missing/missing-page.tsx') },
  { path: '*', loader: () => redirect('/404') },
]
