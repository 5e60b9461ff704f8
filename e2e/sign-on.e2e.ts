// @module-tag browser
import type { Page } from '@playwright/test'
import { afterAll, describe, expect, test } from 'vitest'
import { openProvider } from '../server/testing/openid-provider.ts'
import { signingOn } from '../server/testing/sign-on.ts'
import { freePort } from '../server/testing/free-port.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { PASSWORD, serviceOf } from './kit/service.ts'
import { notingScripts } from './kit/scripts.ts'
import { settled } from './kit/settled.ts'
import { signIn, tokenOf } from './kit/sign-in.ts'
import { codeOf } from './kit/totp.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

// The provider must know the address of the site before either has started.
const port = await freePort()
const site = `http://localhost:${port}`
const openPort = await freePort()
const openSite = `http://localhost:${openPort}`
const provider = await openProvider(() => [site, openSite].map((at) => `${at}/abp/ExternalAuth/Callback`))
afterAll(() => provider.close())

const BUTTON = '使用 星河账号 登录'
const REFUSED = /ExternalAuthenticate|status of 4\d\d/

/** Begins on the login page, and signs in on the page of the provider. */
async function signOn(page: Page, account: string, { button = BUTTON, at = '/login' } = {}) {
  await page.goto(`/#${at}`)
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL((url) => url.origin === provider.issuer)
  await page.getByLabel('Account').fill(account)
  await page.keyboard.press('Enter')
}

describe('Signing on at a provider', () => {
  const visit = visitDemo({ PORT: String(port), PUBLIC_URL: site, ...provider.env, OIDC_LINK_BY_EMAIL: '1' })
  const service = serviceOf(visit)

  /** Gives a user of the demo an address, under which the provider knows them. */
  async function prepare(userName: string) {
    const { result } = await service('admin', 'GET', `User/GetAll?keyword=${userName}`)
    const { id, version } = result.items[0] as unknown as { id: number; version: number }
    await service('admin', 'POST', 'User/Update', { id, version, emailAddress: `${userName}@example.com` })
    provider.accounts.set(userName, { email: `${userName}@example.com`, email_verified: true })
    return id
  }
  /** Signs on without a browser, which links the account. */
  async function linkAnew(account: string) {
    const ask = async (path: string, init: RequestInit = {}) => {
      const { status, headers } = await fetch(`${site}${path}`, { redirect: 'manual', ...init })
      return { status, headers, body: null }
    }
    const asJson = (body: unknown) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const it = signingOn({ get: (path) => ask(path), post: (path, body) => ask(path, asJson(body)) }, provider)
    expect((await it.enter(await it.through(account))).status).toBe(200)
  }
  const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).join())

  test(
    'B-61a B-61k from the login page over the provider to the wanted page; neither address nor browser keeps anything of it',
    { tags: ['walk'] },
    async () => {
      const id = await prepare('editor')
      const page = await visit.open()
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await signOn(page, 'editor', { at: '/login?redirect=%2Fsitenews' })
      await page.waitForURL((url) => url.hash === '#/sitenews')
      const cookies = await page.context().cookies(site)
      expect(cookies.find(({ name }) => name === 'Admin-UserId')?.value).toBe(String(id))
      expect(cookies.find(({ name }) => name === 'Admin-Token')).toMatchObject({ sameSite: 'Strict', path: '/' })
      expect(await kept(page)).not.toContain('signOn')
      // The provider is told of no page of ours, and no address after the answer holds anything of it.
      expect(addresses.filter((url) => url.startsWith(provider.issuer)).join()).not.toContain('sitenews')
      const after = addresses.slice(addresses.findIndex((url) => url.includes('/ExternalAuth/Callback')) + 1)
      expect(after.length).toBeGreaterThan(0)
      expect(after.join()).not.toMatch(/ticket|state=|code=/)
      await page.goBack()
      await expect.poll(() => page.url()).not.toContain('ticket')
    },
  )

  test('B-61i whoever has a second factor is asked for it in place of the form, and may go back to it', async () => {
    await prepare('editor')
    const begun = await service('editor', 'POST', 'Profile/BeginTotp', { currentPassword: PASSWORD })
    const secret = String(begun.result['secret'])
    await service('editor', 'POST', 'Profile/ConfirmTotp', { verificationCode: codeOf(secret) })
    const page = await visit.open({ expected: REFUSED, viewport: PHONE })
    await signOn(page, 'editor')
    await page.getByRole('heading', { name: '两步验证' }).waitFor()
    expect([await tokenOf(page), page.url()]).toEqual(['', expect.not.stringContaining('ticket')])
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: '返回' }).click()
    await page.getByLabel('密码', { exact: true }).waitFor()
    await page.getByRole('button', { name: BUTTON }).click()
    // The provider remembers who this is.
    await page.getByRole('heading', { name: '两步验证' }).waitFor()
    await page.locator('input[name=code]').fill('000000')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: '验证码不正确或已经用过' }).waitFor()
    await page.locator('input[name=code]').fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.hash === '#/dashboard')
    const { error } = await service('editor', 'POST', 'Profile/RemoveTotp', { currentPassword: PASSWORD })
    expect(error).toBe(null)
  })

  test('B-79a the profile lists the own links and removes one with the password; an administrator sees and removes those of others', async () => {
    const id = await prepare('editor')
    const own = await visit.open({ expected: /RemoveSignOnLink|status of 4\d\d/ })
    await signOn(own, 'editor')
    await own.waitForURL((url) => url.hash === '#/dashboard')
    await own.goto('/#/profile?tab=security')
    const card = own.locator('section', { has: own.getByRole('heading', { name: '单点登录账号' }) })
    await card.getByText('星河账号').waitFor()
    await settled(own)
    expect(await faultsOf(own)).toEqual([])
    await card.getByRole('button', { name: /^解除关联：星河账号/ }).click()
    const dialog = own.getByRole('dialog', { name: '解除与 星河账号 的关联' })
    await dialog.getByLabel('请输入您的密码以确认是本人操作').fill('wrong-password')
    await own.keyboard.press('Enter')
    await dialog.getByRole('alert').waitFor()
    await settled(own)
    expect(await faultsOf(own)).toEqual([])
    await dialog.getByLabel('请输入您的密码以确认是本人操作').fill(PASSWORD)
    await own.keyboard.press('Enter')
    await card.getByText('没有关联的外部账号').waitFor()

    await linkAnew('editor')
    const page = await visit.open({ viewport: PHONE })
    await signIn(page, 'admin', { at: `/user/${id}` })
    await page.getByRole('tab', { name: '登录会话' }).click()
    const part = page.getByRole('region', { name: '单点登录账号' })
    await part.getByText('星河账号').waitFor()
    await settled(page)
    expect([await faultsOf(page), await overflow(page)]).toEqual([[], 0])
    await part.getByRole('button', { name: /^解除关联：星河账号/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '解除关联' }).click()
    await part.getByText('没有关联的外部账号').waitFor()
    const links = await service('admin', 'GET', `User/GetSignOnLinks?id=${id}`)
    expect(links.result.items).toEqual([])
  })

  test('B-61l a failure shows its words above the ordinary form, which still leads to the wanted page', async () => {
    provider.accounts.set('stranger', { email: 'stranger@example.com', email_verified: true })
    const page = await visit.open({ expected: REFUSED })
    await signOn(page, 'stranger', { at: '/login?redirect=%2Fsitenews' })
    const alert = page.getByRole('alert')
    await alert.filter({ hasText: '您的账号还没有开通本站，请联系管理员。' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/login?redirect=%2Fsitenews')
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await page.reload()
    await page.getByLabel('密码', { exact: true }).waitFor()
    expect(await alert.innerText()).toBe('')
    await page.getByLabel('用户名或邮箱').fill('viewer')
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.hash === '#/sitenews')
  })

  test('B-61l B-61h each reason has its words, and a ticket that this window did not ask for signs in nobody', async () => {
    const page = await visit.open({ expected: REFUSED, locale: 'en-US' })
    for (const [query, words] of [
      ['sso=cancelled', 'You cancelled signing in.'],
      ['sso=refused', 'Single sign-on did not succeed. Please try again, or ask an administrator.'],
      ['sso=unavailable', 'Single sign-on cannot be reached at the moment. Try again later, or use your password.'],
      ['sso=inactive', 'Your account on this site cannot be used. Please ask an administrator.'],
      ['sso=ended', 'Signing in took too long. Please sign in again.'],
      ['sso=tooMany', 'Too many sign-ins have failed. Try again in 15 minutes.'],
      ['sso=off', 'Single sign-on is not available on this site. Please use your password.'],
      ['sso=<b>x</b>', 'Signing in did not succeed. Please try again.'],
      [`ticket=${'A'.repeat(86)}`, 'This sign-in did not begin in this window. Please sign in here again.'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`/#/login?${query}`)
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
      await page.getByRole('textbox', { name: 'Password', exact: true }).waitFor()
      expect(new URL(page.url()).hash).toBe('#/login')
    }
    await page.evaluate(() => sessionStorage.setItem('portico.signOn', JSON.stringify({ verifier: 'x', redirect: null })))
    await page.goto('about:blank')
    await page.goto(`/#/login?ticket=${'A'.repeat(86)}`)
    await page.getByRole('alert').filter({ hasText: 'This sign-in has ended. Please sign in again.' }).waitFor()
    expect(await tokenOf(page)).toBe('')
  })

  test('B-61l P-15 every design of the login page has the button, by keyboard too, and axe finds no fault; the button brings no more than 3 KB of script', async () => {
    const faults: string[] = []
    const page = await visit.open()
    const scripts = notingScripts(page)
    await page.goto('/#/login')
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await settled(page)
    expect(scripts.some(({ url }) => url.includes('/sign-on-'))).toBe(true)
    expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(123 * 1024)
    for (const [at, viewport] of [
      ['/login', DESKTOP],
      ['/login', PHONE],
      ['/login1', PHONE],
      ['/login2', PHONE],
    ] as const) {
      await page.setViewportSize(viewport)
      await (at === '/login1' ? signIn(page, 'viewer', { at }) : page.goto(`/#${at}`))
      const button = page.getByRole('button', { name: BUTTON })
      await button.waitFor()
      await settled(page)
      faults.push(...(await faultsOf(page)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await button.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.origin === provider.issuer)
    }
    expect(faults).toEqual([])
  })
})

describe('Somebody whom the provider brings', () => {
  const visit = visitDemo({ PORT: String(openPort), PUBLIC_URL: openSite, ...provider.env, OIDC_CREATE: '1' })
  const service = serviceOf(visit)
  const begin = async (page: Page) => {
    await page.goto('/#/profile?tab=security')
    await page.getByRole('button', { name: '设置', exact: true }).click()
    await page.getByRole('button', { name: '我没有密码' }).click()
  }

  test('B-61m B-61d has no password, says so, and sets up codes from an app; whoever has one is refused that way', async () => {
    await service('admin', 'POST', 'Role/Create', {
      name: 'guest',
      displayName: '访客',
      grantedPermissions: ['News/View'],
      isDefault: true,
    })
    provider.accounts.set('chenxi', { email: 'chenxi@example.com', email_verified: true, name: '晨曦' })
    const page = await visit.open({ expected: /400|Profile/ })
    await signOn(page, 'chenxi')
    await page.waitForURL((url) => url.hash === '#/dashboard')
    await begin(page)
    const secret = (await page.locator('.factor-key code').innerText()).replaceAll(/\s/g, '')
    await page.getByLabel('应用显示的 6 位数字').fill(codeOf(secret))
    await page.getByRole('button', { name: '开启', exact: true }).click()
    await page.locator('.factor-codes code').first().waitFor()
    await page.getByRole('button', { name: '我已保存' }).click()
    await page.getByText(/\d 开启$/).waitFor()

    const other = await visit.open({ expected: /400|Profile/ })
    await signIn(other, 'viewer')
    await begin(other)
    await other.getByRole('alert').waitFor()
    expect(await other.locator('.factor-key').count()).toBe(0)
  })
})
