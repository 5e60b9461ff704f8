import { expect, test } from 'vitest'
import { EXAMPLE_PAGES } from '../../../contract/back-office/examples.ts'
import { exampleKey, screenNamed } from '../../../contract/back-office/screens.ts'
import { BACK_OFFICE_PATHS } from '../../../contract/back-office/paths.ts'
import type { MenuNode } from '../../../contract/features/identity.ts'
import { hire } from '../../testing/people.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
const keys = EXAMPLE_PAGES.map(({ name }) => exampleKey(name))
const namesOf = (nodes: MenuNode[]): string[] => nodes.flatMap(({ name, children }) => [...(name ? [name] : []), ...namesOf(children)])

test('B-87a every example has an address of its own, which no other screen has', () => {
  const names = EXAMPLE_PAGES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => BACK_OFFICE_PATHS.includes(name))).toEqual([])
  expect(keys.map((key) => screenNamed(key)?.path)).toEqual(names.map((name) => `/${name}`))
  expect(screenNamed('nothing')).toBeUndefined()
})

onAnyEngine('The menu of the examples', (site) => {
  const set = (values: object) => site.post(`${APP}/Setting/Update`, { values }, 'admin')
  const own = async (id: number, who: string, headers = {}) =>
    (await site.get(`${APP}/User/GetMenuNodesByUser?userId=${id}&menuTag=web`, who, headers)).body.result as MenuNode[]
  const defaults = async (who: string) => (await site.get('/api/menus', who)).body.data as MenuNode[]
  const version = async (who: string) =>
    (await site.get(`${APP}/Session/GetCurrentLoginInformations`, who)).headers.get('x-session-version')

  test('B-87a nobody sees an example as long as the setting does not show them, and no address leads to one', async () => {
    for (const menu of [await own(site.ids.admin, 'admin'), await defaults('admin')])
      expect(namesOf(menu).filter((name) => name.startsWith('example/'))).toEqual([])
    expect(JSON.stringify(await defaults('admin'))).not.toContain('示例')
    for (const { name } of EXAMPLE_PAGES) expect([name, (await site.get(`/${name}`)).status]).toEqual([name, 404])
  })

  test('B-87a with the setting everybody finds them at the end of their menu, at once, in their language, and clients are told to ask again', async () => {
    const { token, id } = await hire(site, ['News/View'])
    const before = await version(token)
    expect((await set({ examplePages: true })).status).toBe(200)
    for (const menu of [await own(id, token), await defaults('viewer')]) {
      expect(menu.at(-1)).toMatchObject({ pid: '-1', text: '示例', name: null })
      expect(namesOf([menu.at(-1)!])).toEqual(keys)
      expect(namesOf(menu.slice(0, -1)).filter((name) => name.startsWith('example/'))).toEqual([])
    }
    expect((await own(id, token, { 'accept-language': 'en' })).at(-1)!.text).toBe('Examples')
    expect(before).toBeTruthy()
    expect(await version(token)).not.toBe(before)
    const { status, headers } = await site.get('/sticky?a=1')
    expect([status, headers.get('location')]).toEqual([302, '/#/sticky?a=1'])
    await set({ examplePages: false })
    expect(namesOf(await own(id, token)).filter((name) => name.startsWith('example/'))).toEqual([])
    expect((await site.get('/sticky?a=1')).status).toBe(404)
  })

  test('B-87a a menu of another tag has none, and a row of the menu opens none', async () => {
    await site.post(`${APP}/Menu/Create`, { text: '偷看', name: exampleKey('sticky'), tag: 'other' }, 'admin')
    const other = async () =>
      namesOf((await site.get(`${APP}/User/GetMenuNodesByUser?userId=${site.ids.admin}&menuTag=other`, 'admin')).body.result)
    expect(await other()).toEqual([])
    await set({ examplePages: true })
    expect(await other()).toEqual([])
    await set({ examplePages: false })
  })
})
