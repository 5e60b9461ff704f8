import { defaultMenu, type MenuEntry } from '../../../contract/back-office/default-menu.ts'
import type { MenuNode } from '../../../contract/features/menu-node.ts'
import type { Bilingual } from '../../../contract/languages.ts'
import type { Context } from '../../http/context.ts'
import { leading, ROOT } from './tree.ts'

/**
 * The menu as the program comes with it (T-05c), in the caller's language and with the entries that the caller may open. It depends on no row, so an
 * administrator whose menu is empty still reaches every screen. Its ids are of its own, since no row stands behind them.
 */
export function defaultTree({ caller, language }: Context): MenuNode[] {
  const say = ([chinese, english]: Bilingual) => (language === 'en' ? english : chinese)
  const isOpen = ({ permit }: MenuEntry) => permit === null || caller.permits.has(permit)
  const node = (id: string, entry: Pick<MenuEntry, 'text' | 'icon'> & Partial<MenuEntry>, below: MenuNode[] = []): MenuNode => ({
    id,
    pid: ROOT,
    text: say(entry.text),
    name: entry.key ?? null,
    url: entry.url ?? null,
    webIcon: entry.icon,
    hidden: false,
    children: below.map((child) => ({ ...child, pid: id })),
  })
  const nodesOf = (entries: MenuEntry[], prefix: string) => entries.filter(isOpen).map((entry, at) => node(`${prefix}${at + 1}`, entry))
  const { top, groups } = defaultMenu()
  return leading([...nodesOf(top, 'd'), ...groups.map((group, at) => node(`g${at + 1}`, group, nodesOf(group.entries, `g${at + 1}-`)))])
}
