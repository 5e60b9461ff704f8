import { expect, test } from 'vitest'
import type { MenuNode } from '../../../contract/features/identity.ts'
import { hire } from '../../testing/people.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
/** Only who may fill in forms for staff finds them. */
const TOP = ['dashboard', 'fillform']
/** Everyone's among the screens of the website. */
const DESIGNER = 'form-generator'
const WEBSITE = [
  'sitenews',
  'sitearticle',
  'sitecategory',
  'sitecarousel',
  'gallery',
  'fileupload',
  'sitemenu',
  'enquiry',
  'dynamicform',
  'formanswer',
  DESIGNER,
  'siteredirect',
  'siteinfo',
]
const PRODUCTS = ['spu', 'category', 'producttype', 'brand', 'specparamtemplate']
/** For whoever may also add products. */
const ADDED = PRODUCTS.toSpliced(1, 0, 'addspu')
/** Only who may read the settings finds those of products. */
const CATALOGUE = [...ADDED, 'productsetting']
const VIEWED = ['user', 'ou', 'role', 'menu', 'function', 'dictionary']
const LOGS = ['weblog', 'auditlog', 'loginlog', 'entitychange']
/** Only who may delete finds deleted rows. */
const SYSTEM = [...VIEWED, 'setting', ...LOGS, 'recyclebin']
/** Everyone's, whatever their role. */
const INTERFACE = ['theme', 'error-log']
const DESIGNS = ['login1', 'login2']

const namesOf = (nodes: MenuNode[]): string[] => nodes.flatMap(({ name, children }) => [...(name ? [name] : []), ...namesOf(children)])

onAnyEngine('The menu a user sees', (site) => {
  const tree = async (id: number, who: string, more = '&MenuTag=web') =>
    (await site.get(`${APP}/user/GetMenuNodesByUser?UserId=${id}${more}`, who)).body.result as MenuNode[]

  test('T-05a R-13c A-01b each role sees the screens that it may open, and no group that holds none of them', async () => {
    expect(namesOf(await tree(site.ids.admin, 'admin'))).toEqual([...TOP, ...WEBSITE, ...CATALOGUE, ...SYSTEM, ...INTERFACE, ...DESIGNS])
    expect(namesOf(await tree(site.ids.viewer, 'viewer'))).toEqual([
      'dashboard',
      ...WEBSITE,
      ...PRODUCTS,
      ...VIEWED,
      ...INTERFACE,
      ...DESIGNS,
    ])
    const editor = await tree(site.ids.editor, 'editor')
    expect(namesOf(editor)).toEqual([...TOP, ...WEBSITE, ...ADDED, 'dictionary', 'recyclebin', ...INTERFACE])
    const { token, id } = await hire(site, ['News/View'])
    expect(namesOf(await tree(id, token))).toEqual(['dashboard', 'sitenews', DESIGNER, ...INTERFACE])
    expect((await tree(id, token)).map(({ text }) => text)).toEqual(['首页', '网站管理', '界面'])
  })

  test('T-06b C-21c a node has the properties that the client maps, and -1 is the root', async () => {
    const [dashboard, , website] = await tree(site.ids.admin, 'admin')
    expect(dashboard).toEqual({
      id: dashboard!.id,
      pid: '-1',
      text: '首页',
      name: 'dashboard',
      url: null,
      webIcon: 'dashboard',
      hidden: false,
      children: [],
    })
    expect(website!.children.every(({ pid }) => pid === website!.id)).toBe(true)
  })

  test('S-01 the menu speaks the reader’s language', async () => {
    const { body } = await site.get(`${APP}/user/GetMenuNodesByUser?userid=${site.ids.admin}`, 'admin', { 'accept-language': 'en-GB' })
    expect(body.result.map(({ text }: MenuNode) => text)).toEqual([
      'Dashboard',
      'Fill in forms',
      'Website',
      'Catalogue',
      'System',
      'Interface',
    ])
  })

  test('C-21d the flat list holds the same nodes, mine unless I ask for another’s', async () => {
    const { body } = await site.get(`${APP}/user/GetMenusByUser`, 'editor')
    const names = body.result.items.map(({ name }: MenuNode) => name).filter(Boolean)
    expect(names).toEqual(namesOf(await tree(site.ids.editor, 'editor')))
    expect(body.result.totalCount).toBe(body.result.items.length)
    expect(body.result.items.every(({ children }: MenuNode) => children.length === 0)).toBe(true)
  })

  test('C-21e the default menus come bare, as their clients read them', async () => {
    const { status, body } = await site.get('/api/menus', 'editor')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['code', 'data'])
    expect(body.code).toBe(20000)
    expect(namesOf(body.data)).toEqual([...TOP, ...WEBSITE, ...ADDED, 'dictionary', 'recyclebin', ...INTERFACE])
    const refused = await site.get('/api/menus')
    expect([refused.status, refused.body.unAuthorizedRequest]).toEqual([401, true])
  })

  test('T-05c the default menus are the program’s own: an administrator who has emptied the menu still reaches every screen', async () => {
    const before = namesOf((await site.get('/api/menus', 'admin')).body.data)
    expect(before).toEqual([...TOP, ...WEBSITE, ...CATALOGUE, ...SYSTEM, ...INTERFACE, ...DESIGNS])
    await site.database.write
      .updateTable('menu')
      .set({ deletionTime: 1 })
      .where('tag', '=', 'web')
      .where('deletionTime', 'is', null)
      .execute()
    try {
      expect(await tree(site.ids.admin, 'admin')).toEqual([])
      const { data } = (await site.get('/api/menus', 'admin')).body
      expect(namesOf(data)).toEqual(before)
      expect(data[1].children.every(({ pid }: MenuNode) => pid === data[1].id)).toBe(true)
      expect(namesOf((await site.get('/api/menus', 'editor')).body.data)).not.toContain('user')
    } finally {
      await site.database.write.updateTable('menu').set({ deletionTime: null }).where('deletionTime', '=', 1).execute()
    }
  })

  test('A-05a another’s menu is theirs: without the permit to see users it is refused', async () => {
    for (const method of ['GetMenuNodesByUser', 'GetMenusByUser']) {
      expect((await site.get(`${APP}/User/${method}?userId=${site.ids.admin}`, 'editor')).status).toBe(403)
      expect((await site.get(`${APP}/User/${method}?userId=${site.ids.admin}`, 'viewer')).status).toBe(200)
    }
  })

  test('A-05a a permit that is taken from a role closes its menu entries and calls at once', async () => {
    const { token, id, roleId } = await hire(site, ['News/View', 'Carousel/View'])
    expect(namesOf(await tree(id, token))).toContain('sitecarousel')
    await site.post(`${APP}/Role/Update`, { id: roleId, version: 1, grantedPermissions: ['News/View'] }, 'admin')
    expect(namesOf(await tree(id, token))).toEqual(['dashboard', 'sitenews', DESIGNER, ...INTERFACE])
    expect((await site.get(`${APP}/Carousel/GetAll`, token)).status).toBe(403)
  })

  test('an unknown tag has no menu, and a hidden entry is told as hidden', async () => {
    expect(await tree(site.ids.admin, 'admin', '&menuTag=app')).toEqual([])
    const { body } = await site.post(`${APP}/Menu/Create`, { text: '隐藏', name: 'profile', hidden: true, tag: 'test' }, 'admin')
    expect(await tree(site.ids.admin, 'admin', '&menuTag=test')).toMatchObject([{ id: String(body.result.id), hidden: true }])
  })
})
