import { expect, test } from 'vitest'
import type { MenuNode } from '../../contract/features/identity.ts'
import { routesOf, toMenuItem } from './menu.ts'
import { groupsOf, sidebarOf, trailTo } from './menu-tree.ts'

const node = (id: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  pid: '-1',
  text: `text ${id}`,
  name: null,
  url: null,
  webIcon: null,
  hidden: false,
  children: [],
  ...more,
})
const tree = (...nodes: MenuNode[]) => nodes.map(toMenuItem)
const known = new Set(['dashboard', 'user', 'role'])

test('T-06a a node becomes an item: webIcon is icon, an empty list of children is dropped', () => {
  const item = toMenuItem(node('1', { name: 'user', webIcon: 'team', url: 'u', children: [node('2', { pid: '1', hidden: true })] }))
  expect(item).toEqual({
    id: '1',
    pid: '-1',
    text: 'text 1',
    name: 'user',
    url: 'u',
    icon: 'team',
    hidden: false,
    children: [{ id: '2', pid: '1', text: 'text 2', name: null, url: null, icon: null, hidden: true }],
  })
  expect(item.children?.[0]).not.toHaveProperty('children')
  expect(item).not.toHaveProperty('webIcon')
})

test('R-13a R-13b an item is found by its name; an item without a name is searched through its children', () => {
  const items = tree(node('1', { name: 'dashboard' }), node('2', { children: [node('3', { children: [node('4', { name: 'role' })] })] }))
  expect(routesOf(items, known)).toEqual(['dashboard', 'role'])
})

test('R-13c R-13d a name without a screen opens nothing and is not shown', () => {
  const items = tree(node('1', { name: 'secret' }), node('2', { children: [node('3', { name: 'elsewhere' })] }))
  expect(routesOf(items, known)).toEqual([])
  expect(sidebarOf(items, known)).toEqual([])
})

test('R-13d a screen that is not in the tree is not opened', () => {
  expect(routesOf(tree(node('1', { name: 'dashboard' })), known)).not.toContain('user')
})

test('R-13c a hidden item opens its screen but is not shown', () => {
  const items = tree(node('1', { name: 'user', hidden: true }), node('2', { hidden: true, children: [node('3', { name: 'role' })] }))
  expect(routesOf(items, known)).toEqual(['user', 'role'])
  expect(sidebarOf(items, known)).toEqual([])
})

test('S-01b the sidebar has pages, groups and links out, in the tree’s order', () => {
  const items = tree(
    node('1', { name: 'dashboard' }),
    node('2', { children: [node('3', { name: 'user', webIcon: 'team' })] }),
    node('4', { url: 'https://example.com' }),
  )
  expect(sidebarOf(items, known)).toEqual([
    { kind: 'page', id: '1', text: 'text 1', icon: null, key: 'dashboard' },
    { kind: 'group', id: '2', text: 'text 2', icon: null, entries: [{ kind: 'page', id: '3', text: 'text 3', icon: 'team', key: 'user' }] },
    { kind: 'link', id: '4', text: 'text 4', icon: null, url: 'https://example.com' },
  ])
})

test('S-01d an address that is no external link is not shown, so no script hides behind a menu item', () => {
  expect(sidebarOf(tree(node('1', { url: 'javascript:alert(1)' }), node('2', { url: '//evil' })), known)).toEqual([])
})

test('S-02 the trail leads from the root to the page', () => {
  const items = tree(node('1', { children: [node('2', { children: [node('3', { name: 'user' })] })] }))
  expect(trailTo(items, 'user').map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(trailTo(items, 'role')).toEqual([])
  expect(groupsOf(items)).toEqual(['1', '2'])
})
