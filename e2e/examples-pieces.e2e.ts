// @module-tag browser
import { describe, expect, onTestFinished, test } from 'vitest'
import { firstInGate } from './kit/first-in-gate.ts'
import { shareExamples, visitExamples } from './kit/examples.ts'
import { quietFor } from './kit/quiet-while.ts'
import { signIn } from './kit/sign-in.ts'

const visit = visitExamples()

describe('The examples of small pieces', () => {
  const calm = shareExamples(visit)

  test('R-14y /count-to shows the result at once where the system asks for less motion, and says it', async () => {
    const page = await calm('count-to')
    await page.getByLabel('目标值').fill('1234567')
    await page.getByLabel('小数位').fill('2')
    await page.getByLabel('前缀').fill('¥')
    await page.getByLabel('前缀').press('Tab')
    await page.getByRole('button', { name: '开始' }).click()
    await expect.poll(() => page.locator('.count-to-number').innerText()).toBe('¥1,234,567.00')
    await page.getByRole('status').filter({ hasText: '已到达 ¥1,234,567.00' }).waitFor()
  })

  test('R-14y /count-to counts, stands still while paused, and arrives', async () => {
    const page = await calm('sticky')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    onTestFinished(() => page.emulateMedia({ reducedMotion: 'reduce' }))
    await calm('count-to')
    const number = page.locator('.count-to-number')
    const value = async () => Number((await number.innerText()).replaceAll(',', ''))
    await page.getByRole('button', { name: '开始' }).click()
    await expect.poll(value).toBeGreaterThan(0)
    await page.getByRole('button', { name: '暂停' }).click()
    const paused = await value()
    expect(paused).toBeLessThan(2026)
    await quietFor(page, 200, 'the number would go on')
    expect(await value()).toBe(paused)
    await page.getByRole('button', { name: '继续' }).click()
    await page.getByRole('status').filter({ hasText: '已到达 2,026' }).waitFor()
  })

  test('R-14aa /back-to-top shows its button below the first screen only, and leads back by the keyboard', async () => {
    const page = await calm('back-to-top')
    const button = page.getByRole('button', { name: '返回顶部' })
    expect(await button.count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 2000))
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await button.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.classList.contains('back-to-top'))).toBe(true)
  })

  test('R-14x /sticky keeps its bar and the heading of the group at the top of the window, and says when nothing fits', async () => {
    const page = await calm('sticky')
    const topOf = (selector: string) => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const heading = '#sticky-L'
    await page.locator(heading).evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top))
    await page.evaluate(() => scrollBy(0, 60))
    expect(await topOf('.sticky-bar')).toBe(0)
    expect(await topOf(heading)).toBe(57)
    await page.getByRole('textbox', { name: '筛选城市' }).fill('xi')
    await page.getByText('西安').waitFor()
    expect(await page.getByText('上海').count()).toBe(0)
    await page.getByRole('textbox', { name: '筛选城市' }).fill('zzz')
    await page.getByRole('heading', { name: '没有这样的城市' }).waitFor()
  })

  test('R-14z /mixin shows one value in two components, and keeps it', async () => {
    const page = await calm('mixin')
    await page.getByRole('button', { name: '清零' }).click()
    await page.getByRole('button', { name: '加 10' }).click()
    const slider = page.getByRole('slider', { name: '拖动或按方向键调整' })
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('10')
    await slider.press('ArrowRight')
    await page.getByText('当前值 11').waitFor()
    await calm('sticky')
    await calm('mixin')
    await page.getByText('当前值 11').waitFor()
  })
})

describe('The nested menus', () => {
  const shared = visit.share({}, (page) => signIn(page, 'admin'))

  firstInGate(
    [
      ['menu1-1', '菜单 1-1', '示例/嵌套菜单/菜单 1/菜单 1-1'],
      ['menu1', '菜单 1 首页', '示例/嵌套菜单/菜单 1/菜单 1 首页'],
      ['menu1-2', '菜单 1-2', '示例/嵌套菜单/菜单 1/菜单 1-2'],
      ['menu1-3', '菜单 1-3', '示例/嵌套菜单/菜单 1/菜单 1-3'],
      ['menu2', '菜单 2', '示例/嵌套菜单/菜单 2'],
    ] as const,
    2,
  )(
    'R-14ai R-14aj R-14ak R-14al R-14am /%s opens from the menu by the keyboard, and breadcrumb, tab and menu say where it is',
    async ([name, title, trail]) => {
      const page = shared()
      const link = page.locator('.shell-menu').getByRole('link', { name: title, exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.hash === `#/${name}`)
      await page.getByRole('heading', { level: 1, name: title, exact: true }).locator('visible=true').waitFor()
      await expect
        .poll(async () => (await page.getByRole('navigation', { name: '当前位置' }).innerText()).replaceAll(/\s*\/\s*/g, '/'))
        .toBe(trail)
      expect(await page.locator('.tab-bar .is-current').innerText()).toContain(title)
      expect(await page.locator('.ant-menu-item-selected').innerText()).toBe(title)
    },
  )
})
