// @module-tag browser
import { describe, expect, onTestFinished, test } from 'vitest'
import { twoDecimals } from '../contract/format/amounts.ts'
import { chineseAmount } from '../contract/format/chinese-amount.ts'
import { DATE_FORMAT, formatDate } from '../contract/format/date-format.ts'
import { dayIn } from '../contract/format/zone-time.ts'
import type { Language } from '../contract/languages.ts'
import { DESKTOP, visitDemo, PHONE } from './kit/visit.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { serviceOf } from './kit/service.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { firstInGate } from './kit/first-in-gate.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The zone of the site, whose time the back office shows. */
const SITE = 'Asia/Shanghai'
const soon = { timeout: 15_000 }

describe('How the back office writes and reads values', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const shared = { 'zh-CN': shareOffice(visit, 'admin'), en: shareOffice(visit, 'admin', { locale: 'en-US' }) }
  const open = (language: Language, path: string) => shared[language](path)

  test('B-104d an editor elsewhere chooses the time of the site, reads both times, and finds the day in list and page', async () => {
    const page = await visit.open({ timezoneId: 'America/Los_Angeles' })
    await signIn(page, 'editor', { at: '/sitenews/new' })
    const title = `异地 ${crypto.randomUUID()}`
    const field = page.locator('#publishTime:visible')
    const note = page.locator('.kit-quiet', { hasText: '站点时间（Asia/Shanghai）' })
    const clock = async () => Date.parse(`${(await field.inputValue()).replace(' ', 'T')}:00+08:00`)
    await page.locator('#title').fill(title)
    await field.click()
    await page.locator('.ant-picker-now-btn').click()
    await expect.poll(async () => Math.abs((await clock()) - Date.now())).toBeLessThan(5 * MINUTE)
    await field.fill('2026-03-04 20:00')
    await field.press('Enter')
    await note.getByText('您当地 2026-03-04 04:00').waitFor()
    await page.getByRole('button', { name: '保存并发布' }).click()
    await page.locator('.ant-message').getByText('已发布').waitFor()

    await page.goto('/#/sitenews?publishTimeStart=2026-03-04&publishTimeEnd=2026-03-04')
    const row = page.locator('.ant-table-row', { hasText: title })
    await row.getByText('2026-03-04 20:00', { exact: true }).waitFor()
    const { items } = (await service('editor', 'GET', `News/GetAll?keyword=${encodeURIComponent(title)}`)).result
    expect(items.map((item) => item['publishTime'])).toEqual(['2026-03-04T12:00:00.000Z'])
    await page.goto(`/#/sitenews/${items[0]!.id}`)
    await expect.poll(() => field.inputValue()).toBe('2026-03-04 20:00')
    await page.locator('.kit-foot').getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '定时发布' }).click()
    const dialog = page.locator('.ant-modal', { hasText: '开始时间' })
    await dialog
      .getByText(/^站点时间（Asia\/Shanghai） · 您当地 \d{4}-\d\d-\d\d \d\d:00$/)
      .first()
      .waitFor()
    const seen = await fetch(`${visit.url}/_newsdetail?id=${items[0]!.id}`)
    await expect(seen.text()).resolves.toContain('2026年3月4日')
  })

  test.each([
    ['zh-CN', '标签', '移除标签 乙', '已移除：乙', '保存草稿'],
    ['en', 'Tags', 'Remove the tag 乙', 'Removed: 乙', 'Save draft'],
  ] as const)(
    'V-04a V-04b V-04c V-04d Enter, comma, Tab and leaving the field add a tag once, and keys remove it (%s)',
    async (language, label, remove, said, save) => {
      const page = await open(language, '/sitenews/new')
      const input = page.getByLabel(label, { exact: true })
      const control = page.locator('.kit-tag-input', { has: input })
      const tags = () => control.getByRole('listitem').allInnerTexts()
      await page.locator('#title').fill(`有标签 ${language}`)
      await input.click()
      await page.keyboard.type('甲')
      await page.keyboard.press('Enter')
      await page.keyboard.type(' 乙 ,丙')
      await expect.poll(tags).toEqual(['甲', '乙'])
      await page.keyboard.press('Tab')
      await expect.poll(tags).toEqual(['甲', '乙', '丙'])
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.type('丁')
      await page.locator('#title').focus()
      await expect.poll(tags, soon).toEqual(['甲', '乙', '丙', '丁'])

      await input.fill('甲， 戊,,  ,丁，')
      await page.keyboard.press('Enter')
      await page.keyboard.type('  ')
      await page.keyboard.press('Enter')
      await page.keyboard.type('，')
      await expect.poll(() => input.inputValue()).toBe('')
      expect(await tags()).toEqual(['甲', '乙', '丙', '丁', '戊'])
      expect(await faultsOf(page, { part: '.kit-tag-input' })).toEqual([])

      await page.keyboard.press('Backspace')
      await expect.poll(tags).toEqual(['甲', '乙', '丙', '丁'])
      await control.getByRole('button', { name: remove }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(tags).toEqual(['甲', '丙', '丁'])
      expect(await control.getByRole('status').textContent()).toBe(said)
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)

      await page.keyboard.type('己')
      const sent = page.waitForRequest(/News\/Create/)
      await page.keyboard.press('Control+s')
      expect((await sent).postDataJSON()).toMatchObject({ tags: ['甲', '丙', '丁', '己'] })
      await page.waitForURL(/sitenews\/\d+/)
      expect(await page.getByRole('button', { name: save }).count()).toBeGreaterThan(0)
    },
  )

  test('V-04e nothing is added while an input method composes', { tags: ['walk'] }, async () => {
    const page = await open('zh-CN', '/sitenews/new')
    const input = page.getByLabel('标签', { exact: true })
    const tags = page.locator('.kit-tag-input').getByRole('listitem')
    await input.click()
    const keyboard = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('xiang，ji')
    // A key that the input method takes for itself.
    for (const key of ['Enter', 'Tab', ','])
      await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 })
    expect(await tags.count()).toBe(0)
    expect(await input.inputValue()).toBe('xiang，ji')
    await compose('')
    await keyboard.send('Input.insertText', { text: '相机' })
    expect(await tags.count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => tags.allInnerTexts()).toEqual(['相机'])
  })

  test('K-05a K-05b K-05c amounts have two decimals and Chinese capitals, and short counters have the whole number as tooltip', async () => {
    const { items } = (await service('admin', 'GET', 'Product/GetAll?maxResultCount=10&sorting=price desc')).result
    const priced = items.find(({ price }) => typeof price === 'number')!
    const price = priced['price'] as number
    const page = await open('zh-CN', '/spu?sort=price-desc')
    const cell = page.getByText(twoDecimals(price), { exact: true }).first()
    await cell.hover()
    await expect.poll(() => cell.getAttribute('title')).toBe(chineseAmount(price))
    expect(chineseAmount(price)).toMatch(/^[零壹贰叁肆伍陆柒捌玖拾佰仟万元整角分]+$/)

    const numbers = { draft: 1, scheduled: 0, published: 1_234_567 }
    await page.route('**/Dashboard/GetStates', (route) =>
      route.fulfill({
        json: {
          result: { news: numbers, carousel: null },
          targetUrl: null,
          success: true,
          error: null,
          unAuthorizedRequest: false,
          __abp: true,
        },
      }),
    )
    await page.goto('/#/dashboard')
    const figure = page.locator('.dash-figure[title="1234567"]').first()
    await figure.waitFor()
    expect(await figure.textContent()).toBe('1.2M')
    await page.unrouteAll()
  })

  const COMPLAINTS = [
    ['zh-CN', '邮箱格式不正确！', '手机号码格式不正确！'],
    ['en', 'This is not an e-mail address.', 'This is not a mobile number.'],
  ] as const
  firstInGate(COMPLAINTS, 1)(
    'V-05b V-06b V-09c a form refuses a wrong e-mail address and a wrong mobile number at the field (%s)',
    async ([language, email, mobile]) => {
      const page = await open(language, '/user/new')
      const complaint = (field: string) =>
        page.locator('.ant-form-item', { has: page.locator(`#${field}`) }).locator('.ant-form-item-explain-error')
      for (const [field, wrong, right, words] of [
        ['emailAddress', 'a@b.info', 'a@b.cn', email],
        ['phoneNumber', '12800000000', '13800000000', mobile],
      ] as const) {
        await page.locator(`#${field}`).fill(wrong)
        await page.locator('#surname').focus()
        await expect.poll(() => complaint(field).allInnerTexts(), soon).toEqual([words])
        await page.locator(`#${field}`).fill(right)
        await page.locator('#surname').focus()
        await expect.poll(() => complaint(field).count(), soon).toBe(0)
      }
    },
  )

  test('K-01b K-01d K-01e pictures, the editor and the tabs have the prescribed sizes', async () => {
    const page = await open('zh-CN', '/spu')
    expect(await page.locator('.tab-bar ul').evaluate((list) => getComputedStyle(list).scrollPaddingInlineStart)).toBe('4px')
    await page.locator('.ant-table-row .kit-title').first().click()
    const picture = page.locator('.kit-pictures .kit-picture').first()
    await expect.poll(() => picture.boundingBox()).toMatchObject({ width: 150, height: 150 })
    await page.goto('/#/sitenews/new')
    const editor = page
      .locator('.kit-editor', { has: page.getByRole('toolbar') })
      .locator('visible=true')
      .first()
    await editor.waitFor()
    await expect.poll(async () => (await editor.boundingBox())?.height).toBe(360)
  })

  test.each([
    ['zh-CN', '筛选', '显示日期：快捷范围', '最近一周', '最近三个月'],
    ['en', 'Filters', 'Display date: quick ranges', 'Last week', 'Last three months'],
  ] as const)(
    'K-04 P-15c dates are narrowed by a shortcut, with the mouse or the keyboard (%s)',
    async (language, filters, name, week, quarter) => {
      const page = await open(language, '/sitenews')
      // Midnight must not come between a click and what is compared with it.
      const now = Date.now()
      await page.clock.setFixedTime(now)
      await page.getByRole('button', { name: filters }).click()
      const button = page.getByRole('button', { name })
      const days = () => {
        const asked = new URLSearchParams(new URL(page.url()).hash.split('?')[1])
        return [asked.get('publishTimeStart'), asked.get('publishTimeEnd')]
      }
      // The days are those of the site, whichever day it is where the browser stands.
      const back = (number: number) => dayIn(SITE, now - number * DAY)
      await button.click()
      await page.getByRole('menuitem', { name: week }).click()
      await expect.poll(days, soon).toEqual([back(7), back(0)])
      await button.focus()
      await page.keyboard.press('Enter')
      await page.locator('[role=menuitem]:focus').waitFor()
      await page.keyboard.press('End')
      await page.locator('[role=menuitem]:focus', { hasText: quarter }).waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(days, soon).toEqual([back(90), back(0)])
      expect(await faultsOf(page)).toEqual([])
    },
  )

  test('K-04 on a phone each end is chosen by itself, and nothing is wider than the page', async () => {
    const page = await open('zh-CN', '/sitenews')
    await page.setViewportSize(PHONE)
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await page.getByRole('button', { name: '筛选' }).click()
    await page.getByLabel('显示日期 ≥').click()
    await page.locator('.ant-picker-dropdown').waitFor()
    expect(await overflow(page)).toBe(0)
    await page.locator('.ant-picker-now-btn').click()
    await page.waitForURL((url) => url.hash.includes(`publishTimeStart=${dayIn(SITE, now)}`))
    expect(page.url()).not.toContain('publishTimeEnd')
  })

  // The last tests on these pages, whose clock then stands at a later day.
  test.each([
    ['zh-CN', ['刚刚', '5分钟前', '3小时前', '1天前'], ['刚刚', '5分钟前', '3小时前', '1天前', '9天前'], '更新'],
    ['en', ['just now', '5 min ago', '3 h ago', '1 day ago'], ['just now', '5 min ago', '3 h ago', '1 day ago', '9 days ago'], 'Changed'],
  ] as const)(
    'K-02a K-02b K-03 a row says how long ago it changed, and its tooltip says exactly when (%s)',
    async (language, inList, onBoard, word) => {
      const title = `刚写的 ${language}`
      const made = Date.parse(String((await service('admin', 'POST', 'News/Create', { title })).result['creationTime']))
      const page = await open(language, '/sitenews')
      // Narrower lists leave the column out.
      await page.setViewportSize({ width: 1680, height: 900 })
      onTestFinished(() => page.setViewportSize(DESKTOP))
      const row = page.locator('.ant-table-row', { hasText: title }).locator('time[title]').last()
      const entry = page.locator('.dash-recent li', { hasText: title }).locator('time')
      const times = [10_000, 5 * MINUTE, 3 * HOUR, DAY + HOUR, 9 * DAY + HOUR]
      for (const [at, passed] of times.entries()) {
        // A displayed time is renewed every 15 seconds, and at once with a page that is drawn anew.
        await page.clock.setFixedTime(made + passed + 15_000)
        await page.goto('/#/redirect/sitenews')
        await page.waitForURL(/#\/sitenews$/)
        await expect.poll(() => row.textContent(), soon).toBe(inList[at] ?? formatDate(made, 'YYYY-MM-DD HH:mm', SITE))
        expect(await row.getAttribute('title')).toBe(formatDate(made, DATE_FORMAT, SITE))
        await page.goto('/#/dashboard')
        await expect.poll(() => entry.textContent(), soon).toContain(onBoard[at])
        expect(await entry.textContent()).toContain(word)
        expect(await entry.getAttribute('title')).toBe(formatDate(made, DATE_FORMAT, SITE))
      }
    },
  )
})
