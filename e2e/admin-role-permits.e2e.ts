// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('The permits of a role', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const open = shareOffice(visit, 'admin')
  let number = 0
  const make = async (grantedPermissions: string[]) =>
    (
      await service('admin', 'POST', 'Role/Create', {
        name: `tree-${Date.now()}-${number++}`,
        displayName: `树 ${number}`,
        displayNameEn: `Tree ${number}`,
        grantedPermissions,
      })
    ).result
  const granted = async (id: number) => (await service('admin', 'GET', `Role/Get?id=${id}`)).result['grantedPermissions'] as string[]
  const treeOf = (page: Page) => page.getByRole('tree', { name: '权限' })
  const item = (page: Page, name: string) => treeOf(page).getByRole('treeitem', { name, exact: true })
  const point = (page: Page, permit: string) => treeOf(page).locator('.check-tree-row', { hasText: permit })
  const labels = (page: Page) => treeOf(page).getByRole('treeitem').allInnerTexts()
  const userNamed = async (name: string) => (await service('admin', 'GET', `User/GetAll?keyword=${name}`)).result.items[0]!

  test('B-57a B-57b E-05a the tree is searched by name and by permit, shows half-checked groups, and is narrowed to the chosen ones; the menu that the choice opens is shown before anything is saved', async () => {
    const role = await make(['News/View', 'Brand/View'])
    const page = await open(`/role/${role.id}`)
    await item(page, '网站管理').waitFor()
    expect(await item(page, '网站管理').getAttribute('aria-checked')).toBe('mixed')
    expect(await item(page, '新闻').getAttribute('aria-checked')).toBe('mixed')
    await page.getByText('已选 2 /').waitFor()
    const search = page.getByRole('searchbox', { name: '搜索权限名称或标识' })
    await search.fill('news/ed')
    await expect.poll(async () => (await labels(page)).map((text) => text.split('\n')[0])).toEqual(['网站管理', '新闻', '编辑'])
    await search.fill('品牌')
    await expect.poll(async () => (await labels(page)).some((text) => text.includes('Brand/View'))).toBe(true)
    expect(await item(page, '新闻').count()).toBe(0)
    await search.fill('没有这样的权限')
    await page.getByText('没有符合的权限').waitFor()
    await search.fill('')
    await page.locator('.permits').getByText('仅已选').click()
    await expect
      .poll(async () => (await labels(page)).map((text) => text.split('\n')[0]))
      .toEqual(['网站管理', '新闻', '查看', '产品管理', '品牌', '查看'])
    await page.getByRole('button', { name: '全部收起' }).click()
    await expect.poll(async () => (await labels(page)).length).toBe(2)

    const menu = page.getByRole('region', { name: '可见菜单' })
    await menu.getByText('新闻', { exact: true }).waitFor()
    expect(await menu.getByText('用户', { exact: true }).count()).toBe(0)
    await page.locator('.permits').getByText('全部', { exact: true }).click()
    await search.fill('User/View')
    await point(page, 'User/View').click()
    await menu.getByText('用户', { exact: true }).waitFor()
    expect((await granted(role.id)).toSorted()).toEqual(['Brand/View', 'News/View'])
  })

  test('B-57a the tree is worked by keys alone, and the saved role grants what was ticked', { tags: ['walk'] }, async () => {
    const role = await make([])
    const page = await open(`/role/${role.id}`)
    await treeOf(page).focus()
    const reached = () =>
      treeOf(page).evaluate(
        (tree) => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.firstChild?.parentElement?.innerText ?? '',
      )
    await expect.poll(reached).toContain('网站管理')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(reached).toContain('News/View')
    await page.keyboard.press('Space')
    await expect.poll(() => item(page, '新闻').getAttribute('aria-checked')).toBe('mixed')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => item(page, '新闻').getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('End')
    // The row that is reached may not be drawn yet: it has no words then.
    await expect.poll(reached).toMatch(/^(?![^]*新闻)[^]*[A-Z]\w+\/[A-Z]\w+$/)
    const last = (await reached()).split('\n').at(-1)!
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: '确认并保存' }).click()
    await expect.poll(() => granted(role.id)).toEqual(['News/View', last])
  })

  test('B-57a of two thousand permits only the rows in sight are drawn, and the last one is reached and ticked', async () => {
    const role = await make([])
    const page = await visit.open()
    const items = Array.from({ length: 2000 }, (_, at) => ({
      id: at + 1,
      name: `Made${at % 100}/Act${at}`,
      displayName: 'x',
      description: null,
    }))
    await page.route('**/Role/GetAllPermissions', (route) => route.fulfill({ json: { result: { items }, success: true, error: null } }))
    await signIn(page, 'admin', { at: `/role/${role.id}` })
    await page.getByText('已选 0 / 2000').waitFor()
    expect(await treeOf(page).getByRole('treeitem').count()).toBeLessThan(40)
    await treeOf(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await page.getByText('已选 1 / 2000').waitFor()
    expect(await treeOf(page).getByRole('treeitem').count()).toBeLessThan(40)
  })

  test('B-57d B-57e before saving a dialog names who gains and who loses what; leaving it changes nothing, and a change of the name alone asks nothing', async () => {
    const role = await make(['Redirect/View', 'Redirect/Edit'])
    const own = `holder-${Date.now()}`
    const viewer = (await service('admin', 'GET', 'Role/GetAll?keyword=viewer')).result.items[0]!
    const person = { userName: own, name: own, emailAddress: `${own}@example.com`, password: 'Test-pass-7' }
    await service('admin', 'POST', 'User/Create', { ...person, roleIds: [viewer.id, role.id] })
    const page = await open(`/role/${role.id}`)
    await page.getByRole('searchbox', { name: '搜索权限名称或标识' }).fill('Redirect/')
    // The viewer sees redirects by another role as well: only the permit to edit is really lost.
    await point(page, 'Redirect/View').click()
    await point(page, 'Redirect/Edit').click()
    await point(page, 'Redirect/Delete').click()
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: '保存角色变更' })
    await dialog.getByText('1 人拥有这个角色').waitFor()
    const text = await dialog.innerText()
    expect(text).toContain('新增权限（1）')
    expect(text).toContain('收回权限（2）')
    const effect = await dialog.locator('.role-change-person').innerText()
    expect(effect).toContain(own)
    expect(effect).toMatch(/直接授予[\s\S]*获得[\s\S]*删除[\s\S]*失去[\s\S]*编辑/)
    expect(effect).not.toContain('查看')
    await dialog.getByRole('button', { name: '取消' }).click()
    await page.getByText('有未保存的修改').first().waitFor()
    expect(await granted(role.id)).toEqual(['Redirect/View', 'Redirect/Edit'])
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await dialog.getByRole('button', { name: '确认并保存' }).click()
    await expect.poll(() => granted(role.id)).toEqual(['Redirect/Delete'])

    await dialog.waitFor({ state: 'hidden' })
    await page.locator('#displayName').fill('新名称')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await service('admin', 'GET', `Role/Get?id=${role.id}`)).result['displayName']).toBe('新名称')
    expect(await dialog.count()).toBe(0)
  })

  test('B-57g a change of data scopes alone is told by group, before and after, with the number of people; leaving it changes nothing', async () => {
    const role = await make(['Brand/View'])
    const { id } = await userNamed('viewer')
    await service('admin', 'POST', 'Role/AddUserToRole', { roleId: role.id, userId: id })
    const page = await open(`/role/${role.id}`)
    await page.locator('#scope-catalogue').click()
    await page.locator('.ant-select-item-option', { hasText: '所属机构及下级机构' }).click()
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: '保存角色变更' })
    await dialog.getByText('数据范围变化（1）').waitFor()
    const text = await dialog.innerText()
    expect(text).toMatch(/产品分类、品牌与模板\s+全部数据 → 所属机构及下级机构/)
    expect(text).toContain('1 人拥有这个角色')
    for (const absent of ['新增权限', '收回权限', '实际权限', '询盘']) expect(text).not.toContain(absent)
    await dialog.getByRole('button', { name: '取消' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const scopes = async () => (await service('admin', 'GET', `Role/Get?id=${role.id}`)).result['dataScopes']
    expect(await scopes()).toEqual({})
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await dialog.getByRole('button', { name: '确认并保存' }).click()
    await expect.poll(scopes).toEqual({ catalogue: { kind: 'below' } })
  })

  test('B-57c a role is copied from its row: a taken name is refused at its field, and the copy opens', async () => {
    const role = await make(['Brand/View', 'Brand/Edit'])
    const page = await visit.open({ expected: /409/ })
    await signIn(page, 'admin', { at: '/role' })
    const row = page.locator('.ant-table-row', { hasText: String(role['name']) })
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '复制角色' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('名称', { exact: true }).fill('editor')
    await dialog.locator('#displayName').fill('品牌副本')
    await dialog.getByRole('button', { name: '复制角色' }).click()
    await dialog.locator('.ant-form-item-explain-error').first().waitFor()
    const name = `copy-${Date.now()}`
    await dialog.getByLabel('名称', { exact: true }).fill(name)
    await dialog.getByRole('button', { name: '复制角色' }).click()
    await page.waitForURL((url) => /#\/role\/\d+/.test(url.hash) && !url.hash.endsWith(`/${role.id}`))
    const made = (await service('admin', 'GET', `Role/GetAll?keyword=${name}`)).result.items[0]!
    expect(await granted(made.id)).toEqual(['Brand/View', 'Brand/Edit'])
  })

  test('B-57f A-05b a viewer reads the permits and finds neither tree nor copy', async () => {
    const role = await make(['News/View'])
    const page = await visit.open()
    await signIn(page, 'viewer', { at: `/role/${role.id}` })
    await page.getByRole('rowheader', { name: '新闻' }).waitFor()
    expect(await page.getByRole('tree').count()).toBe(0)
    await page.goto('/#/role')
    await page.locator('.ant-table-row').first().waitFor()
    expect(await page.getByRole('button', { name: '更多' }).count()).toBe(0)
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)('P-15 the tree and the dialog have no fault that axe knows (%s, %o)', async (locale, viewport) => {
    const role = await make(['News/View'])
    const { id } = await userNamed('viewer')
    await service('admin', 'POST', 'Role/AddUserToRole', { roleId: role.id, userId: id })
    const page = viewport === DESKTOP ? await open(`/role/${role.id}`) : await visit.open({ locale, viewport })
    if (viewport === PHONE) await signIn(page, 'admin', { at: `/role/${role.id}` })
    await page.locator('.menu-tree').first().waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.locator('.check-tree-row').first().click()
    await page.keyboard.press('Control+s')
    await page.locator('.role-change-person').waitFor()
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
})

describe('A role in demo mode', () => {
  const visit = visitDemo({ DEMO: '1' })

  test('M-02d B-57f the effect is shown, and saving fails with the words of the demo', async () => {
    const page = await visit.open()
    await signIn(page, 'admin', { at: '/role/2' })
    await page.getByRole('treeitem', { name: '网站管理', exact: true }).click()
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: '确认并保存' }).click()
    await page.getByText('演示版本，不允许操作').first().waitFor()
    await page.getByText('有未保存的修改').first().waitFor()
  })
})
