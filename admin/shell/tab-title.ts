import { screenNamed } from '../../contract/back-office/screens.ts'
import { trailTo } from '../session/menu-tree.ts'
import type { MenuItem } from '../session/menu.ts'
import type { Tab } from '../state/tabs-state.ts'

/** S-09: title and icon of a screen from the menu item that opens it, else the title of its route, `said`, and the icon of its screen. */
export function tabTitle(menus: readonly MenuItem[], key: string, said: string): Pick<Tab, 'title' | 'icon'> {
  const item = trailTo(menus, key).at(-1)
  return { title: item?.text || said || '无名称', icon: item?.icon || screenNamed(key)?.icon || 'bars' }
}
