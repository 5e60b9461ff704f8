// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ERROR_REPORT } from '../contract/features/browser-error-report.ts'
import type { Running } from '../server/start.ts'
import { PHONE, visitDemo } from './kit/visit.ts'
import { faultsOf } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'

const isShown = (page: Page) => page.getByRole('heading', { level: 1, name: '错误日志' }).waitFor()

async function openLog(page: Page) {
  await signIn(page, 'admin', { at: '/error-log' })
  await isShown(page)
}

const reported = async ({ app, database }: Running) => {
  await app.browserErrors.flush()
  return database.read.selectFrom('browserError').selectAll().orderBy('firstTime').execute()
}

const REPORT = '**/BrowserError/Report'

/** Sends the report of an error as a browser does. */
async function report(url: string, message: string) {
  const reply = await fetch(url + ERROR_REPORT.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, stack: '', screen: '/error-log', version: '0.1.0+aaaaaaaa' }),
  })
  expect(reply.status).toBe(200)
}

const throwLater = (page: Page, message: string) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words)
    })
  }, message)

const indicator = (page: Page) => page.getByRole('button', { name: /^错误日志，/ })

/** Clears the errors that a test has left. */
async function clearLog(page: Page) {
  const dialog = page.getByRole('dialog', { name: '错误日志' })
  if ((await dialog.count()) === 0) {
    if ((await indicator(page).count()) === 0) return
    await indicator(page).click()
  }
  await dialog.getByRole('button', { name: '全部清除' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

describe('In production', () => {
  const production = visitDemo({ NODE_ENV: 'production', SEED: 'demo' })
  const share = shareOffice(production, 'admin', { expected: /console|exception/ }, followSystem)
  /** Opens the log on the shared page, for a test that counts its errors. */
  const openShared = async () => {
    const page = await share('/error-log')
    onTestFinished(() => clearLog(page))
    await isShown(page)
    return page
  }

  describe('The error log', () => {
    test(
      'S-04a S-04b S-04c S-14 T-11a T-11b R-12n errors of every kind enter the log, are counted, read in the dialog and cleared',
      { tags: ['walk'] },
      async () => {
        const page = await openShared()
        expect(await indicator(page).count()).toBe(0)
        for (const cause of ['点击时出错', '未处理的 Promise 拒绝', '部分区域渲染出错'])
          await page.getByRole('button', { name: cause }).click()
        await page.getByRole('button', { name: '错误日志，3 条' }).click()
        const dialog = page.getByRole('dialog', { name: '错误日志' })
        const entries = dialog.getByRole('listitem')
        await expect.poll(() => entries.count()).toBe(3)
        const newest = await entries.first().innerText()
        expect(newest).toContain('“部分区域渲染出错”：此区域渲染失败')
        expect(newest).toContain('#/error-log')
        expect(newest).toMatch(/组件\s+at /)
        expect(newest).toMatch(/调用栈\s+Error: /)
        await dialog.getByRole('button', { name: '全部清除' }).click()
        await dialog.waitFor({ state: 'hidden' })
        await indicator(page).waitFor({ state: 'detached' })
        await page.getByText('没有错误').waitFor()
      },
    )

    test('S-14 a page that cannot be drawn is logged once and opens again, and a refused call is not logged', async () => {
      const page = await production.open({ expected: /console|exception|500/ })
      await openLog(page)
      await page.getByRole('button', { name: '整个页面渲染出错' }).click()
      await page.getByRole('button', { name: '重新打开' }).click()
      await page.getByRole('heading', { level: 1, name: '错误日志' }).waitFor()
      await page.getByRole('button', { name: '错误日志，1 条' }).waitFor()

      await page.route('**/Gallery*/**', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 500, message: '暂时不行', details: null, validationErrors: null } } }),
      )
      await page.goto('/#/gallery/site')
      await page.getByText('暂时不行').first().waitFor()
      await page.getByRole('button', { name: '错误日志，1 条' }).waitFor()
    })

    test('P-15 axe finds no fault with errors and their dialog, in light and in dark', async () => {
      const page = await openShared()
      await page.getByRole('button', { name: '部分区域渲染出错' }).click()
      await page.getByRole('button', { name: '错误日志，1 条' }).click()
      await page.getByRole('dialog', { name: '错误日志' }).getByRole('listitem').waitFor()
      await settled(page)
      expect(await faultsInBothShades(page)).toEqual([])
    })
  })

  describe('The errors of all browsers', () => {
    test('B-75a B-75c B-75f each error is sent without token and query, and staff with the permit see it, mark it and open it again', async () => {
      const page = await share('/error-log?q=typed')
      const sent: { headers: Record<string, string>; body: Record<string, string> }[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/BrowserError/Report')) sent.push({ headers: request.headers(), body: request.postDataJSON() })
      })
      for (const cause of ['点击时出错', '未处理的 Promise 拒绝', '部分区域渲染出错'])
        await page.getByRole('button', { name: cause }).click()
      await expect.poll(() => sent.length).toBe(3)
      expect(sent.map(({ headers }) => [headers['x-token'], headers['authorization'], headers['cookie']])).toEqual(
        [[], [], []].map(() => [undefined, undefined, undefined]),
      )
      expect(JSON.stringify(sent)).not.toContain('typed')
      expect(sent[0]!.body).toMatchObject({ screen: '/error-log', version: expect.stringMatching(/^[\d.]+\+[\w-]{8}$/) })

      await production.running.app.browserErrors.flush()
      await page.getByRole('tab', { name: '所有浏览器' }).click()
      const row = page.getByRole('row', { name: /此区域渲染失败/ })
      await row.getByText('未解决').waitFor()
      await row.getByRole('button', { name: /查看详情/ }).click()
      const detail = page.getByRole('dialog', { name: '错误详情' })
      await detail
        .getByText(/\/assets\/.*\.js:\d+:\d+/)
        .first()
        .waitFor()
      await detail.getByText(/Linux/).waitFor()
      await detail.getByRole('button', { name: '标记为已解决' }).click()
      await detail.getByText('已解决', { exact: true }).waitFor()
      await detail.getByRole('button', { name: '重新打开' }).click()
      await detail.getByText('未解决', { exact: true }).waitFor()
    })

    test('B-75a an error of a page that goes away, and of a public page in the app, arrives', async () => {
      const page = await production.open({ expected: /console|exception/ })
      await page.goto('/#/_about')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => {
        dispatchEvent(new ErrorEvent('error', { error: new Error('gone while leaving'), message: 'gone while leaving' }))
        location.href = '/robots.txt'
      })
      await page.waitForURL('**/robots.txt')
      await expect
        .poll(async () => (await reported(production.running)).filter(({ message }) => message === 'gone while leaving'))
        .toMatchObject([{ screen: '/_about', count: 1 }])
    })

    test('B-75e a report that fails leads to no other, and a page that fails on and on sends ten a minute', async () => {
      const page = await production.open({ expected: /console|exception/ })
      let asked = 0
      await page.route(REPORT, (route) => {
        asked++
        return route.abort()
      })
      await openLog(page)
      for (let at = 0; at < 15; at++) await throwLater(page, `fault ${at}`)
      await page.getByRole('button', { name: '错误日志，15 条' }).waitFor()
      expect(asked).toBe(10)
      await page.getByRole('button', { name: '错误日志，15 条' }).click()
      await page.getByRole('dialog', { name: '错误日志' }).getByText('fault 14').first().waitFor()
    })

    test('B-75f without the permit there is this browser alone', async () => {
      const page = await production.open({ expected: /console|exception/ })
      await signIn(page, 'editor', { at: '/error-log?part=all' })
      await page
        .getByText('对不起')
        .or(page.getByText('没有错误'))
        .or(page.getByRole('heading', { level: 1 }))
        .first()
        .waitFor()
      expect(await page.getByRole('tab', { name: '所有浏览器' }).count()).toBe(0)
    })

    /** Shows the errors of all browsers, once there is one. */
    const shown = async (open: (address: string) => Promise<Page>) => {
      await report(production.url, 'seen by axe')
      await production.running.app.browserErrors.flush()
      const page = await open('/error-log?part=all')
      await page.getByRole('row', { name: /seen by axe/ }).waitFor()
      await settled(page)
      return page
    }
    const openDetails = async (page: Page) => {
      await page.getByRole('button', { name: /seen by axe/ }).click()
      await page.getByRole('dialog').waitFor()
      await settled(page)
    }
    const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

    test('P-15 axe finds no fault with the list and the details, in light and in dark', async () => {
      const page = await shown(share)
      expect(await faultsInBothShades(page)).toEqual([])
      await openDetails(page)
      expect(await faultsInBothShades(page)).toEqual([])
      expect(await fits(page)).toBe(true)
    })

    test('P-15 axe finds no fault with the list and the details on a phone in English', async () => {
      const page = await shown(async (at) => {
        const phone = await production.open({ expected: /console|exception/, viewport: PHONE, locale: 'en' })
        await signIn(phone, 'admin', { at })
        return phone
      })
      expect(await faultsOf(page)).toEqual([])
      await openDetails(page)
      expect(await faultsOf(page)).toEqual([])
      expect(await fits(page)).toBe(true)
    })
  })
})

describe('Outside production', () => {
  const visit = visitDemo()

  test('S-14 B-75a errors are not kept in the browser, and the server has them', async () => {
    const page = await visit.open({ expected: /console|exception/ })
    await openLog(page)
    await page.getByRole('button', { name: '点击时出错' }).click()
    await page.getByText('没有错误').waitFor()
    expect(await indicator(page).count()).toBe(0)
    await expect.poll(async () => (await reported(visit.running)).map(({ message }) => message)).toEqual(['点击“点击时出错”时引发的错误'])
  })
})

describe('In demo mode', () => {
  const visit = visitDemo({ DEMO: '1' })

  test('B-75a B-75g errors reach the server, and are not marked', async () => {
    const page = await visit.open({ expected: /console|exception/ })
    await openLog(page)
    await page.getByRole('button', { name: '点击时出错' }).click()
    await expect.poll(async () => (await reported(visit.running)).length).toBe(1)
    await page.getByRole('tab', { name: '所有浏览器' }).click()
    await page.getByRole('button', { name: /查看详情/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '标记为已解决' }).click()
    await page.getByText('演示版本，不允许操作').waitFor()
    expect((await reported(visit.running))[0]!.resolvedTime).toBe(null)
  })
})
