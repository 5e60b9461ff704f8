import { expect, test } from 'vitest'
import type { MenuItem } from '../session/menu.ts'
import { tabTitle } from './tab-title.ts'

const item = (name: string, more: Partial<MenuItem> = {}): MenuItem =>
  ({ id: name, pid: '-1', text: '', name, icon: '', hidden: false, ...more }) as MenuItem

test('S-09b a tab has title and icon of its menu item, also of one deep in the tree', () => {
  const menus = [item('system', { children: [item('user', { pid: 'system', text: '同事', icon: 'smile' })] })]
  expect(tabTitle(menus, 'user', '用户')).toEqual({ title: '同事', icon: 'smile' })
})

test('S-09d without a menu item it has the title of its route and the icon of its screen', () => {
  expect(tabTitle([], 'user', '用户')).toEqual({ title: '用户', icon: 'user' })
})

test('S-09c without any title it is called 无名称, and without any icon it shows bars', () => {
  expect(tabTitle([], 'unknown', '')).toEqual({ title: '无名称', icon: 'bars' })
  expect(tabTitle([item('unknown')], 'unknown', '')).toEqual({ title: '无名称', icon: 'bars' })
})
