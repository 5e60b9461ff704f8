import type { ComponentType } from 'react'
import type { ResourceName } from '../contract/resources/index.ts'
import type { Words } from './i18n.ts'

/** A row of the predefined table: a screen, and the menu item's name that opens it. */
export interface PageRow {
  key: string
  /** `/:row?` follows where rows have addresses of their own: `/gallery/new`, `/gallery/7`. */
  path: string
  title: keyof Words['admin']['pages']
  icon: string
  /** Open to everyone signed in; the others only to those whose menus name them. */
  always?: boolean
  /** Its tab is always there (S-09). */
  affix?: boolean
  /** Not kept alive: begun anew whenever it is looked at (S-09). */
  noCache?: boolean
  /** Outside the shell, as other designs of the login page are. */
  alone?: boolean
  load: () => Promise<{ Component: ComponentType }>
}

/** A plain resource: list and form derived from its declaration. */
const derived = (name: ResourceName, path: string) => async () => (await import('./resource/resource-page.tsx')).pageOf(name, path)

/** One list for routes, guards and sidebar. A screen that is still to come has no row: it is in no menu and leads to /404. */
export const pages: readonly PageRow[] = [
  {
    key: 'dashboard',
    path: '/dashboard',
    title: 'dashboard',
    icon: 'dashboard',
    always: true,
    affix: true,
    noCache: true,
    load: () => import('./features/dashboard/dashboard-page.tsx'),
  },
  {
    key: 'profile',
    path: '/profile',
    title: 'profile',
    icon: 'user',
    always: true,
    load: () => import('./features/profile/profile-page.tsx'),
  },

  { key: 'siteinfo', path: '/siteinfo', title: 'siteInfo', icon: 'global', load: () => import('./features/site-info/site-info-page.tsx') },
  { key: 'sitenews', path: '/sitenews/:row?', title: 'news', icon: 'read', load: () => import('./features/news/news-page.tsx') },
  {
    key: 'sitecarousel',
    path: '/sitecarousel/:row?',
    title: 'carousel',
    icon: 'picture',
    load: () => import('./features/carousel/carousel-page.tsx'),
  },
  { key: 'gallery', path: '/gallery/:row?', title: 'gallery', icon: 'appstore', load: derived('galleryPicture', '/gallery') },
  { key: 'sitemenu', path: '/sitemenu/:row?', title: 'navigation', icon: 'compass', load: derived('navigation', '/sitemenu') },
  { key: 'sitearticle', path: '/sitearticle/:row?', title: 'article', icon: 'file', load: derived('article', '/sitearticle') },
  {
    key: 'sitecategory',
    path: '/sitecategory/:row?',
    title: 'siteCategory',
    icon: 'folder',
    load: derived('siteCategory', '/sitecategory'),
  },
  {
    key: 'enquiry',
    path: '/enquiry/:row?',
    title: 'enquiry',
    icon: 'message',
    load: () => import('./features/enquiries/enquiry-page.tsx'),
  },
  // `/redirect/…` is the address that refreshes a view.
  { key: 'siteredirect', path: '/siteredirect/:row?', title: 'redirect', icon: 'swap', load: derived('redirect', '/siteredirect') },

  { key: 'spu', path: '/spu/:row?', title: 'product', icon: 'shopping', load: () => import('./features/products/product-page.tsx') },
  { key: 'category', path: '/category/:row?', title: 'productCategory', icon: 'apartment', load: derived('productCategory', '/category') },
  { key: 'producttype', path: '/producttype/:row?', title: 'productType', icon: 'tags', load: derived('productType', '/producttype') },
  { key: 'brand', path: '/brand/:row?', title: 'brand', icon: 'trademark', load: derived('brand', '/brand') },
  {
    key: 'specparamtemplate',
    path: '/specparamtemplate/:row?',
    title: 'specTemplate',
    icon: 'profile',
    always: true,
    load: () => import('./features/products/spec-template-page.tsx'),
  },

  { key: 'user', path: '/user/:row?', title: 'user', icon: 'user', load: () => import('./features/users/user-page.tsx') },
  { key: 'role', path: '/role/:row?', title: 'role', icon: 'team', load: () => import('./features/roles/role-page.tsx') },
  { key: 'menu', path: '/menu/:row?', title: 'menu', icon: 'menu', load: derived('menu', '/menu') },
  { key: 'function', path: '/function/:row?', title: 'function', icon: 'safety', load: derived('function', '/function') },
  {
    key: 'dictionary',
    path: '/dictionary/:part?/:row?',
    title: 'dictionary',
    icon: 'book',
    load: () => import('./features/dictionary/dictionary-page.tsx'),
  },

  { key: 'theme', path: '/theme', title: 'theme', icon: 'skin', load: () => import('./features/theme/theme-page.tsx') },
  { key: 'error-log', path: '/error-log', title: 'errorLog', icon: 'bug', load: () => import('./features/error-log/error-log-page.tsx') },
  { key: 'login1', path: '/login1', title: 'login1', icon: 'login', alone: true, load: () => import('./features/sign-in/login1-page.tsx') },
  { key: 'login2', path: '/login2', title: 'login2', icon: 'login', alone: true, load: () => import('./features/sign-in/login2-page.tsx') },
]

export const builtKeys: ReadonlySet<string> = new Set(pages.map(({ key }) => key))

const byKey = new Map(pages.map((page) => [page.key, page]))

export const pageNamed = (key: string): PageRow | undefined => byKey.get(key)

/** Where a row's screen begins: its path without what may follow. */
export const addressOf = (page: PageRow): string => page.path.replace(/\/:.*/, '')
