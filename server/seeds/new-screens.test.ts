import { expect, test } from 'vitest'
import type { MenuNode } from '../../contract/features/identity.ts'
import { SCREENS, type Screen } from '../../contract/back-office/screens.ts'
import { hire } from '../testing/people.ts'
import { NO_ASSETS, onAnyEngine, type Site } from '../testing/site.ts'
import { start } from '../start.ts'
import { offerNewScreens } from './new-screens.ts'

const after = (key: string, screen: Screen) => SCREENS.flatMap((one) => (one.key === key ? [one, screen] : [one]))
const plain = (key: string, more: Partial<Screen> = {}) => ({ key, group: 'catalogue', icon: 'team', resource: 'brand', ...more }) as Screen

onAnyEngine('The menu of a running site', (site) => {
  const db = () => site.database.write
  const rows = () => db().selectFrom('menu').selectAll().orderBy('sort').orderBy('id').execute()
  const living = async () => (await rows()).filter(({ deletionTime }) => deletionTime === null)
  const keysUnder = async (text: string) => {
    const all = await living()
    const heading = all.find((row) => row.text === text)!
    return all.filter(({ pid }) => pid === heading.id).map(({ name, text: own }) => name ?? own)
  }
  const forget = () => db().deleteFrom('setting').where('name', '=', 'offeredScreens').execute()
  const offer = (screens?: readonly Screen[]) => offerNewScreens(db(), Date.now(), screens)

  test('a database of a version that kept no list gets the entry of a new screen in its default place, and once', async () => {
    await forget()
    const before = await living()
    const screens = after('producttype', plain('supplier'))
    await offer(screens)
    expect(await keysUnder('产品管理')).toEqual([
      'spu',
      'addspu',
      'category',
      'producttype',
      'supplier',
      'brand',
      'specparamtemplate',
      'productsetting',
    ])
    const added = (await living()).filter(({ name }) => name === 'supplier')
    expect(added).toMatchObject([{ text: '品牌', textEn: 'Brands', name: 'supplier', webIcon: 'team', tag: 'web', hidden: 0, url: null }])
    await offer(screens)
    const [entry, ...others] = [added, (await living()).filter(({ name }) => name !== 'supplier')]
    expect(others).toEqual([before])
    expect((await living()).filter(({ name }) => name === 'supplier')).toEqual(entry)
  })

  test('a role with all permits sees the entry, a role without its permit does not', async () => {
    const keysOf = (nodes: MenuNode[]): (string | null)[] => nodes.flatMap(({ name, children }) => [name, ...keysOf(children)])
    const menuOf = async (id: number, who: string) =>
      keysOf((await site.get(`/abp/services/app/User/GetMenuNodesByUser?userId=${id}`, who)).body.result)
    expect(await menuOf(site.ids.admin, 'admin')).toContain('supplier')
    const { token, id } = await hire(site, ['Product/View'])
    expect(await menuOf(id, token)).toContain('spu')
    expect(await menuOf(id, token)).not.toContain('supplier')
  })

  test('a removed entry does not come back, even after it has left the recycle bin', async () => {
    const screens = after('producttype', plain('supplier'))
    await db().updateTable('menu').set({ deletionTime: Date.now() }).where('name', '=', 'supplier').execute()
    await offer(screens)
    expect((await living()).map(({ name }) => name)).not.toContain('supplier')
    await db().deleteFrom('menu').where('name', '=', 'supplier').execute()
    await offer(screens)
    // An older version that runs in between knows nothing of the screen, and must not make it new again.
    await offer()
    await offer(screens)
    expect((await rows()).map(({ name }) => name)).not.toContain('supplier')
  })

  test('renamed and moved entries stay as they are, and a new entry stands where the heading went', async () => {
    const system = (await living()).find(({ text }) => text === '系统管理')!
    await db().updateTable('menu').set({ text: '货架', textEn: 'Shelf', sort: 9 }).where('text', '=', '产品管理').execute()
    await db().updateTable('menu').set({ text: '牌子', pid: system.id, sort: 7 }).where('name', '=', 'brand').execute()
    const before = await living()
    await offer(after('brand', plain('renamed')))
    expect((await living()).filter(({ name }) => name !== 'renamed')).toEqual(before)
    expect(await keysUnder('货架')).toEqual(['spu', 'addspu', 'category', 'producttype', 'renamed', 'specparamtemplate', 'productsetting'])
  })

  test('a group that someone removed whole comes back as a heading with the new entry only', async () => {
    const keys = ['theme', 'error-log', 'login1', 'login2', '界面', '备案查询']
    for (const key of keys)
      await db()
        .updateTable('menu')
        .set({ deletionTime: Date.now() })
        .where((eb) => eb.or([eb('name', '=', key), eb('text', '=', key)]))
        .execute()
    await offer(after('theme', plain('colours', { group: 'interface' })))
    expect(await keysUnder('界面')).toEqual(['colours'])
    expect((await living()).filter(({ pid }) => pid === null).at(-1)).toMatchObject({ text: '界面', textEn: 'Interface', webIcon: 'skin' })
  })

  test('an entry that an administrator made by hand is not doubled', async () => {
    const { id } = (await living()).find(({ name }) => name === 'spu')!
    await db().updateTable('menu').set({ name: 'byhand' }).where('id', '=', id).execute()
    await offer(after('spu', plain('byhand')))
    expect((await living()).filter(({ name }) => name === 'byhand').map((row) => row.id)).toEqual([id])
    await db().updateTable('menu').set({ name: 'spu' }).where('id', '=', id).execute()
  })

  test('a new screen at the top, and a new first one of its group, find their places', async () => {
    await offer([
      plain('first', { group: 'top' }),
      ...after('dashboard', plain('second', { group: 'top' })).flatMap((one) =>
        one.key === 'sitenews' ? [plain('foremost', { group: 'website' }), one] : [one],
      ),
    ])
    expect((await living()).filter(({ pid }) => pid === null).map(({ name, text }) => name ?? text)).toEqual([
      'first',
      'dashboard',
      'second',
      'fillform',
      '网站管理',
      '系统管理',
      '货架',
      '界面',
    ])
    expect((await keysUnder('网站管理')).slice(0, 2)).toEqual(['foremost', 'sitenews'])
  })

  test('an entry whose permit does not exist stops the start: everyone would see it', async () => {
    await expect(offer(after('spu', plain('open', { permit: 'Nothing/View' })))).rejects.toThrow('Nothing/View')
  })
})

onAnyEngine('A restart', (site: Site) => {
  test('offers the screens that the version before did not have, once', async () => {
    const db = site.database.write
    const keys = async () => (await db.selectFrom('menu').select('name').execute()).map(({ name }) => name)
    const list = () => db.selectFrom('setting').select('value').where('name', '=', 'offeredScreens').executeTakeFirst()
    expect((await list())?.value.split(' ')).toEqual(SCREENS.map(({ key }) => key))
    const restart = async () => (await start(site.env, { quiet: true, assets: NO_ASSETS })).close()
    // As a version before redirects left it.
    await db.deleteFrom('menu').where('name', '=', 'siteredirect').execute()
    const older = SCREENS.filter(({ key }) => key !== 'siteredirect').map(({ key }) => key)
    await db
      .updateTable('setting')
      .set({ value: older.join(' ') })
      .where('name', '=', 'offeredScreens')
      .execute()
    await restart()
    expect((await keys()).filter((key) => key === 'siteredirect')).toHaveLength(1)
    await restart()
    expect((await keys()).filter((key) => key === 'siteredirect')).toHaveLength(1)
    await db.deleteFrom('menu').where('name', '=', 'siteredirect').execute()
    await restart()
    expect(await keys()).not.toContain('siteredirect')
  })
})
