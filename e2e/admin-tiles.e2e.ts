// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('A list of pictures', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const tiles = (page: Page) => page.locator('.ant-table-row:visible')
  const names = (page: Page) => page.locator('.ant-table-row:visible .kit-title').allInnerTexts()
  const stored = async () => (await service('editor', 'GET', 'GalleryPicture/GetAll')).result.items.map(({ title }) => title)
  const handle = (page: Page, name: string) => page.getByRole('button', { name: `移动《${name}》` })
  const isDrawn = async (page: Page) => {
    await tiles(page).first().waitFor()
    await settled(page)
  }
  const share = shareOffice(visit, 'editor')
  const open = async (at = '/gallery/site') => {
    const page = await share(at)
    await isDrawn(page)
    return page
  }
  const boxOf = async (page: Page, at: number) => (await tiles(page).nth(at).boundingBox())!

  test(
    'B-34j stands in a grid: pictures side by side, as large as their tiles, with name and album; rows keep their roles',
    { tags: ['walk'] },
    async () => {
      const page = await open()
      const [first, second] = [await boxOf(page, 0), await boxOf(page, 1)]
      expect(second.y).toBe(first.y)
      expect(second.x).toBeGreaterThan(first.x + first.width)
      const picture = (await tiles(page).first().locator('img').boundingBox())!
      expect(picture.width).toBeGreaterThan(first.width - 4)
      const row = page.getByRole('row', { name: /HM-1200 面阵相机/ })
      await row.getByRole('cell', { name: '产品', exact: true }).waitFor()
      expect(await row.getByText('刚刚').locator('visible=true').count()).toBe(0)
      expect(await page.getByRole('columnheader', { name: '标题' }).count()).toBe(1)
      await page.getByRole('columnheader', { name: '标题' }).click()
      await page.waitForURL(/sort=title/)
    },
  )

  test('B-34j is selected and opened, and each tile has its menu, as in any list', async () => {
    const page = await open()
    await tiles(page).first().getByRole('checkbox').check()
    await page.getByText('已选 1 项').waitFor()
    await tiles(page).nth(1).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '删除' }).waitFor()
    await page.keyboard.press('Escape')
    await tiles(page).nth(2).locator('img').click()
    await page.locator('#title').waitFor()
    expect(await page.locator('#title').inputValue()).toBe((await stored())[2])
  })

  test('B-34j B-40f a tile is dragged between two others, and a line stands upright there', async () => {
    const page = await open()
    const before = await names(page)
    const grip = handle(page, before[0]!)
    await grip.hover()
    await page.locator('.kit-table[data-sorting]:visible').waitFor()
    const target = await boxOf(page, 2)
    await page.mouse.down()
    await page.mouse.move(target.x + target.width - 20, target.y + target.height / 2, { steps: 12 })
    const line = page.locator('.kit-drop-line')
    await line.waitFor()
    await expect.poll(async () => Math.round((await line.boundingBox())!.x)).toBeGreaterThan(target.x + target.width - 4)
    expect((await line.boundingBox())!.height).toBeGreaterThan(100)
    await page.mouse.up()
    await page.getByText(`已移动《${before[0]}》`).waitFor()
    await expect.poll(stored).toEqual([before[1], before[2], before[0], ...before.slice(3)])
    await expect.poll(() => names(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)])
  })

  test('B-34j B-40h a tile goes one place on and back by the arrows in both directions', async () => {
    const page = await open()
    const before = await names(page)
    await handle(page, before[3]!).focus()
    const said = page.locator('.kit-table:visible > [role=status]')
    await page.locator('[id^=kit-order-keys]').waitFor({ state: 'attached' })
    for (const [key, words] of [
      ['Space', '第 4 位'],
      ['ArrowRight', '第 5 位'],
      ['ArrowLeft', '第 4 位'],
      ['ArrowLeft', '第 3 位'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => said.innerText()).toContain(words)
    }
    await page.keyboard.press('Space')
    await expect.poll(stored).toEqual([...before.slice(0, 2), before[3], before[2], ...before.slice(4)])
  })

  test('B-34j becomes a table once columns are chosen', async () => {
    const page = await open('/gallery/site?columns=image.title.sort')
    const [first, second] = [await boxOf(page, 0), await boxOf(page, 1)]
    expect(second.x).toBe(first.x)
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
    await page.getByRole('columnheader', { name: '排序' }).waitFor()
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)('P-15 axe finds no fault with tiles (%s, %o)', async (locale, viewport) => {
    const isShared = locale === 'zh-CN'
    const page = isShared ? await open() : await visit.open({ locale, viewport })
    if (!isShared) {
      await signIn(page, 'editor', { at: '/gallery/site' })
      await isDrawn(page)
    }
    expect(await faultsOf(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
})
