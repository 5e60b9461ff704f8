// @module-tag browser
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { visitDemo, PHONE } from './kit/visit.ts'
import { atRest } from './kit/at-rest.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { serviceOf } from './kit/service.ts'
import { faultsOf, overflow } from './kit/looks.ts'

const visit = visitDemo()
const service = serviceOf(visit)

async function choose(page: Page, way: '导入' | '导出') {
  await page.getByRole('button', { name: '导入与导出' }).click()
  await page.getByRole('menuitem', { name: way }).click()
  const dialog = page.getByRole('dialog', { name: way })
  await dialog.waitFor()
  return dialog
}

/** Returns the file that the browser downloads at a click. */
async function handed(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

describe('Rows into files and out of them', () => {
  const open = shareOffice(visit, 'editor')

  test('E-11 the rows that the list finds go into an Excel file, by its filters, in its order, in words', { tags: ['walk'] }, async () => {
    const page = await open('/sitenews?state=published&sort=publishTime-asc&size=10')
    await page.locator('.ant-table-row').first().waitFor()
    const dialog = await choose(page, '导出')
    const { name, bytes } = await handed(page, () => dialog.getByRole('button', { name: '导出' }).click())
    expect(name).toMatch(/^新闻.*-\d{4}-\d\d-\d\d\.xlsx$/)
    const [titles = [], ...rows] = await readSheet(bytes)
    const { totalCount } = (await service('editor', 'GET', 'News/GetAll?state=published')).result as unknown as { totalCount: number }
    expect(rows.length).toBe(totalCount)
    expect(titles).toContain('标题')
    expect(titles).toContain('标题 (English)')
    const category = titles.indexOf('分类')
    expect(new Set(rows.map((row) => row[category]))).toContain('公司动态')
    await dialog.waitFor({ state: 'detached' })
  })

  test('E-11 a CSV opens as UTF-8 and runs nothing', async () => {
    await service('editor', 'POST', 'Brand/Create', { name: '=HYPERLINK("http://evil.example")', code: 'evil' })
    const page = await open('/brand')
    await page.locator('.ant-table-row').first().waitFor()
    const dialog = await choose(page, '导出')
    await dialog.getByRole('radio', { name: 'CSV' }).check()
    const { name, bytes } = await handed(page, () => dialog.getByRole('button', { name: '导出' }).click())
    expect(name).toMatch(/\.csv$/)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    await dialog.waitFor({ state: 'detached' })
  })

  test(
    'E-11d a file is checked before the import: good rows come in, and the others are named by row and column',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open({ expected: /409/ })
      await service('editor', 'POST', 'Brand/Create', { name: '已经有的', code: 'morningstar-1' })
      await signIn(page, 'editor', { at: '/brand' })
      await page.locator('.ant-table-row').first().waitFor()
      const dialog = await choose(page, '导入')
      const template = await handed(page, () => dialog.getByRole('button', { name: '下载模板' }).click())
      expect(template.name).toBe('品牌-导入模板.xlsx')
      const [titles = []] = await readSheet(template.bytes)
      const row = (values: Record<string, unknown>) => titles.map((title) => values[String(title)] ?? null)
      const rows = [
        titles,
        row({ 名称: '晨星光学', 编码: 'chenxing', 排序: 5, 启用: '否' }),
        row({ 名称: '没有编码的' }),
        row({ 名称: '重复的', 编码: 'morningstar-2' }),
        row({ 名称: '又是它', 编码: 'morningstar-2' }),
        row({ 名称: '库里有的', 编码: 'morningstar-1' }),
      ]
      const buffer = await writeExcelFile(rows as never).toBuffer()
      await dialog.locator('input[type=file]').setInputFiles({ name: '品牌.xlsx', mimeType: 'application/octet-stream', buffer })
      await dialog.getByText('可以导入 3 条，有问题 2 条').waitFor()
      expect(await dialog.locator('.ant-table-row').allTextContents()).toEqual([expect.stringContaining('3编码'), '5编码与第 4 行重复'])
      expect((await service('editor', 'GET', 'Brand/GetAll?keyword=晨星光学')).result.items).toEqual([])
      await dialog.getByRole('button', { name: '导入 3 条' }).click()
      // A problem that only the server can find is shown at its row too, and the other rows come in.
      await dialog.getByText('可以导入 0 条，有问题 3 条，已导入 2 条').waitFor()
      expect(await dialog.locator('.ant-table-row').last().textContent()).toMatch(/^6编码/)
      await atRest(dialog.getByRole('button', { name: '完成' })).click()
      await page.locator('.ant-table-row', { hasText: '晨星光学' }).waitFor()
      expect((await service('editor', 'GET', 'Brand/GetAll?keyword=晨星光学')).result.items[0]).toMatchObject({
        isActive: false,
        code: 'chenxing',
      })
    },
  )

  test('E-11e a product that was exported comes in again without loss, with parameters and variants', async () => {
    const model = (await service('editor', 'GET', 'Product/Get?id=1')).result
    const names = ['name', 'nameEn', 'params', 'description', 'descriptionEn', 'pictures', 'tags', 'price', 'seoDescription']
    const links = ['specTemplateId', 'categoryId', 'typeId', 'brandId']
    const { error, result: made } = await service('editor', 'POST', 'Product/Create', {
      ...Object.fromEntries([...names, ...links].map((property) => [property, model[property]])),
      code: 'ROUND-1',
      paramsEn: { material: 'Aluminium, "black"' },
      skus: [{ code: 'ROUND-1-A', price: 12.5, specs: [{ name: '线缆', value: '3 米' }] }],
    })
    expect(error).toBe(null)
    const page = await open('/spu?keyword=ROUND-1')
    await page.locator('.ant-table-row', { hasText: 'ROUND-1' }).waitFor()
    const exporting = await choose(page, '导出')
    const { name, bytes } = await handed(page, () => exporting.getByRole('button', { name: '导出' }).click())
    await exporting.waitFor({ state: 'detached' })
    await service('editor', 'POST', 'Product/Delete', { id: made.id })
    const importing = await choose(page, '导入')
    await importing.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
    // An editor may not see the users that an owner is chosen from: the row becomes the editor's own.
    await importing.getByText(/所属机构（[A-Z]+1）、负责人（[A-Z]+1）/).waitFor()
    await importing.getByRole('button', { name: '导入 1 条' }).click()
    await atRest(importing.getByRole('button', { name: '完成' })).click()
    const again = (await service('editor', 'GET', 'Product/GetAll?keyword=ROUND-1')).result.items[0]!
    expect(again.id).not.toBe(made.id)
    const full = (await service('editor', 'GET', `Product/Get?id=${again.id}`)).result
    for (const property of [...names, ...links, 'paramsEn', 'skus']) expect([property, full[property]]).toEqual([property, made[property]])
    expect(full['params']).toMatchObject({ material: expect.any(String) })
    expect(full['ownerId']).toBe(full['creatorUserId'])
  })

  test('E-11d a CSV in the old Chinese encoding is read, and a file that is no sheet is refused', async () => {
    const page = await open('/brand')
    const dialog = await choose(page, '导入')
    const put = (name: string, buffer: Buffer) => dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await put('图片.xlsx', Buffer.from('no sheet'))
    await dialog.getByText('无法读取这个文件').waitFor()
    // 名称,编码,别的 / 国光,guoguang,x — in GB 18030.
    await put('品牌.csv', Buffer.from('c3fbb3c62cb1e0c2eb2cb1f0b5c40ab9fab9e22c67756f6775616e672c780a', 'hex'))
    await dialog.getByText('可以导入 1 条').waitFor()
    await dialog.getByText('以下列不会导入：别的（C1）').waitFor()
    // The encoding is only guessed, so the first rows show, and another choice draws them anew (B-107a).
    const rows = dialog.getByRole('region', { name: '文件的前几行' })
    const encoding = async (name: string) => {
      await dialog.getByRole('combobox', { name: '编码' }).click()
      await page.getByTitle(name).last().click()
    }
    await encoding('西欧（Windows-1252）')
    await rows.getByText('Ãû³Æ').waitFor()
    await dialog.getByText('缺少必填的列').waitFor()
    await encoding('简体中文（GBK、GB 18030）')
    await rows.getByText('国光').waitFor()
    await dialog.getByRole('button', { name: '导入 1 条' }).click()
    await atRest(dialog.getByRole('button', { name: '完成' })).click()
    await page.locator('.ant-table-row', { hasText: '国光' }).waitFor()
  })

  test('B-107b of a workbook with several sheets the chosen one is read, and the first that has rows before', async () => {
    const page = await open('/brand')
    const dialog = await choose(page, '导入')
    const buffer = await writeExcelFile([
      { sheet: '封面', data: [['内部资料']] },
      {
        sheet: '清单',
        data: [
          ['名称', '编码'],
          ['天衡', 'tianheng'],
        ],
      },
    ] as never).toBuffer()
    await dialog.locator('input[type=file]').setInputFiles({ name: 'x.xlsx', mimeType: 'application/octet-stream', buffer })
    await dialog.getByText('缺少必填的列').waitFor()
    await dialog.getByRole('combobox', { name: '工作表' }).click()
    await page.getByTitle('清单').last().click()
    await dialog.getByRole('region').getByText('天衡').waitFor()
    await dialog.getByText('可以导入 1 条').waitFor()
    // The next test begins without the dialog.
    await dialog.getByRole('button', { name: '取消' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('A-03b E-11 a user without the permits sees no import or export, and the server refuses both', async () => {
    const page = await visit.open()
    await signIn(page, 'viewer', { at: '/brand' })
    await page.locator('.ant-table-row').first().waitFor()
    expect(await page.getByRole('button', { name: '导入与导出' }).count()).toBe(0)
    expect((await service('viewer', 'POST', 'Brand/Export', {})).error?.code).toBe(403)
    expect((await service('viewer', 'POST', 'Brand/SaveImport', { items: [{ name: 'x', code: 'x' }] })).error?.code).toBe(403)
  })

  test('P-15 E-11 on a phone, in English and dark, both dialogs fit and axe finds no fault', async () => {
    const page = await visit.open({ viewport: PHONE, locale: 'en-US' })
    await page.addInitScript(() => localStorage.setItem('portico.settings', JSON.stringify({ shade: 'dark' })))
    await signIn(page, 'editor', { at: '/brand' })
    await page.locator('.ant-table-row').first().waitFor()
    for (const way of ['Import', 'Export']) {
      await page.getByRole('button', { name: 'Import and export' }).click()
      await page.getByRole('menuitem', { name: way }).click()
      const dialog = page.getByRole('dialog', { name: way })
      await dialog.getByRole('button', { name: new RegExp(`^${way}`) }).waitFor()
      if (way === 'Import') {
        const buffer = Buffer.from('name,code,more\nZubeh\xf6r,zubehoer,x\n', 'latin1')
        await dialog.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
        await dialog.getByRole('region').getByText('Zubehör').waitFor()
      }
      expect(await overflow(page)).toBe(0)
      expect(await faultsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
  })
})
