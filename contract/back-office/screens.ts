import type { ResourceName } from '../resources/index.ts'
import type { admin } from '../words/zh-CN/admin.ts'
import type { pages } from '../words/zh-CN/admin-pages.ts'
import type { Group } from './groups.ts'
import type { IconName } from './icons.ts'

type PageTitle = keyof typeof admin.pages | keyof typeof pages

/** A screen shows a resource, and takes its title, or something else, and takes its title from the words of pages. */
type Subject = { resource: ResourceName; title?: PageTitle } | { resource?: never; title: PageTitle }

/** A row of the predefined table: a screen of the back office, and the key by which a menu entry opens it. */
export type Screen = Subject & {
  key: string
  icon: IconName
  /** The group in which its menu entry first stands; a screen without a group has no entry. */
  group?: Group | 'top'
  /** `/gallery/:row?` for the resource's rows, `/theme` for a screen without resource, unless told. */
  path?: string
  /** The permit that its menu entry asks for, where it is not the View of its resource. */
  permit?: string
  /** Open to everyone signed in; the others only to those whose menus name them. */
  always?: boolean
  /** The permit without which a screen that is always open is not offered; the screen itself refuses as well. */
  needs?: string
  /** Its tab is always there (S-09). */
  affix?: boolean
  /** Not kept alive: it begins anew whenever it is opened (S-09). */
  noCache?: boolean
  /** Outside the shell, as other designs of the login page are. */
  alone?: boolean
}

/**
 * The table of screens. Routes, guards, addresses, the sidebar and the menu of a new site follow from it, the entries of a group in this order.
 * `admin/screens.ts` holds the code of the screens that are more than a plain resource. A screen that is still to come has no row: it is in no menu
 * and leads to /404.
 */
const ROWS = [
  { key: 'dashboard', group: 'top', title: 'dashboard', icon: 'dashboard', always: true, affix: true, noCache: true },
  { key: 'fillform', group: 'top', title: 'fillForm', path: '/fillform/:part?/:row?', icon: 'profile', permit: 'StaffForm/Fill' },
  { key: 'profile', title: 'profile', icon: 'user', always: true },

  { key: 'sitenews', group: 'website', resource: 'news', icon: 'read' },
  { key: 'sitearticle', group: 'website', resource: 'article', icon: 'file' },
  { key: 'sitecategory', group: 'website', resource: 'siteCategory', icon: 'folder' },
  { key: 'sitecarousel', group: 'website', resource: 'carousel', icon: 'picture' },
  { key: 'gallery', group: 'website', resource: 'galleryPicture', icon: 'appstore', path: '/gallery/:part?/:row?' },
  { key: 'fileupload', group: 'website', title: 'fileUpload', icon: 'file', permit: 'Upload/View' },
  { key: 'sitemenu', group: 'website', resource: 'navigation', icon: 'compass' },
  { key: 'enquiry', group: 'website', resource: 'enquiry', icon: 'message' },
  { key: 'dynamicform', group: 'website', resource: 'form', icon: 'profile' },
  { key: 'formanswer', group: 'website', resource: 'formAnswer', icon: 'read' },
  // A form that somebody designs is kept in their browser, so it asks for no permit (decision 69).
  { key: 'form-generator', group: 'website', title: 'formGenerator', icon: 'profile', always: true },
  // `/redirect/…` is the address that refreshes a view.
  { key: 'siteredirect', group: 'website', resource: 'redirect', icon: 'swap' },
  { key: 'siteinfo', group: 'website', resource: 'siteInfo', icon: 'global', path: '/siteinfo' },

  { key: 'spu', group: 'catalogue', resource: 'product', icon: 'shopping' },
  { key: 'addspu', group: 'catalogue', title: 'addSpu', path: '/addspu/:row?', icon: 'shopping', permit: 'Product/Add' },
  { key: 'category', group: 'catalogue', resource: 'productCategory', icon: 'apartment' },
  { key: 'producttype', group: 'catalogue', resource: 'productType', icon: 'tags' },
  { key: 'brand', group: 'catalogue', resource: 'brand', icon: 'trademark' },
  { key: 'specparamtemplate', group: 'catalogue', resource: 'specTemplate', icon: 'profile', always: true },
  { key: 'productsetting', group: 'catalogue', title: 'productSetting', icon: 'setting', permit: 'Setting/View' },

  { key: 'user', group: 'system', resource: 'user', icon: 'user' },
  { key: 'ou', group: 'system', resource: 'organizationUnit', icon: 'apartment' },
  { key: 'role', group: 'system', resource: 'role', icon: 'team' },
  { key: 'menu', group: 'system', resource: 'menu', icon: 'menu' },
  { key: 'function', group: 'system', resource: 'function', icon: 'safety' },
  {
    key: 'dictionary',
    group: 'system',
    resource: 'dictionaryType',
    title: 'dictionary',
    path: '/dictionary/:part?/:row?',
    icon: 'book',
  },
  { key: 'setting', group: 'system', title: 'setting', icon: 'setting', permit: 'Setting/View' },
  { key: 'weblog', group: 'system', title: 'webLog', icon: 'global', permit: 'WebLog/View' },
  { key: 'auditlog', group: 'system', title: 'auditLog', icon: 'profile', permit: 'AuditLog/View' },
  { key: 'loginlog', group: 'system', title: 'loginLog', icon: 'login', permit: 'LoginLog/View' },
  { key: 'entitychange', group: 'system', title: 'entityChange', icon: 'swap', permit: 'EntityChange/View' },
  // Lists, forms and the pages of people lead to it, so it stands in no menu.
  { key: 'access', title: 'access', path: '/access/:part?', icon: 'safety', always: true, needs: 'User/View' },
  // Each role finds in it what it may delete, so it is closed to nobody; lists lead to their part of it.
  { key: 'recyclebin', group: 'system', title: 'recycleBin', icon: 'delete', permit: 'News/Delete', always: true },

  { key: 'theme', group: 'interface', title: 'theme', icon: 'skin' },
  { key: 'error-log', group: 'interface', title: 'errorLog', icon: 'bug' },
  { key: 'login1', group: 'interface', title: 'login1', icon: 'login', permit: 'Menu/View', alone: true },
  { key: 'login2', group: 'interface', title: 'login2', icon: 'login', permit: 'Menu/View', alone: true },
] as const satisfies readonly Screen[]

export const SCREENS: readonly Screen[] = ROWS

type Row = (typeof ROWS)[number]
export type ScreenKey = Row['key']
/** The keys of screens that have no resource to derive their code from. */
export type OwnScreenKey = Exclude<Row, { resource: ResourceName }>['key']

const byKey = new Map(SCREENS.map((screen) => [screen.key, screen]))

export const screenNamed = (key: string): Screen | undefined => byKey.get(key) ?? exampleNamed(key)

/** Keys of screens, as a set of which only the members are asked. */
export interface Keys {
  has: (key: string) => boolean
}

export const builtKeys: Keys = { has: (key) => screenNamed(key) !== undefined }

const EXAMPLE = 'example/'

/** The key of the example page at an address. */
export const exampleKey = (name: string): string => EXAMPLE + name

/** The name of an example page by its key; null for every other screen. */
export const exampleName = (key: string): string | null => (key.startsWith(EXAMPLE) ? key.slice(EXAMPLE.length) : null)

/** Example pages have no rows here, where the login page would load them: menus name them, with their titles (decision 64). */
function exampleNamed(key: string): Screen | undefined {
  const name = exampleName(key)
  return name === null ? undefined : { key, path: `/${name}`, title: 'examples', icon: 'appstore' }
}

/** The route of a screen. `/:row?` follows where rows have addresses of their own: `/gallery/new`, `/gallery/7`. */
export const pathOf = ({ key, path, resource }: Screen): string => path ?? (resource ? `/${key}/:row?` : `/${key}`)

/** The address at which a screen begins: its path without what may follow. */
export const addressOf = (screen: Screen): string => pathOf(screen).replace(/\/:.*/, '')

/** The key of the words that are the title of a screen: its own, else that of its resource. */
export const titleKey = ({ title, resource }: Screen) =>
  title ? (`admin.pages.${title}` as const) : (`resources.${resource as ResourceName}.name` as const)
