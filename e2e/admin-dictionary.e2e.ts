// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { handAt } from './kit/hand.ts'
import { overflow } from './kit/looks.ts'
import { authenticate, postingAt, serviceOf } from './kit/service.ts'
import { answered, settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

interface Made {
  id: number
  code: string
  name: string
}

describe('The dictionary', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const post = postingAt(visit)
  let number = 0
  const type = async (values: object = {}) =>
    (await post('DictType/Create', { code: `kind-${++number}`, name: `类型 ${number}`, ...values })) as unknown as Made
  const item = (typeId: number, label: string, values: object = {}) => post('DictItem/Create', { typeId, label, value: label, ...values })
  const stored = async (typeId: number) =>
    (await service('admin', 'GET', `DictData/GetDictByTypeID?typeId=${typeId}`)).result as never as { label: string }[]
  const labels = async (typeId: number) => (await stored(typeId)).map(({ label }) => label)
  const newsType = async () =>
    ((await service('admin', 'GET', 'DictType/GetAll?keyword=news-category')).result.items[0] as unknown as Made).id

  const tree = (page: Page) => page.getByRole('navigation', { name: '字典类型' })
  const rows = (page: Page) => page.locator('.ant-table-row:visible')
  const row = (page: Page, label: string) => rows(page).filter({ has: page.getByRole('link', { name: label, exact: true }) })
  const shown = (page: Page) => page.locator('.ant-table-row:visible .kit-title').allInnerTexts()
  const act = async (page: Page, label: string, action: string) => {
    await row(page, label).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  /** The head of the type before may still be in sight for a moment. */
  const isShown = (page: Page, typeId: number) => page.locator(`.dictionary-head[data-type="${typeId}"]`).waitFor()
  const showItems = async (page: Page, typeId: number) => {
    await page.goto(`/#/dictionary?typeId=${typeId}`)
    await isShown(page, typeId)
  }
  const share = shareOffice(visit, 'admin', { expected: /409/ }, followSystem)
  const open = async (typeId: number) => {
    const page = await share(`/dictionary?typeId=${typeId}`)
    await isShown(page, typeId)
    return page
  }

  test(
    'E-06a T-15c R-12a types stand in a tree that is open from its top; the chosen one shows its items as a tree or as a list with pages',
    { tags: ['walk'] },
    async () => {
      const top = await type({ name: '行政区' })
      const low = await type({ name: '城市', pid: top.id })
      const parent = await item(top.id, '华东')
      await item(top.id, '上海', { pid: parent.id })
      await item(low.id, '苏州')
      const page = await share('/dictionary')
      await tree(page).getByRole('link', { name: '城市' }).waitFor()
      expect(await tree(page).locator('li').first().getAttribute('data-key')).toBe('-1')
      expect(await tree(page).getByRole('button', { name: '全部字典项的下级' }).getAttribute('aria-expanded')).toBe('true')
      await tree(page).getByRole('link', { name: '行政区' }).click()
      await expect.poll(() => shown(page)).toEqual(['华东', '上海'])
      expect(new URL(page.url()).hash).toBe(`#/dictionary?typeId=${top.id}`)
      expect(await page.locator('.ant-table-row-level-1:visible').count()).toBe(1)
      await page.getByText('列表', { exact: true }).click()
      await page.getByText('共 2 条').waitFor()
      expect(await page.locator('.ant-table-row-level-1:visible').count()).toBe(0)
      await page.reload()
      await page.getByText('共 2 条').waitFor()
      await page.getByText('树形', { exact: true }).click()
      await expect.poll(() => page.locator('.ant-table-row-level-1:visible').count()).toBe(1)
      await tree(page).getByRole('link', { name: '城市' }).waitFor()
      await tree(page).getByRole('button', { name: '行政区的下级' }).click()
      await expect.poll(() => tree(page).getByRole('link', { name: '城市' }).count()).toBe(0)
      await tree(page).getByRole('button', { name: '行政区的下级' }).press('Enter')
      await tree(page).getByRole('link', { name: '城市' }).press('Enter')
      await expect.poll(() => shown(page)).toEqual(['苏州'])
      await page.goBack()
      await expect.poll(() => shown(page)).toEqual(['华东', '上海'])
    },
  )

  test('B-63f a new item belongs to the chosen type, its parent is one of that type, also when it is changed, and items are moved by drag', async () => {
    const [own, other] = [await type(), await type()]
    await item(own.id, '甲')
    await item(own.id, '乙', { sort: 1 })
    await item(other.id, '别处')
    const page = await open(own.id)
    await row(page, '甲').waitFor()
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('#label').fill('丙')
    await drawer.locator('#value').fill('c')
    await drawer.locator('#pid').click()
    await page.locator('.ant-select-tree-title:visible', { hasText: '甲' }).waitFor()
    expect(await page.locator('.ant-select-tree-title:visible').allInnerTexts()).toEqual(['甲', '乙'])
    await page.keyboard.press('Escape')
    await drawer.getByRole('button', { name: '保存', exact: true }).click()
    await expect.poll(() => labels(own.id)).toContain('丙')
    await drawer.waitFor({ state: 'hidden' })
    await row(page, '丙').getByRole('link', { name: '丙' }).click()
    await drawer.getByText(own.name, { exact: true }).waitFor()
    expect(await drawer.locator('#typeId').count()).toBe(0)
    await drawer.locator('#pid').click()
    await page.locator('.ant-select-tree-title:visible', { hasText: '乙' }).waitFor()
    expect(await page.locator('.ant-select-tree-title:visible').allInnerTexts()).toEqual(['甲', '乙'])
    await page.keyboard.press('Escape')
    await showItems(page, own.id)
    await row(page, '乙').waitFor()
    await settled(page)
    const before = await shown(page)
    await handAt(page).drag(page.getByRole('button', { name: `移动《${before.at(-1)!}》` }), row(page, before[0]!))
    await expect.poll(() => labels(own.id)).toEqual([before.at(-1), ...before.slice(0, -1)])
  })

  test('E-06b B-63g pasted lines are checked as they are typed, and added once all are right', { tags: ['walk'] }, async () => {
    const own = await type()
    await item(own.id, '红')
    const page = await open(own.id)
    await page.getByRole('button', { name: '批量新增' }).click()
    const dialog = page.getByRole('dialog', { name: `批量新增字典项：${own.name}` })
    const lines = dialog.getByRole('textbox', { name: '要新增的字典项' })
    const add = dialog.locator('.ant-btn-primary')
    await expect.poll(() => add.isDisabled()).toBe(true)
    await lines.fill('绿\tgreen\tGreen\n红\n蓝')
    await dialog.getByText('1 行有问题').waitFor()
    expect(await dialog.locator('tbody tr').allInnerTexts()).toEqual([expect.stringMatching(/^红\s+红\s+值已存在$/)])
    expect(await add.isDisabled()).toBe(true)
    await lines.fill('绿\tgreen\tGreen\n蓝')
    await dialog.getByRole('button', { name: '新增 2 项' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => shown(page)).toEqual(['红', '绿', '蓝'])
    expect(await row(page, '绿').innerText()).toContain('green')
  })

  test('B-63g a refusal of the server keeps the pasted lines in the dialog', async () => {
    const own = await type()
    const page = await open(own.id)
    await page.getByRole('button', { name: '批量新增' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('春\n夏')
    await dialog.getByText('共 2 项').waitFor()
    // A page that reads its items after the other person has added one marks the line itself.
    await answered(page)
    await item(own.id, '夏')
    await dialog.getByRole('button', { name: '新增 2 项' }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('春\n夏')
    expect(await labels(own.id)).toEqual(['夏'])
  })

  test(
    'E-06c B-63b all items of a type are deleted after a question that counts them and the rows that use them',
    { tags: ['walk'] },
    async () => {
      const own = await type()
      const top = await item(own.id, '上')
      await item(own.id, '下', { pid: top.id })
      const page = await open(own.id)
      await page.getByRole('button', { name: '全部删除' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('全部 2 个字典项').waitFor()
      expect(await dialog.innerText()).not.toContain('正在使用')
      await dialog.getByRole('button', { name: '全部删除' }).click()
      await expect.poll(() => labels(own.id)).toEqual([])
      await expect.poll(() => page.getByRole('button', { name: '全部删除' }).count()).toBe(0)
      await showItems(page, await newsType())
      await page.getByRole('button', { name: '全部删除' }).click()
      await dialog.getByText(/\d+ 条数据正在使用/).waitFor()
      await dialog.getByRole('button', { name: '取消' }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect((await labels(await newsType())).length).toBeGreaterThan(2)
    },
  )

  test('B-63c B-63b an item is merged into another: the dialog says how many rows follow, and they do', { tags: ['walk'] }, async () => {
    const typeId = await newsType()
    await item(typeId, '重复的分类')
    const news = await post('News/Create', { title: '跟着合并', category: '重复的分类' })
    const page = await open(typeId)
    await row(page, '重复的分类').getByText('1 条数据使用').waitFor()
    await act(page, '重复的分类', '合并到…')
    const dialog = page.getByRole('dialog', { name: '合并“重复的分类”' })
    await expect.poll(() => dialog.locator('.ant-btn-primary').isDisabled()).toBe(true)
    await dialog.getByRole('combobox', { name: '合并到' }).fill('公司')
    await page.locator('.ant-select-item-option', { hasText: '公司动态' }).click()
    await dialog.getByText('1 条数据改为使用“公司动态”').waitFor()
    await dialog.getByRole('button', { name: '合并', exact: true }).click()
    await row(page, '重复的分类').waitFor({ state: 'detached' })
    expect((await service('admin', 'GET', `News/Get?id=${news.id}`)).result['category']).toBe('company')
    expect(await labels(typeId)).not.toContain('重复的分类')
  })

  test('B-63h B-63a a field offers what a colleague has just added, also to somebody without a permit on the dictionary', async () => {
    const name = `writer-${Date.now()}`
    const role = await post('Role/Create', { name, displayName: name, grantedPermissions: ['News/View', 'News/Edit', 'News/Add'] })
    await post('User/Create', { userName: name, name, emailAddress: `${name}@example.com`, password: 'Test-pass-7', roleIds: [role.id] })
    const { token } = await authenticate(visit.url, name, 'Test-pass-7')
    expect((await fetch(`${visit.url}/abp/services/app/DictItem/GetAll`, { headers: { 'X-Token': token } })).status).toBe(403)
    const page = await visit.open()
    await signIn(page, name, { at: '/sitenews', password: 'Test-pass-7', isOwn: true })
    await page.locator('.ant-table-row', { hasText: '公司动态' }).first().waitFor()
    await page.goto('/#/sitenews/new')
    const field = page.getByRole('combobox', { name: '分类' })
    await field.waitFor()
    await settled(page)
    const added = await item(await newsType(), '刚刚添加的分类')
    await field.click()
    await page.locator('.ant-select-item-option', { hasText: '刚刚添加的分类' }).waitFor()
    await post('DictItem/Delete', { id: added.id })
  })

  describe.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)('%s, %o', (locale, viewport) => {
    let own: Made
    beforeAll(async () => {
      own = await type({ name: '外观', nameEn: 'Looks' })
      await item(own.id, '项', { labelEn: 'Item' })
    })

    test('P-15 types, items and the dialogs have no fault that axe knows, by day and by night, and fit the screen', async () => {
      const page = locale === 'zh-CN' ? await open(own.id) : await visit.open({ locale, viewport })
      if (locale !== 'zh-CN') {
        await followSystem(page)
        await signIn(page, 'admin', { at: `/dictionary?typeId=${own.id}` })
        await isShown(page, own.id)
      }
      await rows(page).first().waitFor()
      expect(await faultsInBothShades(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await page.getByRole('button', { name: /批量新增|Add several/ }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('项\n,')
      expect(await faultsInBothShades(page, { part: '.ant-modal' })).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.ant-modal').waitFor({ state: 'hidden' })
      await page
        .getByRole('button', { name: /更多|More/ })
        .last()
        .click()
      await page.getByRole('menuitem', { name: /合并到|Merge/ }).click()
      await page.locator('#merge-into').waitFor()
      expect(await faultsInBothShades(page, { part: '.ant-modal' })).toEqual([])
    })
  })
})
