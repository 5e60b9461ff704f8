// @module-tag browser
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { shareExamples, visitExamples } from './kit/examples.ts'
import { serviceOf } from './kit/service.ts'
import { quietFor } from './kit/quiet-while.ts'
import { settled } from './kit/settled.ts'
import { DESKTOP } from './kit/visit.ts'

describe('The examples of data', () => {
  const visit = visitExamples()
  const open = shareExamples(visit, { permissions: ['clipboard-read', 'clipboard-write'] })

  test('R-14g /icon finds an icon by pinyin, by its initials, in Chinese and in English, and copies its name', async () => {
    const page = await open('icon')
    const field = page.getByRole('textbox', { name: '查找图标' })
    const user = page.getByRole('button', { name: /^复制 UserOutlined / })
    const other = page.getByRole('button', { name: /^复制 StarOutlined / })
    for (const typed of ['yonghu', 'yh', '用户', 'useroutl']) {
      await field.fill(typed)
      await user.waitFor()
      await other.waitFor({ state: 'detached' })
    }
    await user.click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('UserOutlined')
    await page.getByText('双色').click()
    await field.fill('xingxing')
    await page.getByRole('button', { name: /^复制 StarTwoTone / }).waitFor()
    await field.fill('zzzz')
    await page.getByRole('heading', { name: '没有找到图标' }).waitFor()
  })

  test('R-14h /table shows the last of 100,000 rows, draws few of them, edits a number in its place, and the sums follow', async () => {
    const page = await open('table')
    const rows = page.locator('[role=row]')
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('100001')
    await page.getByText('合计 100,000 行，数量 4,549,960').waitFor()
    await page.getByRole('button', { name: '最后一行' }).click()
    const last = rows.and(page.locator('[aria-rowindex="100001"]'))
    await last.getByText('100000 号').waitFor()
    expect(await rows.count()).toBeLessThan(60)
    const quantity = last.getByRole('button', { name: /修改第 100000 号的数量/ })
    const before = Number((await quantity.innerText()).replaceAll(',', ''))
    await quantity.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: '修改第 100000 号的数量' }).fill(String(before + 40))
    await page.keyboard.press('Enter')
    await page.getByText('合计 100,000 行，数量 4,550,000').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(String(before + 40))
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: '修改第 100000 号的数量' }).fill('1')
    await page.keyboard.press('Escape')
    await page.getByText('合计 100,000 行，数量 4,550,000').waitFor()
  })

  test('R-14h /table groups its rows, and a closed group keeps its sums in sight', async () => {
    const page = await open('table')
    await page.getByText('按地区').click()
    const group = page.getByRole('button', { name: /^华东（/ })
    await group.press('Enter')
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false')
    const next = page.getByRole('button', { name: /^华北（/ })
    await next.waitFor()
    expect(Number((await page.getByRole('table').getAttribute('aria-rowcount'))!)).toBe(100_000 - 25_000 + 5)
  })

  test(
    'R-14i /tree moves a branch by the keyboard and says where it is, checks leaves that are not there yet, and finds by search',
    { tags: ['walk'] },
    async () => {
      const page = await open('tree')
      const node = (name: string) => page.locator('.ant-tree-treenode').filter({ hasText: new RegExp(`${name}$`) })
      await node('部门 3').locator('.ant-tree-checkbox').click()
      await page.getByText('已勾选 980 个末级节点').waitFor()
      expect(await node('小组 3-1').count()).toBe(0)
      await node('部门 2').locator('.ant-tree-node-content-wrapper').click()
      await page.keyboard.press('Shift+ArrowDown')
      await page.getByText('部门 2 已移到“顶级”下的第 3 位').waitFor()
      await page.keyboard.press('Shift+ArrowRight')
      await page.getByText('部门 2 已移到“部门 3”下的第 21 位').waitFor()
      await node('小组 3-1').waitFor()
      await page.keyboard.press('Shift+ArrowLeft')
      await page.getByText('部门 2 已移到“顶级”下的第 3 位').waitFor()
      await page.getByRole('textbox', { name: '查找节点' }).fill('9-20-4')
      await node('岗位 9-20-49').waitFor()
      await settled(page)
      expect(await node('部门 3').count()).toBe(0)
    },
  )

  test('R-14k /echart draws five kinds in the size of the window, runs live data until it is paused, and saves a picture', async () => {
    const page = await open('echart')
    const canvas = page.locator('.echart-place canvas')
    const width = async () => Math.round((await canvas.boundingBox())!.width)
    const before = await width()
    await page.setViewportSize({ width: 900, height: 900 })
    await expect.poll(width).toBeLessThan(before - 200)
    await page.setViewportSize(DESKTOP)
    await expect.poll(width).toBe(before)
    for (const [kind, cell] of [
      ['柱状图', '相机'],
      ['饼图', '全年销量'],
      ['平面图', '展厅访客'],
    ] as const) {
      await page.getByText(kind, { exact: true }).first().click()
      await page.getByRole('table', { name: kind }).getByRole('columnheader', { name: cell }).waitFor({ state: 'attached' })
    }
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出图片' }).click()])
    expect(file.suggestedFilename()).toBe('平面图.png')
    expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
    await page.getByText('实时数据', { exact: true }).first().click()
    const points = page.getByRole('table', { name: '实时数据' }).locator('tbody tr')
    await expect.poll(() => points.count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: '暂停' }).click()
    await settled(page)
    const stopped = await points.count()
    await quietFor(page, 1000, 'another point would come')
    expect(await points.count()).toBe(stopped)
  })

  test('R-14m /cityregion chooses a district by pinyin and shows its code, and reads a code', async () => {
    const page = await open('cityregion')
    const field = page.getByRole('combobox', { name: '省 / 市 / 区' })
    await field.click()
    await page.keyboard.type('xihuqu')
    await page.locator('.ant-cascader-menu-item').filter({ hasText: '浙江省' }).first().click()
    const result = page.locator('.cityregion-result')
    await expect.poll(() => result.innerText()).toContain('浙江省 / 杭州市 / 西湖区')
    expect(await result.innerText()).toContain('330106')
    const code = page.getByRole('textbox', { name: '区划代码' })
    await code.fill('110105')
    await page.getByText('北京市 / 朝阳区').waitFor()
    await code.fill('999999')
    await page.getByText('没有代码为 999999 的地区').waitFor()
  })

  test('R-14af /orgtree draws the real units, folds a branch by the keyboard, zooms, and saves a picture', async () => {
    const names = (await serviceOf(visit)('admin', 'GET', 'OrganizationUnit/GetAll?maxResultCount=1000')).result.items.map(
      ({ displayName }) => String(displayName),
    )
    expect(names.length).toBeGreaterThan(1)
    const page = await open('orgtree')
    const boxes = page.locator('.orgtree-place g')
    await expect.poll(() => boxes.count()).toBe(names.length)
    expect((await boxes.locator('title').allTextContents()).toSorted()).toEqual(names.toSorted())
    const root = page.getByRole('button', { expanded: true }).and(page.locator('.orgtree-box')).first()
    const width = async () => Math.round((await page.locator('.orgtree-place svg').boundingBox())!.width)
    const before = await width()
    await page.getByRole('button', { name: '放大' }).click()
    await expect.poll(width).toBe(Math.round(before * 1.25))
    await root.press('0')
    await expect.poll(width).toBe(before)
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出图片' }).click()])
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(before * 2)
    await root.press('Enter')
    await expect.poll(() => boxes.count()).toBeLessThan(names.length)
  })
})
