// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('The charts of the logs', () => {
  const visit = visitDemo()
  /** Chooses a shade before the page is loaded. */
  const inShade = (shade: string) => (page: Page) =>
    page.addInitScript((chosen) => localStorage.setItem('portico.settings', JSON.stringify({ shade: chosen })), shade)
  const at = shareOffice(visit, 'admin', {}, inShade('light'))
  const chart = (page: Page) => page.getByRole('figure', { name: /^按(天|小时)统计/ })
  /** The numbers of the newest span that has any, by the heads of their columns. */
  const numbers = (page: Page) =>
    chart(page)
      .locator('table')
      .evaluate((table: HTMLTableElement) => {
        const rows = [...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent.trim()))
        const [heads, ...spans] = rows
        const last = spans.findLast((cells) => cells.slice(1).some((cell) => cell !== '0'))
        return last ? Object.fromEntries(heads!.slice(1).map((head, at) => [head, Number(last[at + 1])])) : {}
      })

  async function flush() {
    const { webLog, loginLog } = visit.running.app
    await Promise.all([webLog.flush(), loginLog.flush()])
  }

  test('B-77a B-77d each log has the counts of its days as bars and as a table, equal to the rows', async () => {
    const page = await at('/loginlog')
    await expect.poll(() => chart(page).locator('svg path').count()).toBeGreaterThan(0)
    const { rows } = await visit.running.database.read
      .selectFrom('loginLog')
      .select(({ fn }) => fn.countAll().as('rows'))
      .where('result', '=', 'Success')
      .executeTakeFirstOrThrow()
    await expect.poll(() => numbers(page)).toEqual({ 成功: Number(rows) })
    for (const at of ['/weblog', '/auditlog', '/entitychange']) {
      await page.goto(`/#${at}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await chart(page).waitFor()
    }
  })

  test('B-77c a bar narrows the log to its day, then to its hour, and the table does so by the keyboard', { tags: ['walk'] }, async () => {
    await flush()
    // The hour of a row that is there already, since another may begin meanwhile.
    const { newest } = await visit.running.database.read
      .selectFrom('webLog')
      .select(({ fn }) => fn.max('creationTime').as('newest'))
      .executeTakeFirstOrThrow()
    const inShanghai = (format: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', ...format }).format(new Date(Number(newest)))
    const [today, hour] = [inShanghai({}), inShanghai({ hour: '2-digit' })]
    const page = await at('/weblog')
    await expect.poll(() => chart(page).locator('svg path').count()).toBeGreaterThan(0)
    await settled(page)
    const box = (await chart(page).locator('.chart-place').boundingBox())!
    // The last bar is today's.
    await page.mouse.click(box.x + box.width - 12, box.y + box.height / 2)
    await page.waitForURL(new RegExp(`creationTimeStart=${today}&creationTimeEnd=${today}`))
    await page.getByRole('figure', { name: /^按小时统计/ }).waitFor()
    await chart(page).getByRole('button', { name: '以表格显示' }).click()
    await chart(page)
      .getByRole('button', { name: `${hour}:00` })
      .press('Enter')
    await page.waitForURL(/timeFrom=.*&timeUntil=/)
    await page.getByText(new RegExp(`${today} ${hour}:00 – `)).waitFor()
    await page.locator('.ant-table-row:visible').first().waitFor()
    await page.getByRole('button', { name: '不限时刻' }).click()
    await page.waitForURL(new RegExp(`weblog\\?creationTimeStart=${today}&creationTimeEnd=${today}$`))
    await page.getByRole('button', { name: '重置' }).click()
    await page.waitForURL(/#\/weblog$/)
  })

  test('B-77e the library comes with the first chart, and with no list', async () => {
    const page = await visit.open()
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await signIn(page, 'admin', { at: '/user' })
    await page.locator('.ant-table-row').first().waitFor()
    expect((await scripts()).filter((name) => /stacked-bars|charts/.test(name))).toEqual([])
    await page.goto('/#/weblog')
    await expect.poll(async () => (await scripts()).some((name) => /stacked-bars.*\.js/.test(name))).toBe(true)
  })

  test('B-77d on paper the numbers stand in place of the bars', async () => {
    const page = await at('/loginlog')
    await expect.poll(() => chart(page).locator('svg path').count()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await chart(page).locator('.chart-drawn').isVisible()).toBe(false)
    expect((await chart(page).locator('table').boundingBox())!.height).toBeGreaterThan(100)
    await page.emulateMedia({ media: null })
  })

  async function inTheDark() {
    const page = await visit.open({ locale: 'en' })
    await inShade('dark')(page)
    await signIn(page, 'admin', { at: '/loginlog' })
    return page
  }
  test.each([
    ['light', 'zh-CN', DESKTOP],
    ['dark', 'en', DESKTOP],
    ['light', 'zh-CN', PHONE],
  ])('P-15 axe finds no fault with bars and table (%s, %s, %o)', async (shade, _, viewport) => {
    const page = shade === 'dark' ? await inTheDark() : await at('/loginlog')
    await page.setViewportSize(viewport)
    const figure = page.locator('figure.chart').locator('visible=true')
    await expect.poll(() => figure.locator('svg path').count()).toBeGreaterThan(0)
    await settled(page)
    expect(await page.locator('html').getAttribute('data-shade')).toBe(shade)
    expect(await faultsOf(page)).toEqual([])
    await figure.getByRole('button').click()
    await settled(page)
    // The rest of the page is as it was.
    expect(await faultsOf(page, { part: 'figure.chart' })).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.setViewportSize(DESKTOP)
  })
})
