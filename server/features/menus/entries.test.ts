import { expect, test } from 'vitest'
import type { MenuNode } from '../../../contract/features/menu-node.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('The entries of a menu', (site) => {
  const create = async (values: object) => (await site.post(`${APP}/Menu/Create`, values, 'admin')).body.result
  const tree = async (tag: string, who: 'admin' | 'viewer' = 'admin') =>
    (await site.get(`${APP}/User/GetMenuNodesByUser?userId=${site.ids[who]}&menuTag=${tag}`, who)).body.result as MenuNode[]
  const texts = (nodes: MenuNode[]): unknown[] => nodes.map(({ text, children }) => (children.length > 0 ? [text, texts(children)] : text))

  test('E-04a an entry has tag, name, address, icon and a mark that hides it, and stands below another', async () => {
    const group = await create({ tag: 'first', text: '组', webIcon: 'folder' })
    await create({ tag: 'first', text: '外部', url: 'https://example.com/', pid: group.id, webIcon: 'link', hidden: true })
    await create({ tag: 'first', text: '页面', name: 'sitenews', pid: group.id })
    const [node] = await tree('first')
    expect(node).toMatchObject({ text: '组', webIcon: 'folder', hidden: false })
    expect(node!.children).toMatchObject([
      { text: '外部', url: 'https://example.com/', name: null, webIcon: 'link', hidden: true, pid: node!.id },
      { text: '页面', url: null, name: 'sitenews', hidden: false, pid: node!.id },
    ])
    expect(await tree('other')).toEqual([])
    const bad = await site.post(`${APP}/Menu/Create`, { text: '坏', url: 'javascript:alert(1)', tag: 'first' }, 'admin')
    expect(bad.status).toBe(400)
  })

  test('E-04b entries stand in their order, and a move changes order and level for everyone at the next call', async () => {
    const [one, two, group] = [
      await create({ tag: 'second', text: '一', name: 'sitenews', sort: 1 }),
      await create({ tag: 'second', text: '二', name: 'brand', sort: 2 }),
      await create({ tag: 'second', text: '组', sort: 3 }),
    ]
    expect(texts(await tree('second'))).toEqual(['一', '二'])
    expect((await site.post(`${APP}/Menu/Move`, { id: two.id, beforeId: one.id, parentId: null }, 'viewer')).status).toBe(403)
    const moved = await site.post(`${APP}/Menu/Move`, { id: two.id, beforeId: one.id }, 'admin')
    expect([moved.status, moved.body.error]).toEqual([200, null])
    expect(texts(await tree('second'))).toEqual(['二', '一'])
    const below = await site.post(`${APP}/Menu/Move`, { id: one.id, parentId: group.id }, 'admin')
    expect([below.status, below.body.error]).toEqual([200, null])
    expect(texts(await tree('second', 'viewer'))).toEqual(['二', ['组', ['一']]])
  })
})
