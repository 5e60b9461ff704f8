import { exampleName } from '../../../contract/back-office/screens.ts'
import type { MenuNode } from '../../../contract/features/identity.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Db } from '../../db/engine.ts'
import { menuRows } from '../../http/menu-rows.ts'
import type { Permits } from '../../http/permits.ts'
import { treeOf } from '../../site/tree.ts'
import { inLanguage } from '../../language/localized.ts'

/** The root's id on the wire (T-06). */
export const ROOT = '-1'

/** Returns the tree of the menu entries of a tag that these permits open, without groups that would be empty. */
export async function menuTree(db: Db, given: { tag: string; permits: Permits; language: Language }): Promise<MenuNode[]> {
  const rows = await menuRows(db)
    .where('menu.tag', '=', given.tag)
    .orderBy('menu.sort', (order) => order.asc().nullsLast())
    .orderBy('menu.id')
    .execute()
  // The setting alone opens examples: no row does.
  const isExample = (name: string | null) => name !== null && exampleName(name) !== null
  const open = rows.filter((row) => (row.permit === null || given.permits.has(row.permit)) && !isExample(row.name))

  const nodes = treeOf(open, (row, children: MenuNode[]) => ({
    id: String(row.id),
    pid: row.pid === null ? ROOT : String(row.pid),
    text: inLanguage(row, 'text', given.language)!,
    name: row.name,
    url: row.url,
    webIcon: row.webIcon,
    hidden: row.hidden === 1,
    children: leading(children),
  }))
  return leading(nodes)
}

/** Keeps the entries that lead somewhere. */
export const leading = (nodes: MenuNode[]) =>
  nodes.filter(({ children, name, url }) => children.length > 0 || name !== null || url !== null)

/** Returns the same nodes as a list, each before its children. */
export const flattened = (nodes: MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [{ ...node, children: [] }, ...flattened(node.children)])
