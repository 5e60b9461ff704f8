import type { inside as zhCN } from './inside-zh-CN.ts'
import { bin, order } from '../../contract/words/en/admin-bin.ts'
import { editor } from '../../contract/words/en/admin-editor.ts'
import { format } from '../../contract/words/en/admin-format.ts'
import { listing } from '../../contract/words/en/admin-list.ts'
import { members } from '../../contract/words/en/admin-members.ts'
import { menus } from '../../contract/words/en/admin-menus.ts'
import { transfer } from '../../contract/words/en/admin-transfer.ts'
import { products } from '../../contract/words/en/admin-products.ts'
import { screens } from '../../contract/words/en/admin-screens.ts'
import { bar } from '../../contract/words/en/admin-shell.ts'
import { actions, resources, sections, shared, states } from '../../contract/words/en/resources.ts'

/** The words of the screens behind the login. */
export const inside: typeof zhCN = {
  admin: { ...screens, editor, products, bar, listing, transfer, format, bin, order, members, menus },
  actions,
  shared,
  states,
  sections,
  resources,
}
