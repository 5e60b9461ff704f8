// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo, PHONE } from './kit/visit.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { faultsOf } from './kit/looks.ts'
import { settled } from './kit/settled.ts'

const theme = (page: Page) => page.getByRole('heading', { level: 1, name: '主题' })
const option = (page: Page, name: string) => page.getByRole('option', { name })
const box = (page: Page) => page.getByRole('combobox', { name: /搜索页面|Search pages/ })
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((found) => found.name === name)?.value
const variable = (page: Page, name: string) =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted), name)

/** Presses the keys that open the search, once there is a page to hear them. */
async function search(page: Page, keys = 'Control+k') {
  await page.getByRole('button', { name: /搜索页面|Search pages/ }).waitFor()
  await page.keyboard.press(keys)
  await box(page).waitFor()
}

/** Closes the panel of settings, which lies over the tabs. */
async function closePanel(page: Page) {
  // By its button: what Escape closes first may be the choice of a colour, which has just gone.
  await page.locator('.ant-drawer-close').click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}

/** The faults that axe finds with the pages and panels of this file. */
async function faultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = []
  const look = async (part?: string) => {
    await settled(page)
    faults.push(...(await faultsOf(page, { part })))
  }
  for (const path of ['/theme', '/error-log', '/login1', '/login2']) {
    await page.goto(`/#${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await look()
  }
  await page.goto('/#/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await search(page)
  await look()
  await page.keyboard.press('Escape')
  await page.locator('.settings-open').click()
  await page.getByRole('dialog').waitFor()
  // The page behind it is looked at with the search, and with the choice of a colour.
  await look('.ant-drawer')
  await page.locator('.ant-drawer .settings-free').click()
  await page.getByRole('slider').waitFor()
  await look()
  await page.keyboard.press('Escape')
  await page.getByRole('slider').waitFor({ state: 'hidden' })
  await closePanel(page)
  return faults
}

const REFUSED = /400.*Authenticate|status of 400/

describe('The bar, the search and the settings', () => {
  const visit = visitDemo()

  describe('of an administrator', () => {
    const at = shareOffice(visit, 'admin')

    test(
      'S-03e Ctrl K opens the search, which finds a Chinese title by its initials and lists recent pages first',
      { tags: ['walk'] },
      async () => {
        const page = await at()
        await search(page)
        await box(page).fill('xw')
        await option(page, '新闻').waitFor()
        expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true')
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => url.hash === '#/sitenews')
        await box(page).waitFor({ state: 'hidden' })

        await page.getByRole('button', { name: '搜索页面' }).click()
        await option(page, '新闻').getByText('最近打开').waitFor()
        expect(await page.locator('[role=option]').first().innerText()).toContain('新闻')
        await page.keyboard.press('Escape')
        await box(page).waitFor({ state: 'hidden' })
        expect(new URL(page.url()).hash).toBe('#/sitenews')
      },
    )

    test('P-15 axe finds no fault with search, settings, theme, error log and the login designs (zh-CN, light)', async () => {
      const page = await at('/theme')
      await page.locator('html[data-shade=light]').waitFor()
      expect(await faultsEverywhere(page)).toEqual([])
    })

    test('S-09a S-10a S-10b S-10c S-10d S-10e S-10f S-11a S-11b S-11d R-12o the colour is a preset or any other, light and dark change at once, and tabs, fixed header and logo follow the switches of the panel, all of it also after a reload', async () => {
      const page = await at('/theme')
      await theme(page).waitFor()
      const open = page.getByRole('button', { name: '打开界面设置' })
      const place = (await open.boundingBox())!
      expect([place.y, place.x + place.width]).toEqual([250, 1440])
      expect(await page.getByRole('dialog').count()).toBe(0)

      const bar = page.getByRole('navigation', { name: '已打开的页面' })
      const logo = page.getByRole('link', { name: 'Portico 管理后台' })
      const isFixed = () => page.evaluate(() => getComputedStyle(document.querySelector('.shell-head')!).position === 'sticky')
      const shown = async () => [await bar.isVisible(), await isFixed(), await logo.isVisible()]
      expect(await shown()).toEqual([true, false, false])

      expect(await variable(page, '--brand')).toBe('#1890ff')
      const choice = page.locator('#shell-content').getByRole('group', { name: '主题色' })
      expect(await choice.getByRole('button', { name: '#1890ff' }).first().getAttribute('aria-pressed')).toBe('true')
      await choice.getByRole('button', { name: '#409eff' }).click()
      await page.getByText('Compiling the theme').waitFor()
      expect(await variable(page, '--brand')).toBe('#409eff')
      await page.getByText('Compiling the theme').waitFor({ state: 'hidden' })

      await choice.getByRole('button', { name: /主题色/ }).click()
      await page.getByLabel('十六进制色值').locator('visible=true').fill('722ED1')
      await page.getByLabel('十六进制色值').locator('visible=true').press('Enter')
      await expect.poll(() => variable(page, '--brand')).toBe('#722ed1')
      await page.locator('#shell-content').getByText('深色', { exact: true }).first().click()
      await expect.poll(() => page.locator('html').getAttribute('data-shade')).toBe('dark')

      await open.click()
      const panel = page.getByRole('dialog', { name: '界面设置' })
      for (const name of ['标签栏', '固定顶栏', '侧栏标志']) await panel.getByRole('switch', { name }).click()
      await expect.poll(shown).toEqual([false, true, true])
      await page.reload()
      await theme(page).waitFor()
      expect(await shown()).toEqual([false, true, true])
      expect(await variable(page, '--brand')).toBe('#722ed1')
      expect(await page.locator('html').getAttribute('data-shade')).toBe('dark')
      await open.click()
      await panel.getByRole('button', { name: '恢复默认' }).click()
      await expect.poll(shown).toEqual([true, false, false])
      await closePanel(page)
    })

    test(
      'S-06a S-06b S-06c S-06d S-15a S-15b a chosen size is kept in a cookie, and redraws the view with its query without growing the history',
      { tags: ['walk'] },
      async () => {
        const page = await at('/theme?from=here')
        await theme(page).waitFor()
        const sample = page.getByLabel('名称').first()
        const height = async () => (await sample.boundingBox())!.height
        const before = await height()
        await sample.fill('typed')
        const length = await page.evaluate(() => history.length)

        await page.getByRole('button', { name: '界面大小' }).click()
        const sizes = page.locator('.ant-dropdown').getByRole('menuitem')
        await expect.poll(() => sizes.locator('visible=true').allTextContents()).toEqual(['默认', '中等', '小', '超小'])
        expect(await page.getByRole('menuitem', { name: '中等' }).getAttribute('aria-disabled')).toBe('true')
        await page.getByRole('menuitem', { name: '小', exact: true }).click()
        await page.getByText('Switch Size Success').waitFor()
        await expect.poll(() => sample.inputValue()).toBe('HM-1200 面阵相机')
        expect(new URL(page.url()).hash).toBe('#/theme?from=here')
        expect(await page.evaluate(() => history.length)).toBe(length)
        expect(await cookie(page, 'size')).toBe('small')
        expect(await height()).toBeLessThan(before)
        await page.reload()
        await sample.waitFor()
        expect(await height()).toBeLessThan(before)
      },
    )

    test('S-06 a change of size keeps the input of an unsaved form', async () => {
      const page = await at('/sitenews/new')
      const title = page.locator('#title')
      await title.fill('还没写完')
      await page.getByRole('button', { name: '界面大小' }).click()
      await page.getByRole('menuitem', { name: '超小' }).click()
      await expect.poll(() => cookie(page, 'size')).toBe('mini')
      await page.getByText('Switch Size Success').last().waitFor()
      expect(await title.inputValue()).toBe('还没写完')
    })
  })

  describe('in English and in the dark', () => {
    const at = shareOffice(visit, 'admin', { locale: 'en-US' }, (page) =>
      page.addInitScript(() => localStorage.setItem('portico.settings', '{"shade":"dark"}')),
    )

    test('S-03b P-15f arrows move the choice that a screen reader hears, and English words are found despite a typing error', async () => {
      const page = await at()
      await search(page, 'Meta+k')
      await option(page, 'Dashboard').waitFor()
      const heard = async () => {
        const id = await box(page).getAttribute('aria-activedescendant')
        return page.getByRole('option', { selected: true }).evaluate((element, wanted) => element.id === wanted && element.textContent, id)
      }
      const first = await heard()
      await page.keyboard.press('ArrowUp')
      await expect.poll(async () => (await heard()) || first).not.toBe(first)
      await page.keyboard.press('ArrowDown')
      await expect.poll(heard).toBe(first)
      await box(page).fill('galery')
      await option(page, 'Gallery').click()
      await page.waitForURL((url) => url.hash === '#/gallery')
    })

    test('P-15 axe finds no fault with search, settings, theme, error log and the login designs (en-US, dark)', async () => {
      const page = await at('/theme')
      await page.locator('html[data-shade=dark]').waitFor()
      expect(await faultsEverywhere(page)).toEqual([])
    })
  })

  test('S-03a it finds no page that the user may not open, and says so', async () => {
    const page = await visit.open()
    await signIn(page, 'editor')
    await search(page)
    await option(page, '新闻').waitFor()
    expect(await page.getByRole('option', { name: /角色|功能/ }).count()).toBe(0)
    await box(page).fill('zzqqxx')
    await page.getByText('没有找到“zzqqxx”').waitFor()
    expect(await page.getByRole('option').count()).toBe(0)
  })

  test('S-05a S-05b the button fills the screen, or says that the browser cannot', async () => {
    const page = await visit.open()
    await signIn(page, 'viewer')
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await page.getByRole('button', { name: '退出全屏' }).waitFor()
    expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true)
    await page.evaluate(() => document.exitFullscreen())
    await page.getByRole('button', { name: '全屏', exact: true }).waitFor()

    await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await page.getByText('you browser can not work').waitFor()
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  })

  test.each([1, 2])(
    'R-12p R-12q the other design %s of the login page opens while signed in, refuses a wrong password, signs in another, and is light to load',
    async (design) => {
      const page = await visit.open({ expected: REFUSED })
      await signIn(page, 'admin', { at: `/login${design}`, isOwn: true })
      await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
      await settled(page)
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      )
      expect(scripts).toBeLessThan(154 * 1024)
      await page.getByLabel('用户名或邮箱').fill('editor')
      await page.getByLabel('密码', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
      expect(new URL(page.url()).hash).toBe(`#/login${design}`)
      await page.getByLabel('密码', { exact: true }).fill('123qwe')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.hash === '#/dashboard')
      await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '新闻' }).waitFor()
      expect(await page.getByRole('link', { name: '用户', exact: true }).count()).toBe(0)
    },
  )

  test('S-03 S-10 at 390 px search and settings fit and are used by touch', async () => {
    const page = await visit.open({ viewport: PHONE, hasTouch: true })
    await signIn(page, 'admin')
    await page.getByRole('button', { name: '搜索页面' }).tap()
    await box(page).fill('图库')
    await option(page, '图库').tap()
    await page.waitForURL((url) => url.hash === '#/gallery')
    await page.getByRole('button', { name: /账号菜单/ }).tap()
    await page.getByRole('menuitem', { name: '界面设置' }).tap()
    await page.getByRole('dialog', { name: '界面设置' }).getByRole('switch', { name: '标签栏' }).tap()
    await page.getByRole('navigation', { name: '已打开的页面' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
