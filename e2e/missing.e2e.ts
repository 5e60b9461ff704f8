// @module-tag browser
import { describe, expect, test } from 'vitest'
import { firstInGate } from './kit/first-in-gate.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { answered } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

describe('Addresses of the app that lead nowhere', () => {
  const visit = visitDemo()

  firstInGate(['/_nowhere', '/_nowhere?id=3', '/404'], 1)(
    'R-11a X-01c %s shows a visitor the public 404, not the login page',
    async (path) => {
      const page = await visit.open({ reducedMotion: 'reduce' })
      await page.goto(`/#${path}`)
      await page.getByRole('heading', { level: 1, name: '没有找到这个页面' }).waitFor()
      expect(new URL(page.url()).hash).toBe('#/404')
      await expect.poll(() => page.title()).toBe('没有找到这个页面 - 矩澄视觉')
      for (const landmark of ['banner', 'contentinfo'] as const) expect(await page.getByRole(landmark).count()).toBe(1)
      expect(await page.getByLabel('密码').count()).toBe(0)
      await answered(page)
      expect(await faultsOf(page)).toEqual([])
      await page.locator('#main').getByRole('link', { name: '新闻' }).click()
      await page.waitForURL((url) => url.hash === '#/_news')
      await page.locator('#main').getByRole('link').first().waitFor()
    },
  )

  test('X-01c a visitor who follows a dead link within the public site gets the public 404 in English and on a phone too', async () => {
    const page = await visit.open({ locale: 'en-US', viewport: PHONE })
    await page.goto('/#/_news')
    await page.locator('#main').getByRole('link').first().waitFor()
    await page.evaluate(() => void (location.hash = '#/_gone'))
    await page.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
    expect(await overflow(page)).toBe(0)
    await page.goBack()
    await page.waitForURL((url) => url.hash === '#/_news')
  })

  test('R-10a X-01c /401 says to a visitor what it says to staff, and asks nothing that needs a session', async () => {
    const page = await visit.open()
    await page.goto('/#/401')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/401')
    await answered(page)
    await page.locator('main').getByRole('link').first().click()
    await page.waitForURL(/#\/login/)
  })

  test(
    'R-03a X-01b any other unknown path leads a visitor to login, and staff to the 404 of the back office',
    { tags: ['walk'] },
    async () => {
      const visitor = await visit.open()
      await visitor.goto('/#/nowhere')
      await visitor.waitForURL((url) => url.hash === '#/login?redirect=%2Fnowhere')
      const page = await visit.open()
      await signIn(page, 'editor', { at: '/_nowhere' })
      await page.getByRole('heading', { level: 1, name: '页面不存在' }).waitFor()
      expect(new URL(page.url()).hash).toBe('#/404')
      expect(await page.getByRole('banner').count()).toBe(0)
    },
  )
})
