// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { closeNotices } from './kit/notices.ts'
import { dragRow, startDrag, touchDrag } from './kit/row-drag.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('The order of lists', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const rows = (page: Page) => page.locator('.ant-table-row:visible')
  const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
  const handle = (page: Page, name: string) => page.getByRole('button', { name: `移动《${name}》` })
  const names = (page: Page) => page.locator('.ant-table-row:visible .kit-title').allInnerTexts()
  const below = async (who: string, path: string) => (await service(who, 'GET', path)).result.items.map(({ name }) => name)
  const categories = async (parent: string) => {
    const { items } = (await service('editor', 'GET', 'ProductCategory/GetAll?maxResultCount=100')).result
    const pid = items.find(({ name }) => name === parent)?.id ?? null
    return items.filter((item) => item['pid'] === pid).map(({ name }) => name)
  }
  const open = async (page: Page, at: string, who = 'editor') => {
    await signIn(page, who, { at })
    await isDrawn(page)
  }
  const isDrawn = async (page: Page) => {
    await rows(page).first().waitFor()
    await settled(page)
  }
  /** The handles of the list listen to keys. */
  const isOrdered = (page: Page) => page.locator('[id^=kit-order-keys]').waitFor({ state: 'attached' })
  const share = shareOffice(visit, 'editor')
  /** Opens a list on the shared page. */
  const openShared = async (at: string) => {
    const page = await share(at)
    await isDrawn(page)
    await closeNotices(page)
    return page
  }

  test(
    'B-40f B-40d B-40i an entry of the navigation is dragged to the top by its handle, visitors see it there, and undo brings it back',
    { tags: ['walk'] },
    async () => {
      const page = await openShared('/sitemenu')
      const before = await below('editor', 'Navigation/GetAll?maxResultCount=100')
      const shown = await names(page)
      const [first, last] = [shown[0]!, (await visitorsBar(visit.url)).at(-1)!]
      await dragRow(page, handle(page, last), { to: row(page, first), edge: 'top' })
      await page.getByText(`已移动《${last}》`).waitFor()
      await expect.poll(async () => (await names(page))[0]).toBe(last)
      expect((await visitorsBar(visit.url))[0]).toBe(last)
      await page.reload()
      await expect.poll(async () => (await names(page))[0]).toBe(last)
      await dragRow(page, handle(page, last), { to: row(page, first), edge: 'bottom' })
      await page.getByText(`已移动《${last}》`).waitFor()
      await page.getByRole('button', { name: '撤销' }).click()
      await page.getByText(`《${last}》已回到原来的位置`).waitFor()
      await expect.poll(async () => (await names(page))[0]).toBe(last)
      expect(new Set(await below('editor', 'Navigation/GetAll?maxResultCount=100'))).toEqual(new Set(before))
    },
  )

  test('B-40f in a tree a row goes below another one by pulling it to the right, with a sentence that says where', async () => {
    const page = await openShared('/category')
    expect(await categories('光学')).toEqual(['定焦镜头', '远心镜头'])
    await startDrag(page, handle(page, '线阵相机'), { to: row(page, '定焦镜头'), edge: 'bottom' })
    await page.getByRole('status').filter({ hasText: '移到《光学》之下，第 2 位，共 3 位。' }).waitFor()
    expect(await page.locator('.kit-drop-line').count()).toBe(1)
    await page.mouse.up()
    await page.getByText('已移动《线阵相机》').waitFor()
    expect(await page.locator('.kit-drop-line').count()).toBe(0)
    await expect.poll(() => categories('光学')).toEqual(['定焦镜头', '线阵相机', '远心镜头'])
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(() => categories('成像')).toEqual(['面阵相机', '智能相机', '线阵相机', '3D 轮廓相机'])
    // A drag that ends where it began, and one that Escape ends, move nothing.
    await settled(page)
    await startDrag(page, handle(page, '线阵相机'), { to: row(page, '定焦镜头'), edge: 'top' })
    await page.keyboard.press('Escape')
    await page.getByRole('status').filter({ hasText: '已取消移动。' }).waitFor({ state: 'attached' })
    await page.mouse.up()
    await settled(page)
    expect(await categories('光学')).toEqual(['定焦镜头', '远心镜头'])
  })

  test('B-40f near the edge of the window the page scrolls below a resting pointer, and the place follows', async () => {
    const page = await openShared('/category')
    await isOrdered(page)
    await page.setViewportSize({ ...DESKTOP, height: 500 })
    await settled(page)
    const [first] = await names(page)
    await startDrag(page, handle(page, '面阵相机'), { to: row(page, first!), edge: 'bottom' })
    const pointer = 440
    await page.mouse.move(300, pointer, { steps: 8 })
    const line = page.locator('.kit-drop-line')
    await expect.poll(() => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1)).toBe(true)
    await expect.poll(async () => Math.abs((await line.boundingBox())!.y - pointer)).toBeLessThan(90)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.setViewportSize(DESKTOP)
  })

  test.each([
    ['zh-CN', '移动《定焦镜头》', '已拿起《定焦镜头》。移到《光学》之下，第 1 位，共 2 位。', '第 3 位，共'],
    ['en-US', 'Move “Fixed lenses”', 'Picked up “Fixed lenses”. Below “Optics”, position 1 of 2.', 'Position 3 of'],
  ])(
    'B-40h by keys a row is picked up, moved, taken a level up and dropped, and each step is said (%s)',
    async (locale, label, held, top) => {
      const page = locale === 'zh-CN' ? await openShared('/category') : await visit.open({ locale })
      if (locale !== 'zh-CN') await open(page, '/category')
      await isOrdered(page)
      const grip = page.getByRole('button', { name: label })
      const said = page.locator('.kit-table:visible > [role=status]')
      await grip.focus()
      await expect
        .poll(() => grip.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby')!)?.textContent?.length))
        .toBeGreaterThan(20)
      await page.keyboard.press('Space')
      await expect.poll(() => said.innerText()).toBe(held)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => said.innerText()).toContain(top)
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('.kit-drop-line').count()).toBe(0)
      expect(await categories('光学')).toEqual(['定焦镜头', '远心镜头'])
      const order = await names(page)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(() => names(page)).not.toEqual(order)
      await expect.poll(() => categories('光学')).toEqual(['远心镜头', '定焦镜头'])
      await expect.poll(() => grip.evaluate((button) => button === document.activeElement)).toBe(true)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Space')
      await expect.poll(() => categories('光学')).toEqual(['定焦镜头', '远心镜头'])
    },
  )

  test('B-40g on a phone a slide is dragged to the top with a finger, at the first touch', async () => {
    const page = await visit.open({ viewport: PHONE, hasTouch: true })
    await open(page, '/sitecarousel')
    await isOrdered(page)
    await page.locator('.kit-table[data-sorting]').waitFor()
    const [first, second] = await names(page)
    const drop = await touchDrag(page, handle(page, second!), { to: row(page, first!), edge: 'top' })
    await page.getByRole('status').filter({ hasText: '第 1 位' }).waitFor()
    await drop()
    await page.getByText(`已移动《${second}》`).waitFor()
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([second, first])
    expect(await overflow(page)).toBe(0)
  })

  test('B-40g on a phone a row of a tree is dragged below another one with a finger', async () => {
    const page = await visit.open({ viewport: PHONE, hasTouch: true })
    await open(page, '/category')
    await isOrdered(page)
    await page.locator('.kit-table[data-sorting]').waitFor()
    const before = await categories('光学')
    const drop = await touchDrag(page, handle(page, '线阵相机'), { to: row(page, '定焦镜头'), edge: 'bottom' })
    await page.getByRole('status').filter({ hasText: '移到《光学》之下，第 2 位，共 3 位。' }).waitFor()
    await drop()
    await page.getByText('已移动《线阵相机》').waitFor()
    await expect.poll(() => categories('光学')).toEqual([before[0], '线阵相机', before[1]])
    await page.getByRole('button', { name: '撤销' }).tap()
    await expect.poll(() => categories('光学')).toEqual(before)
  })

  test('B-40i a refused move is put back, and the server’s sentence says why', { tags: ['walk'] }, async () => {
    const page = await visit.open({ expected: /422/ })
    await open(page, '/category')
    await isOrdered(page)
    await page.route('**/ProductCategory/Move', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 422, message: '现在不能移动', details: null, validationErrors: null } } }),
    )
    const before = await names(page)
    await handle(page, '智能相机').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await page.getByText('现在不能移动').waitFor()
    await expect.poll(() => names(page)).toEqual(before)
    expect(await page.getByText('已移动').count()).toBe(0)
  })

  test('B-40a in a list of several pages a row goes to the top or the bottom of all of them by its menu', async () => {
    const image = (await service('editor', 'GET', 'GalleryPicture/GetAll')).result.items[0]!['image']
    for (let number = 1; number <= 6; number++)
      await service('editor', 'POST', 'GalleryPicture/Create', { title: `第二页 ${number}`, image, sort: 50 + number })
    const page = await openShared('/gallery/site?size=10')
    await page.getByText('拖动可在本页内调整顺序').waitFor()
    const [first] = await names(page)
    await row(page, first!).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '移到最后' }).click()
    await page.getByText(`已移动《${first}》`).waitFor()
    await expect.poll(() => names(page)).not.toContain(first)
    const { items } = (await service('editor', 'GET', 'GalleryPicture/GetAll?maxResultCount=100')).result
    expect(items.at(-1)!['title']).toBe(first)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(async () => (await names(page))[0]).toBe(first)
  })

  test('B-40e there is no handle without the permit to edit, nor while the list is filtered or sorted otherwise', async () => {
    const page = await visit.open()
    const handles = page.locator('[data-handle]:visible')
    await open(page, '/category', 'viewer')
    expect(await handles.count()).toBe(0)
    const editor = await openShared('/gallery/site?sort=title-asc')
    expect(await editor.locator('[data-handle]:visible').count()).toBe(0)
    await editor.goto('/#/gallery/site')
    await editor.locator('[data-handle]:visible').first().waitFor()
    await editor.goto('/#/sitenews')
    await editor.getByRole('heading', { name: '新闻' }).waitFor()
    await settled(editor)
    expect(await editor.locator('[data-handle]:visible').count()).toBe(0)
  })

  test('P-15 axe finds no fault with a tree whose rows have handles', async () => {
    const page = await openShared('/category')
    await isOrdered(page)
    await handle(page, '光学').focus()
    await page.keyboard.press('Space')
    await page.locator('.kit-drop-line').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })
})

const visitorsBar = async (url: string): Promise<string[]> =>
  (await (await fetch(`${url}/api/portal/listnavibar`)).json()).result.map(({ name }: { name: string }) => name)
