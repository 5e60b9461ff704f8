import type { MenuItem } from '../../session/menu.ts'
import { sidebarOf, type SidebarEntry } from '../../session/menu-tree.ts'
import { addressOf, builtKeys, screenNamed, SCREENS, type Screen } from '../../../contract/back-office/screens.ts'
import type { Searched } from './search.ts'

/** A page that the user may open, or a link out of their menus. */
export interface SearchEntry extends Searched {
  key: string
  icons: readonly (string | null)[]
  /** The titles of the groups around it. */
  above: readonly string[]
  /** It leads out of the back office and opens a new window. */
  isOutside: boolean
}

interface Offer {
  /** The title of a page that no menu has. */
  say: (page: Screen) => string
  holds: (permit: string) => boolean
}

/** S-03: the pages in the menus and the pages open to everyone who holds the permit that they need, each once. */
export function entriesOf(menus: readonly MenuItem[], { say, holds }: Offer): SearchEntry[] {
  const open = SCREENS.filter(({ always, needs }) => always && (!needs || holds(needs))).map((page) => entryOf(page, say(page)))
  const all = [...sidebarOf(menus, builtKeys).flatMap((entry) => below(entry, [])), ...open]
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at)
}

function below(entry: SidebarEntry, above: readonly string[]): SearchEntry[] {
  if (entry.kind === 'group') return entry.entries.flatMap((inner) => below(inner, [...above, entry.text]))
  if (entry.kind === 'page') return [{ ...entryOf(screenNamed(entry.key)!, entry.text, entry.icon), above }]
  return [{ key: `menu ${entry.id}`, title: entry.text, path: entry.url, icons: [entry.icon, 'link'], above, isOutside: true }]
}

const entryOf = (page: Screen, title: string, icon: string | null = null): SearchEntry => ({
  key: page.key,
  title,
  path: addressOf(page),
  icons: [icon, page.icon],
  above: [],
  isOutside: false,
})

/** Moves the entries that were opened last to the front. */
export function recentFirst<E extends { key: string }>(entries: readonly E[], recent: readonly string[]): E[] {
  const first = recent.flatMap((key) => entries.filter((entry) => entry.key === key))
  return [...first, ...entries.filter((entry) => !first.includes(entry))]
}
