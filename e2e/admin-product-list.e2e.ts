// @module-tag browser
import { describe, expect, onTestFinished, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('The list of products', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const found = async (query: string) => (await service('editor', 'GET', `Product/GetAll?${query}`)).result.items
  const open = shareOffice(visit, 'editor')
  const first = async (code: string) => (await found(`keyword=${code}&maxResultCount=100`)).find((row) => row['code'] === code)!

  test('B-122d B-131e price, order, stock and state are changed in their place, by keys alone; Escape gives up, and an answer takes the focus from nobody who went on', async () => {
    const page = await visit.open({ expected: /ERR_|Failed to load/ })
    await signIn(page, 'editor', { at: '/spu?keyword=HM-500' })
    const quick = (name: string) => page.getByRole('button', { name: new RegExp(`^HM-500 面阵相机：修改${name}`) })
    const stored = async (name: string) => (await first('HM-500'))[name]
    await quick('价格').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: '价格' }).waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('4321.5')
    await page.keyboard.press('Escape')
    await expect.poll(() => quick('价格').evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await stored('price')).not.toBe(4321.5)
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: '价格' }).waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('4321.5')
    await page.route('**/Product/Update', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    await page.getByText('无法连接服务器，请检查网络').first().waitFor()
    expect(Number(await page.getByRole('spinbutton', { name: '价格' }).inputValue())).toBe(4321.5)
    expect(await stored('price')).not.toBe(4321.5)
    await page.getByRole('spinbutton', { name: '价格' }).press('Enter')
    await expect.poll(() => stored('price')).toBe(4321.5)
    await page.getByRole('button', { name: /修改价格，当前 4,?321\.50$/ }).waitFor()
    await quick('排序').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: '排序' }).waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('77')
    const held = Promise.withResolvers<void>()
    await page.route('**/Product/Update', (route) => held.promise.then(() => route.continue()), { times: 1 })
    await page.keyboard.press('Enter')
    await quick('规格').focus()
    held.resolve()
    await page.getByRole('button', { name: /修改排序，当前 77$/ }).waitFor()
    expect(await stored('sort')).toBe(77)

    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const stock = dialog.getByRole('spinbutton').first()
    await stock.fill('123')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(async () => ((await stored('skus')) as { stock?: number }[])[0]!.stock).toBe(123)

    await quick('状态').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: '发布修改' }).click()
    await expect.poll(() => stored('hasChanges')).toBe(false)
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
  })

  test('B-122c all that the filters find get the same value, visitors see it where asked, and who may not edit has no such way', async () => {
    const page = await open('/spu?keyword=HM-')
    const totalCount = Number((await service('editor', 'GET', 'Product/GetAll?keyword=HM-')).result['totalCount'])
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .first()
      .check()
    await page.getByRole('button', { name: '批量修改' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`当前筛选结果的全部 ${totalCount} 个`).click()
    await dialog.getByRole('combobox', { name: '字段' }).fill('副标题（英文）')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('新的副标题（英文）').fill('Ships this week')
    await dialog.getByText('修改后立即发布').click()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: `修改 ${totalCount} 个产品` }).click()
    await page.getByText(`已修改 ${totalCount} 个产品`).waitFor()
    await dialog.waitFor({ state: 'detached' })
    const rows = await found('keyword=HM-&maxResultCount=100')
    expect(new Set(rows.map((row) => row['subtitleEn']))).toEqual(new Set(['Ships this week']))
    const others = await found('maxResultCount=1000')
    expect(others.filter((row) => row['subtitleEn'] === 'Ships this week')).toHaveLength(totalCount)
    const live = rows.find(({ state }) => state === 'published')!
    expect(await (await fetch(`${visit.url}/en/_productdetail?id=${live.id}`)).text()).toContain('Ships this week')
    const viewer = await visit.open()
    await signIn(viewer, 'viewer', { at: '/spu' })
    await viewer.locator('.ant-table-row').first().waitFor()
    expect(await viewer.locator('.quick').count()).toBe(0)
    expect(await viewer.getByRole('button', { name: '批量修改' }).count()).toBe(0)
  })

  test('B-122b R-12y B-122a variants are made from options and documents are uploaded, on a phone too', async () => {
    const row = await first('DT-1600')
    const page = await open(`/addspu/${row.id}?step=variants`)
    await page.setViewportSize(PHONE)
    onTestFinished(() => page.setViewportSize(DESKTOP))
    const before = (row['skus'] as { code: string }[]).map(({ code }) => code)
    await page.getByRole('button', { name: '按规格组合生成' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '新增规格项' }).click()
    const added = dialog.getByRole('group').last()
    await added.getByRole('combobox').first().fill('线缆')
    await added.getByRole('combobox', { name: '取值' }).fill('三米=3M,五米=5M,')
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    await dialog.getByRole('button', { name: /^生成 \d+ 种组合$/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '保存并继续' }).click()
    await page.waitForURL(/step=media/)
    const skus = (await first('DT-1600'))['skus'] as { code: string; specs: { name: string; value: string; valueEn?: string }[] }[]
    expect(skus).toHaveLength(before.length * 2)
    expect(skus.map(({ code }) => code)).toEqual(expect.arrayContaining(before))
    expect(skus[1]!.specs.at(-1)).toMatchObject({ name: '线缆', value: '五米', valueEn: '5M' })

    const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await page.locator('input#documents').setInputFiles([pdf('HM-500 datasheet V1.2.pdf'), pdf('安装说明书.pdf')])
    const documents = page.locator('.parts-param')
    await expect.poll(() => documents.count()).toBe(2)
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => (await service('editor', 'GET', `Product/Get?id=${row.id}`)).result['documents'])
      .toMatchObject([
        { kind: 'datasheet', title: 'HM-500 datasheet V1.2', version: 'V1.2' },
        { kind: 'manual', title: '安装说明书' },
      ])
  })
})
