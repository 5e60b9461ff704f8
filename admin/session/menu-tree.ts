// Apart from menu.ts, because the login page loads that one with the session.
import type { Keys } from '../../contract/back-office/screens.ts'
import { isExternal } from '../../contract/format/links.ts'
import type { MenuItem } from './menu.ts'

/** An entry of the sidebar: a page, a group of entries, or a link out. */
export type SidebarEntry =
  | { kind: 'page'; id: string; text: string; icon: string | null; key: string }
  | { kind: 'link'; id: string; text: string; icon: string | null; url: string }
  | { kind: 'group'; id: string; text: string; icon: string | null; entries: SidebarEntry[] }

/** The entries of the sidebar: no hidden item, no item without a screen, no group without an entry (R-13, S-01). */
export function sidebarOf(items: readonly MenuItem[], known: Keys): SidebarEntry[] {
  return items.filter((item) => !item.hidden).flatMap((item) => entryOf(item, known) ?? [])
}

function entryOf(item: MenuItem, known: Keys): SidebarEntry | null {
  const { id, text, icon } = item
  const entries = sidebarOf(item.children ?? [], known)
  if (entries.length > 0) return { kind: 'group', id, text, icon, entries }
  if (item.name && known.has(item.name)) return { kind: 'page', id, text, icon, key: item.name }
  return item.url && isExternal(item.url) ? { kind: 'link', id, text, icon, url: item.url } : null
}

/** The items from the root to the item that opens this screen: the breadcrumb (S-02). */
export function trailTo(items: readonly MenuItem[], key: string): MenuItem[] {
  for (const item of items) {
    if (item.name === key) return [item]
    const below = trailTo(item.children ?? [], key)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

/** The ids of all items with children. */
export const groupsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...groupsOf(children)] : []))
