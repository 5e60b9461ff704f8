// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo, DESKTOP, PHONE, QUICK } from './kit/visit.ts'
import { signIn } from './kit/sign-in.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { firstInGate } from './kit/first-in-gate.ts'

const visit = visitDemo({ TRUST_PROXY: '127.0.0.1' })
const ENQUIRY = '**/api/portal/enquiry'

let visitors = 0
/** Every visitor has an address of their own, since one address may send five enquiries in ten minutes. */
const open = (options: Parameters<typeof visit.open>[0] = {}) =>
  visit.open({ extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${++visitors}` }, ...options })

const rows = async () => (await serviceOf(visit)('admin', 'GET', 'Enquiry/GetAll?maxResultCount=100')).result.items

async function fill(page: Page, name: string, message = `你好，我是${name}，请问交期？`) {
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('咨询内容').fill(message)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '')

const PLACES = [
  ['plain', '/_contact'],
  ['hash', '/#/_contact'],
] as const

describe('The contact form', () => {
  test(
    'P-10f works without a script: a refusal keeps the input and gives the reason, then the enquiry is sent and thanked for',
    { tags: ['walk'] },
    async () => {
      const page = await open({ javaScriptEnabled: false, viewport: PHONE, expected: /400/ })
      await page.goto('/_contact', QUICK)
      await fill(page, '无脚本')
      await page.getByRole('button', { name: '发送' }).click()
      await page.getByRole('alert').waitFor()
      expect(await page.getByRole('alert').textContent()).toContain('邮箱：请输入邮箱电话：请输入电话号码')
      expect(await page.locator(':focus').getAttribute('class')).toBe('failure')
      expect([await page.getByLabel('姓名').inputValue(), await page.getByLabel('咨询内容').inputValue()]).toEqual([
        '无脚本',
        '你好，我是无脚本，请问交期？',
      ])
      await page.getByRole('link', { name: '请输入邮箱' }).click()
      await page.keyboard.type('wang@example.com')
      await expect.poll(() => page.getByLabel('邮箱').inputValue()).toBe('wang@example.com')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/_contact?sent=1', QUICK)
      expect(await page.getByRole('status').textContent()).toContain('已收到您的咨询')
      expect(await page.locator(':focus').getAttribute('class')).toBe('thanks')
      expect((await rows()).find(({ name }) => name === '无脚本')).toMatchObject({ status: 'new', language: 'zh-CN' })
    },
  )

  firstInGate(PLACES.toReversed(), 1)(
    'P-10f complains at each field when it is left, and works by keyboard alone (%s)',
    async ([place, path]) => {
      const page = await open()
      await page.goto(path, QUICK)
      const email = page.getByLabel('邮箱')
      // B-105h: in Safari's order, the key that ends a composition is held back.
      const key = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
      await expect.poll(() => email.evaluate((field, given) => field.dispatchEvent(new KeyboardEvent('keydown', given)), key)).toBe(false)
      await email.fill('wang')
      await email.blur()
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator('#enquiry-email-error').textContent()).not.toBe('')
      await email.fill('wang@firm.photography')
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('false')
      expect(await page.locator('#enquiry-email-error').textContent()).toBe('')

      // An incomplete form is not sent, and the first missing field gets the focus.
      await email.fill('')
      await page.getByRole('button', { name: '发送' }).click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('enquiry-name')
      expect(await page.locator('#enquiry-email-error').textContent()).toBe('请输入邮箱，或只留电话号码')
      const name = `键盘 ${place}`
      await page.keyboard.type(name)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('13800000000')
      await expect.poll(() => page.locator('#enquiry-email-error').textContent()).toBe('')
      await page.keyboard.press('Tab')
      await page.keyboard.type(`只用键盘写的一条（${place}）`)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('已收到您的咨询').waitFor()
      await expect.poll(() => focused(page)).toBe('thanks')
      expect((await rows()).filter((row) => row.name === name)).toHaveLength(1)
    },
  )

  firstInGate(PLACES, 1)('P-10f sends a double click once (%s)', async ([place, path]) => {
    const page = await open()
    await page.goto(path, QUICK)
    const name = `两下 ${place}`
    await fill(page, name, `按两下发送（${place}）`)
    await page.getByLabel('邮箱').fill('a@example.com')
    await page.getByRole('button', { name: '发送' }).dblclick()
    await page.getByText('已收到您的咨询').waitFor()
    expect((await rows()).filter((row) => row.name === name)).toHaveLength(1)
  })

  test('P-10f keeps the input in the app when the network fails, the server refuses or the limit is reached', async () => {
    const page = await open({ expected: /ERR_FAILED|Failed to load|400|429/ })
    await page.goto('/#/_contact', QUICK)
    await fill(page, '不丢失')
    await page.getByLabel('邮箱').fill('b@example.com')
    const send = () => page.getByRole('button', { name: '发送' }).click()
    const kept = async (said: string) => {
      await page.getByRole('alert').filter({ hasText: said }).waitFor()
      await expect.poll(() => focused(page)).toBe('failure')
      expect([await page.getByLabel('姓名').inputValue(), await page.getByLabel('邮箱').inputValue()]).toEqual(['不丢失', 'b@example.com'])
    }
    await page.route(ENQUIRY, (route) => route.abort())
    await send()
    await kept('还没有发送成功')

    await page.unroute(ENQUIRY)
    const refusal = { message: '您的请求无效!', validationErrors: [{ message: '最多 10 个字符', members: ['message'] }] }
    await page.route(ENQUIRY, (route) => route.fulfill({ status: 400, json: { error: refusal } }))
    await send()
    await kept('咨询内容：最多 10 个字符')
    expect(await page.getByLabel('咨询内容').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('link', { name: '咨询内容：最多 10 个字符' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('enquiry-message')
    expect(page.url()).toMatch(/#\/_contact$/)

    await page.unroute(ENQUIRY)
    await page.route(ENQUIRY, (route) => route.fulfill({ status: 429, json: { error: { message: '请求过于频繁, 请稍后再试' } } }))
    await send()
    await kept('请求过于频繁')

    await page.unroute(ENQUIRY)
    await send()
    await page.getByText('已收到您的咨询').waitFor()
    expect(page.url()).toMatch(/#\/_contact\?sent=1$/)
    await page.getByRole('link', { name: '再写一条' }).click()
    await expect.poll(() => page.getByLabel('姓名').inputValue()).toBe('')
    expect((await rows()).filter((row) => row.name === '不丢失')).toHaveLength(1)
  })

  test('P-12c a product is asked about from its page, by name, and the tick can be taken away', async () => {
    const page = await open()
    await page.goto('/_product', QUICK)
    await page.locator('.product-card a').first().click()
    await page.waitForURL('**/_productdetail/**', QUICK)
    const product = await page.locator('h1').textContent()
    await page.locator('main a[href*="/_contact?product="]').click()
    const about = page.getByRole('checkbox', { name: `咨询产品：${product}` })
    await expect.poll(() => about.isChecked()).toBe(true)
    await fill(page, '问产品')
    await page.getByLabel('邮箱').fill('c@example.com')
    await page.getByRole('button', { name: '发送' }).click()
    await page.waitForURL('**/_contact?sent=1', QUICK)
    await page.goBack()
    await page.getByRole('checkbox').uncheck()
    await fill(page, '不问产品', '改主意了，问点别的')
    await page.getByLabel('邮箱').fill('c@example.com')
    await page.getByRole('button', { name: '发送' }).click()
    await page.waitForURL('**/_contact?sent=1', QUICK)
    const sent = await rows()
    expect(sent.find(({ name }) => name === '问产品')?.['productName']).toBe(product)
    expect(sent.find(({ name }) => name === '不问产品')?.['productName']).toBe(null)
  })

  test('P-10f the input of a visitor is plain text in the back office, whatever it looks like', async () => {
    const name = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>🙂'
    const visitor = await open()
    await visitor.goto('/_contact', QUICK)
    await fill(visitor, name, '<svg onload=alert(3)> javascript:alert(4) {{constructor.constructor("alert(5)")()}}')
    await visitor.getByLabel('公司').fill('=HYPERLINK("https://evil.example")')
    await visitor.getByLabel('邮箱').fill('d@example.com')
    await visitor.getByRole('button', { name: '发送' }).click()
    await visitor.waitForURL('**/_contact?sent=1', QUICK)
    const staff = await visit.open()
    const dialogs: string[] = []
    staff.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await signIn(staff, 'admin', { at: '/enquiry' })
    await staff.getByText(name).first().waitFor()
    await staff.getByText(name).first().click()
    await settled(staff)
    expect(dialogs).toEqual([])
    expect(await staff.locator('img[src="x"], svg[onload]').count()).toBe(0)
  })

  test.each(['/_contact', '/en/_contact', '/#/_contact'])(
    'P-15 %s has no fault that axe knows, when it is refused and when it is sent',
    async (path) => {
      const page = await open({ reducedMotion: 'reduce', expected: /400/, locale: path.startsWith('/en') ? 'en-US' : 'zh-CN' })
      await page.goto(path, QUICK)
      await page.locator('#enquiry-name').waitFor()
      const check = async () => {
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport)
          expect(await faultsOf(page, { part: 'main' })).toEqual([])
          expect(await overflow(page)).toBe(0)
        }
      }
      // Without its own checks the browser sends an incomplete form.
      await page.locator('.enquiry').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      await page.locator('.enquiry .button').click()
      await page.locator('.failure').waitFor()
      await check()
      await page.locator('#enquiry-name').fill('Axe')
      await page.locator('#enquiry-phone').fill('+49 (0)30/1234-56')
      await page.locator('#enquiry-message').fill(path)
      await page.locator('.enquiry .button').click()
      await page.locator('.thanks').waitFor()
      await check()
    },
  )
})
