// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drag } from './kit/drag.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { DESKTOP, PHONE, visitDemo, type VisitOptions } from './kit/visit.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn, tokenOf } from './kit/sign-in.ts'
import { settled } from './kit/settled.ts'

const visit = visitDemo()

const bar = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const titles = (page: Page) => bar(page).getByRole('link').allTextContents()
const tabNamed = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const menuLink = (page: Page, name: string) => page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true })
/** Finds the title's input in the visible form, not in a resting one. */
const titleField = (page: Page) => page.locator('#title').locator('visible=true')

async function enterAnew(at: string, options?: VisitOptions) {
  const page = await visit.open(options)
  await signIn(page, 'admin', { at, isOwn: true })
  return page
}

/** Opens pages by the menu, one after the other: a page that is left before it has loaded gets no tab. */
async function visitAll(page: Page, names: Record<string, string>) {
  for (const [name, title] of Object.entries(names)) {
    await menuLink(page, name).click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }
}

const THREE = { 新闻: '新闻', 图库: '图库', 文章: '文章' }

async function choose(page: Page, tab: string, action: string) {
  await bar(page).getByRole('link', { name: tab }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await expect.poll(() => page.getByRole('menuitem', { name: action, exact: true }).count()).toBe(0)
}

describe('The tabs of the back office', () => {
  const enter = shareOffice(visit, 'admin')

  test(
    'S-09b S-09f T-10a T-10b each opened page has a tab with title and icon of its menu item, and the first cannot be closed',
    { tags: ['walk'] },
    async () => {
      const page = await enter()
      await visitAll(page, { 新闻: '新闻', 图库: '图库' })
      await menuLink(page, '新闻').click()
      await expect.poll(() => titles(page)).toEqual(['首页', '新闻', '图库'])
      await expect.poll(() => bar(page).getByRole('link', { name: '新闻' }).getAttribute('aria-current')).toBe('page')
      expect(await bar(page).locator('svg[data-icon=read]').count()).toBe(1)
      expect(await bar(page).getByRole('button', { name: '关闭 首页' }).count()).toBe(0)
      await bar(page).getByRole('button', { name: '关闭 新闻' }).click()
      await page.waitForURL(/#\/gallery/)
      expect(await titles(page)).toEqual(['首页', '图库'])
    },
  )

  test('S-09g a half-filled form keeps its input and its rich text while another tab is visible', { tags: ['walk'] }, async () => {
    const page = await enter('/sitenews/new')
    await titleField(page).fill('半填的标题')
    await page.getByRole('textbox', { name: '正文编辑器' }).click()
    await page.keyboard.type('写了一半的正文')
    await menuLink(page, '图库').click()
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    expect(await titleField(page).count()).toBe(0)
    expect(await bar(page).getByRole('img', { name: '有未保存的修改' }).count()).toBe(1)
    await bar(page).getByRole('link', { name: '新增新闻' }).click()
    await expect.poll(() => titleField(page).inputValue()).toBe('半填的标题')
    await page.getByText('写了一半的正文').waitFor()
    // The editor still takes input.
    await page.getByRole('textbox', { name: '正文编辑器' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type('，还在写')
    await page.getByText('写了一半的正文，还在写').waitFor()
  })

  test('S-09g a page keeps its scroll position, and a new page begins at its top', async () => {
    const page = await enter()
    await page.setViewportSize({ width: 1440, height: 500 })
    await visitAll(page, { 新闻: '新闻' })
    await page.locator('.ant-table-row').locator('visible=true').first().waitFor()
    await page.evaluate(() => scrollTo(0, 420))
    // A click by script does not scroll to its target.
    await menuLink(page, '文章').evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: '文章', exact: true }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await bar(page)
      .getByRole('link', { name: '新闻' })
      .evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(420)
    // A change within the page does not scroll it.
    await page
      .locator('.ant-table-row')
      .locator('visible=true')
      .nth(9)
      .getByRole('checkbox')
      .evaluate((box: HTMLElement) => box.click())
    await page.waitForURL(/selected=/)
    expect(await page.evaluate(() => scrollY)).toBe(420)
    await page.setViewportSize(DESKTOP)
  })

  test('S-09g a page that is left with its calendar open rests without an error, and works at the return', async () => {
    const page = await enter('/sitenews/1')
    await page.locator('#publishTime').click()
    await page.locator('.ant-picker-dropdown').waitFor()
    await page.goto('/#/gallery')
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    await page.goBack()
    await page.locator('#publishTime').locator('visible=true').waitFor()
    await titleField(page).click()
    await expect.poll(() => page.locator('.ant-picker-dropdown').locator('visible=true').count()).toBe(0)
  })

  test('S-09g P-15 a menu is in a landmark of its page: it goes with a page that rests, and the page returns with its own', async () => {
    const page = await enter('/role')
    await page.getByRole('heading', { level: 1, name: '角色' }).waitFor()
    // The button of a row: a row of tabs that is too long has one of the same name.
    const opener = page.locator('.ant-table-row').locator('visible=true').first().getByRole('button', { name: '更多' })
    await opener.waitFor()
    await settled(page)
    await opener.click()
    const landmark = page.getByRole('region', { name: '页面的菜单与选项' })
    await landmark.getByRole('menu').waitFor()
    await page.goto('/#/gallery')
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    expect(await page.getByRole('menuitem').locator('visible=true').count()).toBe(0)
    await page.goBack()
    await opener.waitFor()
    await settled(page)
    // B-79d: the menu that was open when the address was typed is not open again.
    expect(await page.getByRole('menuitem').locator('visible=true').count()).toBe(0)
    expect(await opener.getAttribute('aria-expanded')).not.toBe('true')
    await opener.click()
    await landmark.getByRole('menu').waitFor()
    expect(await landmark.count()).toBe(1)
  })

  test('B-79d the tab of a new row that is left while it is saved leads to the row, under its name, and adding another begins anew', async () => {
    const page = await enter('/sitenews/new')
    await titleField(page).fill('离开时保存')
    const answered = Promise.withResolvers<void>()
    await page.route('**/News/Create', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.goto('/#/gallery')
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    answered.resolve()
    await tabNamed(page, '离开时保存').waitFor()
    expect(await tabNamed(page, '新增新闻').count()).toBe(0)
    expect(new URL(page.url()).hash).toBe('#/gallery')
    await page.goto('/#/sitenews/new')
    await tabNamed(page, '新增新闻').waitFor()
    expect(await titleField(page).inputValue()).toBe('')
    await tabNamed(page, '离开时保存').click()
    await expect.poll(() => titleField(page).inputValue()).toBe('离开时保存')
    expect(new URL(page.url()).hash).toMatch(/^#\/sitenews\/\d+$/)
    await page.unrouteAll()
  })

  test('P-15 a calendar with its hours is used by keys alone: days, months, hours, and the field has what was chosen', async () => {
    const page = await enter('/sitenews/1')
    const field = page.locator('#publishTime')
    await field.click()
    await field.fill('2026-01-30 08:15')
    await page.keyboard.press('ArrowDown')
    const focused = page.locator(':focus')
    const day = () => focused.getAttribute('title')
    await expect.poll(day).toBe('2026-01-30')
    for (const [key, reached] of [
      ['ArrowRight', '2026-01-31'],
      ['ArrowRight', '2026-02-01'],
      ['ArrowDown', '2026-02-08'],
      ['PageDown', '2026-03-08'],
      ['PageUp', '2026-02-08'],
      ['ArrowUp', '2026-02-01'],
      ['ArrowUp', '2026-01-25'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(day).toBe(reached)
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const chosen = () => focused.evaluate((list) => [list.ariaLabel, list.querySelector('[aria-selected=true]')?.textContent])
    await expect.poll(chosen).toEqual(['时', '08'])
    await page.keyboard.press('ArrowDown')
    await expect.poll(chosen).toEqual(['时', '09'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await expect.poll(chosen).toEqual(['分', '59'])
    expect(await page.getByRole('listbox', { name: '分' }).getAttribute('aria-activedescendant')).toBe(
      await page.getByRole('option', { name: '59' }).getAttribute('id'),
    )
    await page
      .getByRole('button', { name: '确 定' })
      .or(page.getByRole('button', { name: '确定' }))
      .press('Enter')
    await expect.poll(() => field.inputValue()).toBe('2026-01-25 09:59')
    await field.press('ArrowDown')
    await expect.poll(day).toBe('2026-01-25')
    await page.keyboard.press('Escape')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => page.locator('.ant-picker-dropdown').locator('visible=true').count()).toBe(0)
    expect(await field.inputValue()).toBe('2026-01-25 09:59')
  })

  test('S-09g a list keeps its keyword and filters', async () => {
    const page = await enter('/sitenews?keyword=相机&size=10')
    await page.getByRole('searchbox').locator('visible=true').waitFor()
    await page.locator('.ant-table-row').locator('visible=true').first().waitFor()
    // A click by script does not scroll to its target.
    await menuLink(page, '图库').evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    await menuLink(page, '新闻').evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(/#\/sitenews\?keyword=/)
    await expect.poll(() => page.getByRole('searchbox').locator('visible=true').inputValue()).toBe('相机')
    // On the list itself, its menu entry leads to the list without filters.
    await menuLink(page, '新闻').click()
    await page.waitForURL(/#\/sitenews$/)
  })

  test('S-09g the page that is not kept alive begins anew', async () => {
    const page = await enter()
    await page.evaluate(() => document.querySelector('#shell-content h1')!.setAttribute('data-seen', ''))
    await menuLink(page, '图库').click()
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    await page.evaluate(() => document.querySelector('#shell-content h1')!.setAttribute('data-seen', ''))
    await menuLink(page, '首页').click()
    await page.getByRole('heading', { level: 2, name: '最近更新' }).waitFor()
    expect(await page.locator('#shell-content h1[data-seen]').locator('visible=true').count()).toBe(0)
    await menuLink(page, '图库').click()
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    expect(await page.locator('#shell-content h1[data-seen]').locator('visible=true').count()).toBe(1)
  })

  test('S-09e R-10h S-15a S-15b T-10c the right-click menu, 105 px wide: refresh, close, close others, close all', async () => {
    const page = await enter()
    await visitAll(page, THREE)
    await bar(page).getByRole('link', { name: '文章' }).click({ button: 'right' })
    const menu = page.getByRole('menu').filter({ hasText: '关闭其他' })
    await expect.poll(() => menu.getByRole('menuitem').allTextContents()).toEqual(['刷新', '关闭', '关闭其他', '关闭所有'])
    expect((await menu.boundingBox())?.width).toBe(105)
    await page.keyboard.press('Escape')

    await page.goto('/#/sitearticle?page=2')
    await bar(page).locator('a[href$="/sitearticle?page=2"]').waitFor()
    await page.evaluate(() => [...document.querySelectorAll('#shell-content h1')].forEach((one) => one.setAttribute('data-seen', '')))
    const depth = await page.evaluate(() => history.length)
    await choose(page, '文章', '刷新')
    await expect.poll(() => page.locator('#shell-content h1').locator('visible=true').getAttribute('data-seen')).toBeNull()
    expect(page.url()).toMatch(/#\/sitearticle\?page=2$/)
    expect(await page.evaluate(() => history.length)).toBe(depth)

    await choose(page, '图库', '关闭其他')
    await page.waitForURL(/#\/gallery/)
    expect(await titles(page)).toEqual(['首页', '图库'])
    await menuLink(page, '新闻').click()
    await choose(page, '新闻', '关闭所有')
    await page.waitForURL(/#\/dashboard/)
    expect(await titles(page)).toEqual(['首页'])
  })

  test('B-79d S-09 the types of the dictionary have a tab under their own name, beside that of the items; the order is changed by dragging and by keys, and a reload restores tabs and order', async () => {
    const page = await enter('/dictionary')
    await tabNamed(page, '数据字典').waitFor()
    await page.goto('/#/dictionary/types')
    await tabNamed(page, '字典类型').waitFor()
    expect(await tabNamed(page, '数据字典').count()).toBe(1)
    await visitAll(page, THREE)
    const dictionary = ['首页', '数据字典', '字典类型']
    const tab = (name: string) => bar(page).getByRole('link', { name })
    await drag(page, { from: tab('文章'), to: tab('新闻') })
    await expect.poll(() => titles(page)).toEqual([...dictionary, '文章', '新闻', '图库'])
    await bar(page).getByRole('link', { name: '图库' }).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => titles(page)).toEqual([...dictionary, '文章', '图库', '新闻'])
    await tabNamed(page, '字典类型').click()
    await page.waitForURL(/#\/dictionary\/types$/)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual([...dictionary, '文章', '图库', '新闻'])
  })

  test('E-11h a tab with changes that are not saved asks before it is closed, whichever way', async () => {
    const page = await enter('/sitenews/new')
    await titleField(page).fill('不想丢')
    await menuLink(page, '图库').click()
    await page.waitForURL(/#\/gallery/)
    await choose(page, '图库', '关闭所有')
    const ask = page.getByRole('dialog', { name: '有未保存的修改' })
    await ask.getByText('新增新闻 有未保存的修改').waitFor()
    await ask.getByRole('button', { name: '继续编辑' }).click()
    await ask.waitFor({ state: 'hidden' })
    await bar(page).getByRole('link', { name: '新增新闻' }).click()
    await page.getByRole('button', { name: '返回' }).last().click()
    await ask.getByRole('button', { name: '离开' }).click()
    await page.waitForURL(/#\/sitenews$/)
    expect(await titles(page)).not.toContain('新增新闻')
  })

  test('S-10c S-09a without the tabs bar nothing is kept: leaving a form that is not saved asks', async () => {
    const page = await visit.open()
    await page.addInitScript(() => localStorage.setItem('portico.settings', JSON.stringify({ tagsView: false })))
    await signIn(page, 'admin', { at: '/sitenews/new' })
    await titleField(page).fill('会丢')
    await settled(page)
    expect(await bar(page).count()).toBe(0)
    await menuLink(page, '图库').click()
    await page.getByRole('dialog', { name: '有未保存的修改' }).getByRole('button', { name: '离开' }).click()
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
  })

  test('T-07d logging out closes all tabs, and the next user finds none of them', async () => {
    const page = await enterAnew('/dashboard')
    await visitAll(page, { 用户: '用户' })
    await settled(page)
    await page.getByRole('button', { name: /账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL(/#\/login/)
    await signIn(page, 'editor')
    await expect.poll(() => titles(page)).toEqual(['首页'])
  })
})

describe('The tabs of the back office on a phone', () => {
  const enter = shareOffice(visit, 'admin', { viewport: PHONE })

  test(`P-15 a calendar with its hours fits into a window of ${PHONE.width} px, and of 320 px`, async () => {
    const page = await enter('/sitenews/1')
    onTestFinished(() => page.setViewportSize(PHONE))
    const calendar = page.locator('.ant-picker-panel-container')
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: PHONE.height })
      await page.locator('#publishTime').click()
      await calendar.waitFor()
      await settled(page)
      const { x, width: taken } = (await calendar.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + taken).toBeLessThanOrEqual(width)
      for (const edge of ['first-child', 'last-child'])
        expect(await calendar.locator(`tbody tr:first-child td:${edge} .ant-picker-cell-inner`).boundingBox()).toMatchObject({ width: 24 })
      await page.keyboard.press('Escape')
      await calendar.waitFor({ state: 'hidden' })
    }
  })

  test('P-15 the tabs work on a phone and by keyboard alone, and axe finds no fault', async () => {
    const page = await enter()
    for (const [path, name] of [
      ['sitenews', '新闻'],
      ['gallery', '图库'],
      ['sitearticle', '文章'],
    ] as const) {
      await page.goto(`/#/${path}`)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    }
    expect(await overflow(page)).toBe(0)
    await bar(page).getByRole('link', { name: '文章' }).focus()
    await page.keyboard.press('Delete')
    await page.waitForURL(/#\/gallery/)
    await bar(page).getByRole('link', { name: '新闻' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/sitenews/)
    expect(await faultsOf(page)).toEqual([])
  })
})

describe('A session that ends during work', () => {
  async function endSession(page: Page) {
    const token = await tokenOf(page)
    const reply = await fetch(`${visit.url}/abp/TokenAuth/Logout`, {
      method: 'POST',
      headers: { 'X-Token': token, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(reply.status).toBe(200)
  }

  test(
    'A-05b a dialog to sign in appears over a half-filled form, which keeps its input and can be saved',
    { tags: ['walk'] },
    async () => {
      const page = await enterAnew('/sitenews/new', { expected: /401|400/ })
      await titleField(page).fill('断线也不丢')
      await endSession(page)
      await page.keyboard.press('Control+s')
      const dialog = page.getByRole('dialog', { name: '登录已失效' })
      await dialog.waitFor()
      expect(await page.getByRole('alert').filter({ hasText: '没有登录' }).count()).toBe(0)
      await dialog.getByLabel('密码').fill('wrong')
      await page.keyboard.press('Enter')
      await dialog.getByRole('alert').waitFor()
      await dialog.getByLabel('密码').fill('123qwe')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      expect(await titleField(page).inputValue()).toBe('断线也不丢')
      await page.keyboard.press('Control+s')
      await page.waitForURL(/#\/sitenews\/\d+/)
    },
  )

  test('A-05b without unsaved input, login says why and leads back', async () => {
    const page = await enterAnew('/gallery', { expected: /401/ })
    await page.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    await endSession(page)
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await page.waitForURL(/#\/login\?redirect=%2Fgallery/)
  })
})
