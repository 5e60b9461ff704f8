// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { signIn, tokenOf } from './kit/sign-in.ts'
import { answered, settled, watchRequests } from './kit/settled.ts'
import { visitDemo } from './kit/visit.ts'

/** The names of everything that the browser holds, except for how this browser looks. */
const held = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => name !== 'portico.settings'))

const TRACES = ['portico.lists', 'portico.recent', 'portico.tabs', 'react-router-scroll-positions']

/** Signs in and leaves a trace of every kind: an opened tab, a searched page, a chosen density. The scroll position is kept when the page is left. */
async function work(page: Page) {
  await signIn(page, 'editor', { at: '/sitenews', isOwn: true })
  await page.locator('.ant-table-row').first().waitFor()
  await page.getByRole('button', { name: '搜索页面' }).click()
  await page.getByRole('combobox', { name: '搜索页面' }).fill('图库')
  await page.getByRole('option', { name: '图库', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/gallery/)
  await page.goto('/#/sitenews')
  await page.evaluate(() => localStorage.setItem('portico.lists', '{"news":{"density":"compact"}}'))
  await settled(page)
}

/** Leaves all these traces and comes back to them. */
async function leaveTraces(page: Page) {
  await work(page)
  await page.reload()
  await page.locator('.ant-table-row').first().waitFor()
  await settled(page)
  expect((await held(page)).toSorted()).toEqual(TRACES)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL((url) => url.hash.startsWith('#/login'))
  await answered(page)
}

describe('What stays of a person after their session', () => {
  const visit = visitDemo()

  test('T-07b T-07c T-07d signing out leaves nothing in the browser, and the look of the browser stays', async () => {
    const page = await visit.open()
    await leaveTraces(page)
    await page.evaluate(() => localStorage.setItem('portico.settings', '{"shade":"dark"}'))
    await signOut(page)
    expect(await held(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('portico.settings'))).toBe('{"shade":"dark"}')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-UserId')
  })

  test('T-07c a session that ends by itself leaves nothing either', async () => {
    const page = await visit.open({ expected: /401/ })
    await leaveTraces(page)
    const token = await tokenOf(page)
    const headers = { 'X-Token': token, 'content-type': 'application/json' }
    await fetch(`${visit.url}/abp/TokenAuth/LogOut`, { method: 'POST', headers, body: '{}' })
    await page.getByRole('button', { name: '刷新' }).click()
    await page.waitForURL(/#\/login/)
    await answered(page)
    expect(await held(page)).toEqual([])
  })

  test('T-07c a session that ended while no page was open leaves nothing at the next start', async () => {
    const page = await visit.open()
    await work(page)
    await page.goto('/robots.txt')
    expect((await held(page)).toSorted()).toEqual(TRACES)
    await page.context().clearCookies()
    await page.goto('/#/login')
    await page.getByLabel('密码', { exact: true }).waitFor()
    expect(await held(page)).toEqual([])
  })

  test('T-07c T-07e signing out in one window ends the session in the other, which says so', async () => {
    const page = await visit.open()
    await leaveTraces(page)
    const other = await page.context().newPage()
    await other.emulateMedia({ reducedMotion: 'reduce' })
    watchRequests(other)
    await other.goto(`${visit.url}/#/gallery`)
    await other.getByRole('heading', { level: 1, name: '图库' }).waitFor()
    await settled(other)
    await signOut(other)
    await page.waitForURL((url) => url.hash.startsWith('#/login?redirect=%2Fsitenews'))
    await page.getByRole('alert').getByText('您已在其他窗口退出登录。').waitFor()
    for (const window of [page, other]) expect(await held(window)).toEqual([])
  })
})
