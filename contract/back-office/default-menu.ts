import type { Bilingual } from '../languages.ts'
import { permitOf } from '../resource.ts'
import { resourceNamed } from '../resources/index.ts'
import { admin as english } from '../words/en/admin.ts'
import { pages as englishInside } from '../words/en/admin-pages.ts'
import { admin as chinese } from '../words/zh-CN/admin.ts'
import { pages as chineseInside } from '../words/zh-CN/admin-pages.ts'
import { GROUPS, type Group } from './groups.ts'
import type { IconName } from './icons.ts'
import { SCREENS, type Screen } from './screens.ts'

/** An entry of the menu as it comes: a screen by its key, or a link by its address, which opens in a new window. */
export interface MenuEntry {
  text: Bilingual
  icon: IconName
  key: string | null
  url: string | null
  /** Without the permit it is not shown; null shows it to everyone signed in. */
  permit: string | null
}

export interface MenuGroup {
  text: Bilingual
  icon: IconName
  entries: MenuEntry[]
}

const CHINESE = { ...chinese.pages, ...chineseInside }
const ENGLISH = { ...english.pages, ...englishInside }

/** Entries that lead to no screen of ours, each at the end of its group. */
const LINKS: Partial<Record<Group, MenuEntry>> = {
  interface: {
    text: ['备案查询', 'Filing register'],
    key: null,
    url: 'https://beian.miit.gov.cn/',
    icon: 'link',
    permit: 'SiteInfo/View',
  },
}

/** The menu of a new site: entries that stand at the top, then groups. */
export const defaultMenu = (screens: readonly Screen[] = SCREENS): { top: MenuEntry[]; groups: MenuGroup[] } => ({
  top: entriesIn('top', screens),
  groups: GROUP_NAMES.map((group) => ({
    ...GROUPS[group],
    entries: [...entriesIn(group, screens), ...(LINKS[group] ? [LINKS[group]] : [])],
  })),
})

const GROUP_NAMES = Object.keys(GROUPS) as Group[]

const entriesIn = (group: Group | 'top', screens: readonly Screen[]): MenuEntry[] =>
  screens.filter((screen) => screen.group === group).map(entryOf)

function entryOf({ key, icon, resource, title, permit }: Screen): MenuEntry {
  const r = resource && resourceNamed(resource)
  return {
    key,
    icon,
    url: null,
    text: title || !r ? [CHINESE[title!], ENGLISH[title!]] : [r.title[0], r.title[1]],
    permit: permit ?? (r ? permitOf(r, 'View') : null),
  }
}
