// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { overflow } from './kit/looks.ts'
import { authenticate, serviceOf } from './kit/service.ts'
import { faultsInBothShades, faultsInShade, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { codeOf } from './kit/totp.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const PASSWORD = 'Test-pass-7'

describe('Second factors in the back office', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  let number = 0

  /** A new user, with a role of their own where its values are given. */
  async function hire(role: object | null = null) {
    const userName = `factor${number++}`
    const values = { name: userName, displayName: userName, grantedPermissions: ['*:*'], ...role }
    const { id: roleId } = (await service('admin', 'POST', 'Role/Create', values)).result
    const given = { userName, name: userName, emailAddress: `${userName}@example.com`, password: PASSWORD, roleIds: [roleId] }
    const { id } = (await service('admin', 'POST', 'User/Create', given)).result
    return { id, roleId, userName }
  }
  async function enter(page: Page, userName: string) {
    await page.goto('/#/login')
    await page.getByLabel('用户名或邮箱').fill(userName)
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  async function signOut(page: Page) {
    await page.context().clearCookies()
    await page.goto('about:blank')
  }
  /** Goes through the steps from the password to the recovery codes; returns the secret and the codes. */
  async function setUpApp(page: Page) {
    await page.getByLabel('请输入您的密码以确认是本人操作').fill(PASSWORD)
    await page.getByRole('button', { name: '下一步' }).click()
    const secret = (await page.locator('.factor-key code').innerText()).replaceAll(/\s/g, '')
    await page.getByLabel('应用显示的 6 位数字').fill(codeOf(secret))
    await page.getByRole('button', { name: '开启', exact: true }).click()
    await page.locator('.factor-codes code').first().waitFor()
    const codes = await page.locator('.factor-codes code').allInnerTexts()
    await page.getByRole('button', { name: '我已保存' }).click()
    return { secret, codes }
  }
  /** A device with fingerprint, as the browser's own tools simulate it. */
  async function withFingerprint(page: Page) {
    const tools = await page.context().newCDPSession(page)
    await tools.send('WebAuthn.enable')
    await tools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  }

  test('B-54h codes from an app are switched on in the profile, and asked for at the next sign-in; a recovery code does as well', async () => {
    const { userName } = await hire()
    const page = await visit.open({ expected: /400/ })
    await signIn(page, userName, { at: '/profile?tab=security', password: PASSWORD, isOwn: true })
    await page.getByRole('button', { name: '设置', exact: true }).click()
    const { secret, codes } = await setUpApp(page)
    await page.getByText(/\d 开启$/).waitFor()
    expect(codes).toHaveLength(10)

    const other = await visit.open({ expected: /400/ })
    await enter(other, userName)
    await other.getByLabel('验证码').fill('000000')
    await other.getByRole('button', { name: '验证', exact: true }).click()
    await other.getByRole('alert').getByText('验证码不正确或已经用过').waitFor()
    expect(await other.getByText('验证码不正确或已经用过').count()).toBe(1)
    await other.getByLabel('验证码').fill(codeOf(secret, 1))
    await other.getByRole('button', { name: '验证', exact: true }).click()
    await other.waitForURL(/#\/dashboard/)

    await signOut(other)
    await enter(other, userName)
    await other.getByLabel('验证码').fill(codes[0]!)
    await other.keyboard.press('Enter')
    await other.waitForURL(/#\/dashboard/)
  })

  test('B-54d whoever must set up a second factor is led to it, also in the middle of their work, and goes on afterwards', async () => {
    const { userName, roleId } = await hire()
    const page = await visit.open({ expected: /403/ })
    await signIn(page, userName, { at: '/sitenews', password: PASSWORD, isOwn: true })
    await page.locator('.ant-table-row').first().waitFor()
    await service('admin', 'POST', 'Role/Update', { id: roleId, version: 1, requiresSecondFactor: true })
    await page.getByRole('link', { name: '轮播图' }).first().click()
    await page.waitForURL(/#\/second-factor/)
    await page.getByRole('heading', { name: '设置两步验证' }).waitFor()
    // The address of a page leads here as well.
    await page.goto('/#/user')
    await page.waitForURL(/#\/second-factor/)
    await setUpApp(page)
    await page.waitForURL(/#\/dashboard/)
    await page.goto('/#/sitenews')
    await page.locator('.ant-table-row').first().waitFor()
  })

  test(
    'B-55g a passkey is made in the profile, signs in without a password, is a second factor, and is removed',
    { tags: ['walk'] },
    async () => {
      const { userName } = await hire()
      const page = await visit.open({ expected: /400/ })
      await withFingerprint(page)
      await signIn(page, userName, { at: '/profile?tab=security', password: PASSWORD, isOwn: true })
      await page.getByRole('button', { name: '添加', exact: true }).click()
      await page.getByLabel('请输入您的密码以确认是本人操作').fill(PASSWORD)
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByLabel('名称').fill('办公室电脑')
      await page.getByRole('button', { name: '创建通行密钥' }).click()
      await page.getByRole('button', { name: '我已保存' }).click()
      await page.getByText('办公室电脑').waitFor()
      await signOut(page)
      await page.goto('/#/login')
      await page.getByRole('button', { name: '使用通行密钥' }).click()
      await page.waitForURL(/#\/dashboard/)

      await signOut(page)
      await enter(page, userName)
      await page.getByText('两步验证').waitFor()
      await page.getByRole('button', { name: '使用通行密钥' }).click()
      await page.waitForURL(/#\/dashboard/)

      await page.goto('/#/profile?tab=security')
      await page.getByRole('button', { name: '移除 办公室电脑' }).click()
      await page.getByRole('dialog').getByLabel('请输入您的密码以确认是本人操作').fill(PASSWORD)
      await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
      await page.getByText('还没有使用过').waitFor({ state: 'detached' })
      await signOut(page)
      await page.goto('/#/login')
      await page.getByRole('button', { name: '使用通行密钥' }).click()
      await page.getByRole('alert').getByText('无法使用这个通行密钥').waitFor()
    },
  )

  test('B-56g the profile shows the devices and signs one out, shows the sign-ins, and keeps own data and a cropped avatar', async () => {
    const { userName, id } = await hire()
    const page = await visit.open()
    await authenticate(visit.url, userName, PASSWORD)
    await signIn(page, userName, { at: '/profile?tab=sessions', password: PASSWORD, isOwn: true })
    const items = page.locator('.profile-list > li')
    await expect.poll(() => items.count()).toBe(2)
    await expect.poll(() => page.getByText('当前设备', { exact: true }).count()).toBe(1)
    await page.getByRole('button', { name: /^退出 / }).click()
    await expect.poll(() => items.count()).toBe(1)
    await page.getByRole('tab', { name: '登录记录' }).click()
    await expect.poll(() => items.count()).toBe(2)
    expect(await page.getByText('成功', { exact: true }).count()).toBe(2)

    await page.getByRole('tab', { name: '账号' }).click()
    await page.getByLabel('手机').fill('13800138000')
    await page.getByRole('button', { name: '保存' }).click()
    const proof = page.getByRole('dialog', { name: '更换手机号' })
    await proof.getByLabel('请输入您的密码以确认是本人操作').fill(PASSWORD)
    await proof.getByRole('button', { name: '保存' }).click()
    await proof.waitFor({ state: 'detached' })
    await expect.poll(async () => (await service('admin', 'GET', `User/Get?id=${id}`)).result['phoneNumber']).toBe('13800138000')
    const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
    await page.locator('input[type=file]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: bytes })
    await page.getByRole('dialog').getByRole('button', { name: '使用' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { avatar } = (await service('admin', 'GET', `User/Get?id=${id}`)).result
    expect(String(avatar)).toMatch(/^\/media\//)
    const size = await page.evaluate(
      async (address) => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        return [picture.naturalWidth, picture.naturalHeight]
      },
      `${String(avatar)}/320.webp`,
    )
    expect(size).toEqual([150, 150])
  })

  test('B-56g the profile, the second step and the set-up read well on a desktop and on a phone, by day and by night', async () => {
    const { userName, roleId } = await hire()
    const page = await visit.open({ expected: /403/ })
    await followSystem(page)
    await signIn(page, userName, { at: '/profile', password: PASSWORD, isOwn: true })
    for (const tab of ['account', 'security', 'sessions', 'history']) {
      await page.goto(`/#/profile?tab=${tab}`)
      await page.locator(`[role=tab][aria-selected=true][id$="${tab}"]`).waitFor()
      await page.locator('.kit-card').locator('visible=true').first().waitFor()
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        expect([tab, viewport, await faultsInBothShades(page), await overflow(page)]).toEqual([tab, viewport, [], 0])
      }
    }
    await service('admin', 'POST', 'Role/Update', { id: roleId, version: 1, requiresSecondFactor: true })
    await page.goto('/#/second-factor')
    await page.getByLabel('请输入您的密码以确认是本人操作').fill(PASSWORD)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.locator('.factor-key').waitFor()
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      expect([await faultsInShade(page, 'light'), await overflow(page)]).toEqual([[], 0])
    }
  })
})
