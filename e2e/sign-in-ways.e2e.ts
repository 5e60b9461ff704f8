// @module-tag browser
import type { Page } from '@playwright/test'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PHONE } from '../contract/features/sign-in.ts'
import { mailEnvironment, openMailServer, openSmsServer, smsEnvironment } from '../server/testing/message-servers.ts'
import { faultsOf } from './kit/looks.ts'
import { PASSWORD, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn, signInByHand, tokenOf } from './kit/sign-in.ts'
import { codeOf } from './kit/totp.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const sms = await openSmsServer()
const mail = await openMailServer()
afterAll(() => Promise.all([sms.close(), mail.close()]))
beforeEach(() => {
  sms.taken = []
  mail.mails = []
})

const NUMBER = '13900000001'
const REFUSED = /400.*Authenticate|4\d\d .*(ByLink|SmsCode)|status of 4\d\d/

describe('Signing in by phone', () => {
  const visit = visitDemo(smsEnvironment(sms))
  const service = serviceOf(visit)
  const codeSent = async () => {
    await expect.poll(() => sms.taken.length).toBe(1)
    return (JSON.parse(sms.taken[0]!.body) as { code: string }).code
  }
  /** Gives the editor a number, and lets the minute pass that lies between two codes. */
  async function prepare() {
    const { result } = await service('admin', 'GET', 'User/GetAll?keyword=editor')
    const { id, version } = result.items[0] as unknown as { id: number; version: number }
    await service('admin', 'POST', 'User/Update', { id, version, phoneNumber: NUMBER })
    await visit.running.database.write.deleteFrom('oneTimeCode').execute()
    return id
  }
  const openTab = async (page: Page, at = '/login') => {
    await page.goto(`/#${at}`)
    await page.getByRole('tab', { name: '手机登录' }).click()
  }

  test(
    'T-02a T-02b T-02c B-52k a code that was sent to my phone signs me in and leads to the wanted page; cookies are those of a password',
    { tags: ['walk'] },
    async () => {
      const id = await prepare()
      const page = await visit.open()
      await openTab(page, '/login?redirect=%2Fsitenews')
      await page.getByLabel('手机号码').fill(` ${NUMBER} `)
      await page.getByRole('button', { name: '获取验证码' }).click()
      await page.getByText('验证码会在一分钟内送达').waitFor()
      const code = page.getByLabel('验证码', { exact: true })
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
      expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
      await code.pressSequentially(await codeSent())
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.hash === '#/sitenews')
      const cookies = await page.context().cookies()
      expect(cookies.find(({ name }) => name === 'Admin-UserId')?.value).toBe(String(id))
      expect(cookies.find(({ name }) => name === 'Admin-Token')).toMatchObject({ sameSite: 'Strict', path: '/' })
    },
  )

  test('B-52k the minute until another code is counted down, also after a reload, and no number is kept in the browser', async () => {
    await prepare()
    const page = await visit.open()
    await openTab(page)
    await page.getByLabel('手机号码').fill(NUMBER)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const waiting = page.getByRole('button', { name: /^\d+ 秒后可重新获取$/ })
    await waiting.waitFor()
    await page.reload()
    await waiting.waitFor()
    expect(await waiting.isDisabled()).toBe(true)
    expect(await page.evaluate(() => [localStorage, sessionStorage].flatMap((kept) => Object.entries(kept)).join())).not.toContain(NUMBER)
    await page.evaluate(() => sessionStorage.setItem('portico.smsWait', String(Date.now() + 1500)))
    await page.reload()
    await page.getByRole('tab', { name: '手机登录' }).click()
    await page.getByRole('button', { name: '获取验证码' }).waitFor()
  })

  test('B-54h whoever has a second factor is asked for it after the code from the phone as well', async () => {
    await prepare()
    const begun = await service('editor', 'POST', 'Profile/BeginTotp', { currentPassword: PASSWORD })
    const secret = String(begun.result['secret'])
    await service('editor', 'POST', 'Profile/ConfirmTotp', { verificationCode: codeOf(secret) })
    const page = await visit.open()
    await openTab(page)
    await page.getByLabel('手机号码').fill(NUMBER)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByLabel('验证码', { exact: true }).fill(await codeSent())
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '两步验证' }).waitFor()
    expect((await page.context().cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    await page.locator('input[name=code]').fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.hash === '#/dashboard')
    const { error } = await service('editor', 'POST', 'Profile/RemoveTotp', { currentPassword: PASSWORD })
    expect(error).toBe(null)
  })

  test('V-06a V-06b B-52k a wrong number, a wrong code and a limit are told in words', { tags: ['walk'] }, async () => {
    await prepare()
    const page = await visit.open({ expected: REFUSED })
    await openTab(page)
    const said = page.locator('.si-said-of-field').first()
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect.poll(() => said.innerText()).toBe('请输入手机号码')
    await page.getByLabel('手机号码').fill('1234')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect.poll(() => said.innerText()).toBe('手机号码格式不正确！')
    expect(sms.taken).toEqual([])
    await page.getByLabel('手机号码').fill('13911112222')
    await page.getByLabel('验证码', { exact: true }).fill('000000')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: '验证码错误或已失效，请重新获取' }).waitFor()
    expect(await tokenOf(page)).toBe('')
    await service('admin', 'POST', '../../TokenAuth/SendPhoneLoginSmsCode', { phoneNumber: NUMBER })
    await page.getByLabel('手机号码').fill(NUMBER)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('alert').filter({ hasText: '请求过于频繁' }).waitFor()
    await page.getByRole('button', { name: /^\d+ 秒后可重新获取$/ }).waitFor()
    expect(await page.getByRole('button', { name: '登录', exact: true }).isEnabled()).toBe(true)
  })

  test('B-52k P-15 every design of the login page has the tabs, which the arrow keys move between, and axe finds no fault', async () => {
    const faults: string[] = []
    const wide = await visit.open()
    const phone = await visit.open({ viewport: PHONE })
    await signIn(phone, 'viewer', { at: '/login1' })
    for (const [page, at, design] of [
      [wide, '/login', '.si'],
      [phone, '/login1', '.si-valley'],
      [phone, '/login2', '.si-halves'],
    ] as const) {
      await page.goto(`/#${at}`)
      await page.locator(design).waitFor()
      await page.getByRole('tab', { name: '密码登录' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => page.getByRole('tab', { name: '手机登录' }).getAttribute('aria-selected')).toBe('true')
      await page.getByLabel('手机号码').waitFor()
      await settled(page)
      faults.push(...(await faultsOf(page)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    expect(faults).toEqual([])
  })
})

describe('A forgotten password', () => {
  const visit = visitDemo({ ...mailEnvironment(mail), PUBLIC_URL: 'http://localhost' })
  const service = serviceOf(visit)
  /** Gives a user of the demo an address, and lets the minute pass that lies between two mails. */
  async function prepare(userName: string) {
    const { result } = await service('admin', 'GET', `User/GetAll?keyword=${userName}`)
    const { id, version } = result.items[0] as unknown as { id: number; version: number }
    await service('admin', 'POST', 'User/Update', { id, version, emailAddress: `${userName}@example.com` })
    await visit.running.database.write.deleteFrom('oneTimeCode').execute()
  }
  const linkSent = async () => {
    await expect.poll(() => mail.mails.length).toBe(1)
    return /#(\/reset-password\?token=[\w-]+)/.exec(mail.mails[0]!.text)![1]!
  }

  test('B-53k from the login page over the mail to a new password and in, in the words of my language', async () => {
    await prepare('viewer')
    await service('admin', 'POST', 'Setting/Update', { values: { smsGateway: 'none' } })
    const page = await visit.open({ locale: 'en-US' })
    await page.goto('/#/login')
    await page.getByRole('textbox', { name: 'Password', exact: true }).waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // The login page has a field of the same name.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('User name or e-mail').fill(' viewer ')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    const link = await linkSent()
    expect(mail.mails[0]!.text).toContain('Open this link to choose one')
    await page.goto(`/#${link}`)
    await page.getByLabel('New password', { exact: true }).waitFor()
    await page.waitForURL((url) => url.hash === '#/reset-password')
    await page.getByLabel('New password', { exact: true }).fill('Quiet-Harbour-9')
    await page.getByLabel('Confirm password').fill('Quiet-Harbour-9')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('User name or e-mail').waitFor()
    await signInByHand(page, 'viewer', 'Quiet-Harbour-9')
  })

  test('B-53k a weak password and a link that is over are told in words, and neither page says whether an account exists', async () => {
    await prepare('editor')
    const page = await visit.open({ expected: REFUSED })
    const ask = async (account: string) => {
      await page.goto('/#/forgot-password')
      // The login page has a field of the same name.
      await page.getByRole('heading', { name: '忘记密码' }).waitFor()
      await page.getByLabel('用户名或邮箱').fill(account)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: '请查收邮件' }).waitFor()
      return page.locator('main').innerText()
    }
    const words = await ask('nobody-at-all')
    await page.getByRole('link', { name: '返回登录' }).click()
    await page.getByLabel('密码', { exact: true }).waitFor()
    expect(await ask('editor')).toBe(words)
    await page.goto(`/#${await linkSent()}`)
    const send = async (password: string) => {
      await page.getByLabel('新密码', { exact: true }).fill(password)
      await page.getByLabel('确认密码').fill(password)
      await page.keyboard.press('Enter')
    }
    await send('password')
    await page.getByRole('alert').filter({ hasText: '这个密码太常见，请换一个' }).waitFor()
    await visit.running.database.write.deleteFrom('oneTimeCode').execute()
    await send('Quiet-Harbour-9')
    await page.getByRole('alert').filter({ hasText: '链接无效、已使用或已过期，请重新获取。' }).waitFor()
    await page.goto('/#/reset-password')
    await page.reload()
    await page.getByText('链接不完整，请从邮件中打开，或重新获取。').waitFor()
    await page.getByRole('link', { name: '重新获取链接' }).click()
    await page.getByRole('heading', { name: '忘记密码' }).waitFor()
  })

  test('B-53k P-15 axe finds no fault with the pages, and none is wider than a telephone', async () => {
    const page = await visit.open({ viewport: PHONE })
    const faults: string[] = []
    for (const at of ['/forgot-password', `/reset-password?token=${'A'.repeat(86)}`, '/reset-password', '/login']) {
      await page.goto(`/#${at}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      faults.push(...(await faultsOf(page)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    expect(faults).toEqual([])
  })
})

describe('In demo mode', () => {
  const visit = visitDemo({ DEMO: '1' })

  test('B-127h the code of a demo account stands on the screen and signs in, also in full-width digits; another number gets none', async () => {
    const page = await visit.open()
    await page.goto('/#/login')
    await page.getByRole('tab', { name: '手机登录' }).click()
    await page.getByText(`用 ${DEMO_PHONE} 试用`).waitFor()
    const number = page.getByLabel('手机号码')
    await number.fill('15400000099')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('没有这个号码').waitFor()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole('tab', { name: '手机登录' }).click()
    const wide = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    await number.fill(wide(DEMO_PHONE))
    await page.getByRole('button', { name: '获取验证码' }).click()
    const told = page.getByText(/验证码 \d{6}/)
    await told.waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByLabel('验证码', { exact: true }).fill(wide(/\d{6}/.exec(await told.innerText())![0]))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.hash === '#/dashboard')
  })
})

describe('Without gateway and mail server', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)

  test('B-52h B-53i the login page offers a password and nothing else', async () => {
    // The demo's accounts exist, so that codes would go to the server's log (B-111b).
    await service('admin', 'POST', 'Setting/Update', { values: { smsGateway: 'none' } })
    const page = await visit.open()
    await page.goto('/#/login')
    await page.getByLabel('密码', { exact: true }).waitFor()
    expect([await page.getByRole('tab').count(), await page.getByText('忘记密码').count(), await page.getByText('手机').count()]).toEqual([
      0, 0, 0,
    ])
  })
})
