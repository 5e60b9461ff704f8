// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { PHONE, visitDemo } from './kit/visit.ts'
import { faultsOf } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { settled } from './kit/settled.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: '菜单' })
const focused = (page: Page) => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`)

describe('The back office at hand', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const open = shareOffice(visit, 'admin')

  test('B-32a Enter on the menu of a row stands on its first entry, and the arrow leads to the second', { tags: ['walk'] }, async () => {
    const page = await open('/sitenews')
    await page.locator('.ant-table-row').first().getByRole('button', { name: '更多' }).focus()
    await page.keyboard.press('Enter')
    const entries = page.locator('.ant-dropdown').getByRole('menuitem')
    await entries.first().waitFor()
    await expect.poll(() => entries.first().evaluate((entry) => entry === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => entries.nth(1).evaluate((entry) => entry === document.activeElement)).toBe(true)
  })

  test('B-32b after a jump by the search or by the menu the focus is on the heading of the page; Escape leaves the search and gives the focus back', async () => {
    const page = await open()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: '搜索页面' })
    await search.fill('图库')
    // B-105h: in Safari's order, the key that ends a composition is held back.
    const key = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
    await expect.poll(() => search.evaluate((field, given) => field.dispatchEvent(new KeyboardEvent('keydown', given)), key)).toBe(false)
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/gallery/)
    await expect.poll(() => focused(page)).toBe('H1 图库')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('H1 图库')
    await sidebar(page).getByRole('link', { name: '文章', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('H1 文章')

    const field = page.getByRole('searchbox')
    await field.focus()
    await page.keyboard.press('Control+k')
    await search.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  test('B-32c B-32d icons are silent, tools show their names, and the sidebar is a list of links', async () => {
    const page = await open('/sitenews')
    await page.locator('.ant-table-row').first().waitFor()
    await settled(page)
    const read = await page.locator('body').ariaSnapshot()
    for (const icon of ['plus', 'reload', 'dashboard', 'file-text', 'setting'])
      expect(read).not.toMatch(new RegExp(`img "${icon}"|"${icon} `))
    expect(await sidebar(page).locator('[role=menuitem], [role=menu]').count()).toBe(0)
    expect(await sidebar(page).getByRole('listitem').count()).toBeGreaterThan(10)
    for (const tool of ['刷新', '列与密度', '全屏', '界面大小', '语言']) {
      await page.getByRole('button', { name: tool, exact: true }).hover()
      await page.getByRole('tooltip', { name: tool }).waitFor()
    }
    expect(await faultsOf(page, { part: '#app' })).toEqual([])
  })

  test('B-32e while a list loads, nothing is said about its number of rows, and no code shows in place of a name', async () => {
    const page = await visit.open()
    const held = Promise.withResolvers<void>()
    await page.route(/News\/GetAll/i, async (route) => {
      await held.promise
      await route.continue()
    })
    const dictionary = Promise.withResolvers<void>()
    await page.route(/DictData\/GetListItemByDictType/i, async (route) => {
      await dictionary.promise
      await route.continue()
    })
    await signIn(page, 'admin', { at: '/sitenews' })
    await page.locator('.kit-bone').first().waitFor()
    expect(await page.getByText(/共 \d+ 条/).count()).toBe(0)
    held.resolve()
    await page.getByText(/共 \d+ 条/).waitFor()
    await page.locator('.ant-table-row').first().locator('.kit-bone').waitFor()
    expect(await page.locator('.ant-table-tbody').innerText()).not.toMatch(/\b(event|product|company)\b/)
    dictionary.resolve()
    await page.locator('.kit-bone').first().waitFor({ state: 'detached' })
  })

  test('B-32g the foot says whether the form is saved and what visitors see, and one press shows one notice', async () => {
    const { id } = (await service('admin', 'POST', 'News/Create', { title: '页脚' })).result
    const page = await open(`/sitenews/${id}`)
    // A notice of what was saved before would be counted.
    await page.locator('.ant-message-notice').waitFor({ state: 'detached' })
    const foot = page.locator('.kit-foot-page')
    await foot.getByText(/上次保存 \d{4}-\d\d-\d\d \d\d:\d\d · 尚未发布/).waitFor()
    await page.locator('#title').fill('页脚，改过')
    await foot.getByText('有未保存的修改').waitFor()
    await page.getByRole('button', { name: '保存并发布' }).click()
    await page.locator('.ant-message').getByText('已发布').waitFor()
    expect(await page.locator('.ant-message-notice').count()).toBe(1)
    await page.locator('#title').fill('页脚，又改')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await foot.getByText('有未发布的修改').waitFor()
  })

  test('B-32f a preview of a form with unsaved changes saves them first, and says so', async () => {
    const { id } = (await service('admin', 'POST', 'News/Create', { title: '预览之前' })).result
    const page = await open(`/sitenews/${id}`)
    await page.locator('#title').fill('预览之后')
    await settled(page)
    await page.locator('.kit-foot').getByRole('button', { name: '更多' }).click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('menuitem', { name: '保存草稿并预览' }).click()
    const preview = await opened
    await preview.getByRole('heading', { name: '预览之后' }).first().waitFor()
    await preview.close()
    expect((await service('admin', 'GET', `News/Get?id=${id}`)).result).toMatchObject({ title: '预览之后', state: 'draft' })
  })

  test('E-11 a click on a row opens it, and a click on its checkbox does not', async () => {
    const page = await open('/sitenews')
    const row = page.locator('.ant-table-row').first()
    await row.getByRole('checkbox').check()
    await page.getByRole('region', { name: '批量操作' }).waitFor()
    expect(page.url()).not.toMatch(/sitenews\/\d/)
    await row.locator('td').nth(3).click()
    await page.waitForURL(/sitenews\/\d+/)
  })

  test('S-09 E-11h a form that is opened by its address has the first tab beside it, and its own tab names it before the row has come; two forms with unsaved changes share one guard, and the console says nothing', async () => {
    const page = await visit.open()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const held = Promise.withResolvers<void>()
    await page.route(/News\/Get\?/i, async (route) => {
      await held.promise
      await route.continue()
    })
    await signIn(page, 'admin', { at: '/sitenews/2' })
    await expect.poll(() => tabs(page).getByRole('link').allTextContents()).toEqual(['首页', '新闻 #2'])
    held.resolve()
    await expect.poll(async () => (await tabs(page).getByRole('link').allTextContents())[1]).not.toBe('新闻 #2')
    expect(await tabs(page).getByRole('button', { name: '关闭 首页' }).count()).toBe(0)

    await page.locator('#title').fill('一')
    await sidebar(page).getByRole('link', { name: '图库' }).click()
    await page.getByRole('navigation', { name: '媒体库与网站图库' }).getByRole('link', { name: '网站图库' }).click()
    await page.locator('.ant-table-row').locator('visible=true').first().getByRole('link').first().click()
    await page.locator('.ant-drawer #title').fill('二')
    await sidebar(page)
      .getByRole('link', { name: '文章', exact: true })
      .evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: '文章' }).waitFor()
    await tabs(page).getByRole('link', { name: '网站图库' }).click()
    await expect.poll(() => page.locator('.ant-drawer #title').inputValue()).toBe('二')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').filter({ hasText: '离开后，这些修改会丢失' }).getByRole('button', { name: '离开' }).click()
    await page.locator('.ant-drawer-section').waitFor({ state: 'hidden' })
    expect(said.filter((text) => text.includes('blocker'))).toEqual([])
  })

  test('E-11h Back asks before the words of a drawer are lost, and the console says nothing', async () => {
    const page = await open('/gallery/site')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.locator('.ant-table-row').first().getByRole('link').first().click()
    const title = page.locator('.ant-drawer #title')
    await title.fill('未保存')
    await page.goBack()
    const question = page.getByRole('dialog').filter({ hasText: '离开后，这些修改会丢失' })
    await question.waitFor()
    await question.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(await title.inputValue()).toBe('未保存')
    expect(said.filter((text) => text.includes('blocker'))).toEqual([])
  })

  test('B-32h with the dark shade the first paint is dark, and a phone has no button over its content', async () => {
    const page = await visit.open({ viewport: PHONE })
    await page.addInitScript(() => localStorage.setItem('portico.settings', '{"shade":"dark"}'))
    const held = Promise.withResolvers<void>()
    await page.route(/assets\/.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    const signedIn = signIn(page, 'admin', { at: '/sitenews' })
    await page.waitForRequest(/assets\/app-.*\.js/)
    // The picture of the shell covers the window.
    const ground = () => page.locator('#page').evaluate((picture) => getComputedStyle(picture).backgroundColor)
    await expect.poll(ground).toBe('rgb(15, 17, 22)')
    held.resolve()
    await signedIn
    await page.locator('.ant-table-row').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['shade'])).toBe('dark')
    expect(await page.evaluate(() => 'cold' in document.documentElement.dataset)).toBe(false)
    expect(await page.locator('.settings-open').count()).toBe(0)
    await page.getByRole('button', { name: /账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '界面设置' }).click()
    await page.getByRole('dialog', { name: '界面设置' }).waitFor()
  })
})
