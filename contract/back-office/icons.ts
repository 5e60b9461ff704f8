/** The names that the icon of a menu entry may have; `admin/shell/icons/menu-icon.tsx` draws each. */
export const ICONS = [
  'apartment',
  'appstore',
  'bars',
  'book',
  'bug',
  'compass',
  'dashboard',
  'delete',
  'file',
  'folder',
  'global',
  'home',
  'link',
  'login',
  'menu',
  'message',
  'picture',
  'profile',
  'read',
  'safety',
  'setting',
  'shopping',
  'skin',
  'swap',
  'tags',
  'team',
  'trademark',
  'user',
] as const

export type IconName = (typeof ICONS)[number]

const names: ReadonlySet<string> = new Set(ICONS)

export const isIcon = (name: string): name is IconName => names.has(name)
