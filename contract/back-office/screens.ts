import type { admin } from '../words/zh-CN/admin.ts'

/** A row of the predefined table: a screen of the back office, and the key by which a menu entry opens it. */
export interface ScreenRow {
  key: string
  /** `/:row?` follows where rows have addresses of their own: `/gallery/new`, `/gallery/7`. */
  path: string
  title: keyof typeof admin.pages
  icon: string
  /** Open to everyone signed in; the others only to those whose menus name them. */
  always?: boolean
  /** Its tab is always there (S-09). */
  affix?: boolean
  /** Not kept alive: it begins anew whenever it is opened (S-09). */
  noCache?: boolean
  /** Outside the shell, as other designs of the login page are. */
  alone?: boolean
}

/** One list for routes, guards and sidebar; `admin/screens.ts` holds the code of each. A screen that is still to come has no row: it is in no menu and leads to /404. */
export const SCREENS: readonly ScreenRow[] = [
  {
    key: 'dashboard',
    path: '/dashboard',
    title: 'dashboard',
    icon: 'dashboard',
    always: true,
    affix: true,
    noCache: true,
  },
  {
    key: 'profile',
    path: '/profile',
    title: 'profile',
    icon: 'user',
    always: true,
  },

  { key: 'siteinfo', path: '/siteinfo', title: 'siteInfo', icon: 'global' },
  { key: 'sitenews', path: '/sitenews/:row?', title: 'news', icon: 'read' },
  {
    key: 'sitecarousel',
    path: '/sitecarousel/:row?',
    title: 'carousel',
    icon: 'picture',
  },
  { key: 'gallery', path: '/gallery/:row?', title: 'gallery', icon: 'appstore' },
  { key: 'sitemenu', path: '/sitemenu/:row?', title: 'navigation', icon: 'compass' },
  { key: 'sitearticle', path: '/sitearticle/:row?', title: 'article', icon: 'file' },
  {
    key: 'sitecategory',
    path: '/sitecategory/:row?',
    title: 'siteCategory',
    icon: 'folder',
  },
  {
    key: 'enquiry',
    path: '/enquiry/:row?',
    title: 'enquiry',
    icon: 'message',
  },
  // `/redirect/…` is the address that refreshes a view.
  { key: 'siteredirect', path: '/siteredirect/:row?', title: 'redirect', icon: 'swap' },

  { key: 'spu', path: '/spu/:row?', title: 'product', icon: 'shopping' },
  { key: 'category', path: '/category/:row?', title: 'productCategory', icon: 'apartment' },
  { key: 'producttype', path: '/producttype/:row?', title: 'productType', icon: 'tags' },
  { key: 'brand', path: '/brand/:row?', title: 'brand', icon: 'trademark' },
  {
    key: 'specparamtemplate',
    path: '/specparamtemplate/:row?',
    title: 'specTemplate',
    icon: 'profile',
    always: true,
  },

  { key: 'user', path: '/user/:row?', title: 'user', icon: 'user' },
  { key: 'role', path: '/role/:row?', title: 'role', icon: 'team' },
  { key: 'menu', path: '/menu/:row?', title: 'menu', icon: 'menu' },
  { key: 'function', path: '/function/:row?', title: 'function', icon: 'safety' },
  {
    key: 'dictionary',
    path: '/dictionary/:part?/:row?',
    title: 'dictionary',
    icon: 'book',
  },

  { key: 'theme', path: '/theme', title: 'theme', icon: 'skin' },
  { key: 'error-log', path: '/error-log', title: 'errorLog', icon: 'bug' },
  { key: 'login1', path: '/login1', title: 'login1', icon: 'login', alone: true },
  { key: 'login2', path: '/login2', title: 'login2', icon: 'login', alone: true },
]

export const builtKeys: ReadonlySet<string> = new Set(SCREENS.map(({ key }) => key))

const byKey = new Map(SCREENS.map((screen) => [screen.key, screen]))

export const screenNamed = (key: string): ScreenRow | undefined => byKey.get(key)

/** The address at which a screen begins: its path without what may follow. */
export const addressOf = (screen: ScreenRow): string => screen.path.replace(/\/:.*/, '')
