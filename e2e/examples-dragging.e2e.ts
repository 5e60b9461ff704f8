// @module-tag browser
import type { Locator, Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { shareExamples, visitExamples } from './kit/examples.ts'

describe('The examples of dragging', () => {
  const visit = visitExamples()
  const open = shareExamples(visit)
  const cardsOf = (page: Page, lane: string) =>
    page.getByRole('region', { name: lane, exact: true }).locator('[data-dragged] > span').allInnerTexts()

  test('R-14ad /drag-kanban moves a card by the keyboard between lanes and says each place, and Escape brings it back', async () => {
    const page = await open('drag-kanban')
    const handle = page.getByRole('button', { name: '移动“整理需求说明”' })
    const said = page.getByRole('status')
    await handle.focus()
    await page.keyboard.press('Space')
    await said.filter({ hasText: '“整理需求说明”：待办，第 1 项，共 2 项' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await said.filter({ hasText: '“整理需求说明”：进行中，第 1 项，共 3 项' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await said.filter({ hasText: '“整理需求说明”：进行中，第 2 项，共 3 项' }).waitFor()
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await said.filter({ hasText: '已放下' }).waitFor()
    expect(await cardsOf(page, '进行中')).toEqual(['校对英文文案', '整理需求说明', '拍摄产品照片'])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await said.filter({ hasText: '“整理需求说明”：已完成' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => cardsOf(page, '进行中')).toEqual(['校对英文文案', '整理需求说明', '拍摄产品照片'])
  })

  test('R-14ad /drag-kanban moves a card by the mouse to the place under it', async () => {
    const page = await open('drag-kanban')
    await page.getByRole('button', { name: '重置' }).click()
    await dragTo(page, '移动“设计首页”', page.locator('[data-dragged=domain]'))
    expect(await cardsOf(page, '已完成')).toEqual(['设计首页', '备案与域名', '准备上线清单'])
    expect(await cardsOf(page, '待办')).toEqual(['整理需求说明'])
  })

  test('R-14ae /dnd-list takes articles from one list into another and keeps their order', { tags: ['walk'] }, async () => {
    const page = await open('dnd-list')
    await page.getByText('还没有选择文章').waitFor()
    await dragTo(page, '移动“光源的七个要点”', page.locator('[data-lane=chosen] ul'))
    await page.getByRole('button', { name: '移动“案例：饮料瓶盖检测”' }).focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
    await expect.poll(() => page.locator('.dnd-list-result li').allInnerTexts()).toEqual(['案例：饮料瓶盖检测', '光源的七个要点'])
  })

  test('R-14ac /drag-select puts chosen tags in order by the keyboard, and a screen reader is told the order', async () => {
    const page = await open('drag-select')
    const tags = () => page.locator('.drag-select-tags li > span').allInnerTexts()
    expect(await tags()).toEqual(['镜头', '相机', '光源'])
    await page.getByRole('button', { name: '移动 镜头' }).focus()
    await page.locator('.drag-select-tags[data-sorting]').waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('[role=status], [aria-live]').allInnerTexts()).toContain('第 2 项，共 3 项')
    await page.keyboard.press('Space')
    await expect.poll(tags).toEqual(['相机', '镜头', '光源'])
    await page.getByRole('button', { name: '移除 相机' }).click()
    await page.getByRole('combobox', { name: '添加标签' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: '机器人' }).click()
    await expect.poll(tags).toEqual(['镜头', '光源', '机器人'])
  })

  test('R-14ab /drag-dialog is moved by the mouse and by keys, and stays within the window', async () => {
    const page = await open('drag-dialog')
    await page.getByRole('button', { name: '打开对话框' }).click()
    const box = async () => (await page.locator('.drag-dialog').boundingBox())!
    const handle = page.getByRole('button', { name: '移动对话框' })
    await handle.waitFor()
    const before = await box()
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect.poll(box).toMatchObject({ x: before.x + 16, y: before.y + 16 })
    await page.keyboard.press('Home')
    await expect.poll(box).toMatchObject({ x: before.x, y: before.y })
    const bar = (await page.locator('.drag-dialog-bar').boundingBox())!
    await page.mouse.move(bar.x + 120, bar.y + 10)
    await page.mouse.down()
    await page.mouse.move(bar.x - 80, bar.y + 60, { steps: 8 })
    await expect.poll(async () => (await box()).x).toBe(before.x - 200)
    await page.mouse.move(0, 0, { steps: 4 })
    await expect.poll(box).toMatchObject({ x: 0, y: 0 })
    await page.mouse.up()
    await page.locator('.ant-modal-footer').getByRole('button', { name: '关闭' }).click()
  })

  test('R-14u /split-pane sizes nested panes by the arrow keys, and keeps the sizes for the next visit', async () => {
    const page = await open('split-pane')
    const bar = page.getByRole('separator', { name: '调整“目录”与“列表”的大小' })
    const width = async () => Math.round((await page.locator('#folders').boundingBox())!.width)
    await page.getByRole('button', { name: '恢复默认' }).click()
    const before = await width()
    await bar.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(width).toBeGreaterThan(before)
    const inner = page.getByRole('separator', { name: '调整“列表”与“阅读区”的大小' })
    await inner.focus()
    await page.keyboard.press('ArrowDown')
    const kept = await width()
    await open('drag-select')
    await open('split-pane')
    expect(await width()).toBe(kept)
    await page.getByRole('button', { name: '恢复默认' }).click()
    await expect.poll(width).toBe(before)
  })
})

/** Drags a card by its handle to the upper edge of an element. */
async function dragTo(page: Page, handle: string, target: Locator) {
  await page.getByRole('button', { name: handle }).hover()
  await page.locator('.board[data-sorting]').waitFor()
  const box = (await target.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 6, { steps: 12 })
  await page.locator('[data-dnd-dragging]').waitFor()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' })
}
