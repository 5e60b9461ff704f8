import { EXAMPLES, type ExampleGroup, type ExamplePage } from '../../../contract/back-office/examples.ts'
import { exampleKey } from '../../../contract/back-office/screens.ts'
import { wordsIn } from '../../../contract/bilingual.ts'
import type { MenuNode } from '../../../contract/features/menu-node.ts'
import type { Context } from '../../http/context.ts'
import { ROOT } from './tree.ts'

/**
 * B-87a: a menu with the group of the examples at its end, where the setting shows it. The group is the program's own, without rows, so that it is there with the
 * setting and gone with it. Whoever has no entry at all gets none: their client then asks for the default menu.
 */
export function withExamples(menu: MenuNode[], { settings, language }: Pick<Context, 'settings' | 'language'>): MenuNode[] {
  if (!settings.examplePages || menu.length === 0) return menu
  const nodeOf = (entry: ExampleGroup | ExamplePage, id: string, pid: string): MenuNode => ({
    id,
    pid,
    text: wordsIn(entry.title, language),
    name: 'name' in entry ? exampleKey(entry.name) : null,
    url: null,
    webIcon: entry.icon,
    hidden: false,
    children: 'name' in entry ? [] : entry.entries.map((child, at) => nodeOf(child, `${id}-${at + 1}`, id)),
  })
  return [...menu, nodeOf(EXAMPLES, 'e', ROOT)]
}
