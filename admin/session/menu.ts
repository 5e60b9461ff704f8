import type { Keys } from '../../contract/back-office/screens.ts'
import type { MenuNode } from '../../contract/features/identity.ts'

/** A menu item as the client keeps it (T-06). */
export interface MenuItem {
  id: string
  pid: string
  text: string
  /** The key of a screen, or null for a group. */
  name: string | null
  url: string | null
  icon: string | null
  hidden: boolean
  children?: MenuItem[]
}

/** The server's node → our item; an empty list of children is dropped (T-06). */
export function toMenuItem(node: MenuNode): MenuItem {
  const { id, pid, text, name, url, webIcon, hidden } = node
  const item: MenuItem = { id, pid, text, name, url, icon: webIcon, hidden }
  return node.children.length > 0 ? { ...item, children: node.children.map(toMenuItem) } : item
}

/**
 * The keys of the screens that a menu tree opens, in the tree's order: an item with a name is looked up, an item without a name is searched through its
 * children. A hidden item opens its screen as well.
 */
export function routesOf(items: readonly MenuItem[], known: Keys): string[] {
  const found = items.flatMap((item) => [
    ...(item.name && known.has(item.name) ? [item.name] : []),
    ...routesOf(item.children ?? [], known),
  ])
  return [...new Set(found)]
}
