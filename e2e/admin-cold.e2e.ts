// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'
import { firstInGate } from './kit/first-in-gate.ts'

const KILOBYTE = 1024

describe('The back office with an empty cache', () => {
  const visit = visitDemo()

  /** Lets no script of these names through before `release` is called. */
  async function holdScripts(page: Page, names: RegExp) {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route(names, async (route) => {
      await promise
      await route.continue()
    })
    return release
  }

  firstInGate(['/user', '/gallery/site', '/sitenews', '/spu', '/category', '/role'], 1)(
    'B-36a %s takes at most 300 KB of script in 12 files, 45 KB of style sheets, and few requests',
    async (at) => {
      const page = await visit.open()
      await signIn(page, 'admin', { at })
      await page.locator('.ant-table-row a').first().waitFor()
      await settled(page)
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          path: new URL(entry.name).pathname,
          bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
        })),
      )
      const scripts = files.filter(({ path }) => path.endsWith('.js'))
      expect(scripts.length).toBeGreaterThan(3)
      expect(scripts.length).toBeLessThanOrEqual(12)
      expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(300 * KILOBYTE)
      const styles = files.filter(({ path }) => path.endsWith('.css'))
      expect(styles.length).toBeGreaterThan(1)
      expect(styles.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(45 * KILOBYTE)
      expect(files.filter(({ path }) => !path.startsWith('/media/')).length + 1).toBeLessThanOrEqual(20)
      expect(files.length + 1).toBeLessThanOrEqual(30)
      expect(files.filter(({ path }) => /portal-|\/1920\.|form-|editor-|overlays-/.test(path))).toEqual([])
    },
  )

  test('B-36h while a list waits for its rows nothing moves for people who asked for less motion, and something does for others', async () => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await visit.open()
      const { promise, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/app/News/GetAll*', async (route) => {
        await promise
        await route.continue()
      })
      await signIn(page, 'admin', { at: '/sitenews' })
      await page.emulateMedia({ reducedMotion })
      await page.locator('.kit-bone').first().waitFor()
      const names = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running')
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other')),
      )
      release()
      await page.locator('.ant-table-row a').first().waitFor()
      return names
    }
    expect(await moving('reduce')).toEqual([])
    expect(await moving('no-preference')).toContain('kit-bone')
  })

  test('B-36e a mark of the list has the colour of our rule, though a rule of antd fits it too', async () => {
    const page = await visit.open()
    await signIn(page, 'admin', { at: '/user' })
    const mark = page.locator('.kit-yes').first()
    await mark.waitFor()
    const colours = await mark.evaluate((element) => {
      const wanted = document.createElement('i')
      wanted.style.color = 'var(--ant-color-success)'
      element.append(wanted)
      const found = [getComputedStyle(element).color, getComputedStyle(wanted).color]
      wanted.remove()
      return found
    })
    expect(colours[0]).toBe(colours[1])
    expect(colours[0]).not.toBe('rgb(0, 0, 0)')
  })

  test.each([
    ['dark', 'rgb(23, 26, 33)'],
    ['light', 'rgb(255, 255, 255)'],
  ])('B-36b the shell is drawn before any script has come, %s as chosen', async (shade, ground) => {
    const page = await visit.open()
    await page.addInitScript((chosen) => localStorage.setItem('portico.settings', JSON.stringify({ shade: chosen })), shade)
    const release = await holdScripts(page, /assets\/.*\.js/)
    const signedIn = signIn(page, 'admin', { at: '/sitenews' })
    const side = page.locator('#page .cold-side')
    await side.waitFor()
    expect((await side.boundingBox())?.width).toBe(210)
    expect(await side.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(ground)
    release()
    await signedIn
    await page.locator('.ant-table-row a').first().waitFor()
    expect(await page.locator('#page').count()).toBe(0)
  })

  test('B-36c R-01 R-10 public pages open for staff, without the picture of the shell', async () => {
    const page = await visit.open()
    const release = await holdScripts(page, /assets\/app-.*\.js/)
    const signedIn = signIn(page, 'admin', { at: '/_news' })
    await page.waitForRequest(/assets\/app-.*\.js/)
    await page.locator('#page').waitFor({ state: 'hidden' })
    release()
    await signedIn
    await page.locator('.portal h1').waitFor()
    expect(await page.locator('.portal').evaluate((element) => getComputedStyle(element).display)).toBe('flex')
    await page.goto('/#/home')
    await page.locator('.portal .hero').first().waitFor()
    await page.goto('/#/sitenews')
    await page.locator('.ant-table-row a').first().waitFor()
  })

  test('B-36d the user is asked for while the code of the list comes, and every call is sent once', async () => {
    const page = await visit.open()
    const asked: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.startsWith('/abp/')) asked.push(path.replace(/.*\/app\//, ''))
    })
    const release = await holdScripts(page, /assets\/list-.*\.js/)
    const menus = page.waitForResponse(/User\/GetMenuNodesByUser/)
    const signedIn = signIn(page, 'admin', { at: '/sitenews' })
    await menus
    expect(asked.toSorted()).toEqual(['User/Get', 'User/GetGrantedFunctionsByUser', 'User/GetMenuNodesByUser'])
    release()
    await signedIn
    await page.locator('.ant-table-row a').first().waitFor()
    await settled(page)
    expect(asked.filter((path) => /^(User|News)\//.test(path)).toSorted()).toEqual([
      'News/GetAll',
      'User/Get',
      'User/GetGrantedFunctionsByUser',
      'User/GetMenuNodesByUser',
    ])
  })

  test('B-36d a session that has ended leads to the login page with the reason', async () => {
    const page = await visit.open({ expected: /401/ })
    await signIn(page, 'admin', { at: '/about' })
    await page.context().addCookies([{ name: 'Admin-Token', value: 'no-longer-valid', url: new URL(page.url()).origin }])
    await page.goto('about:blank')
    await page.goto('/#/sitenews')
    await page.waitForURL((url) => url.hash.startsWith('#/login'))
    await page.getByLabel('密码', { exact: true }).waitFor()
    expect(await page.locator('#page').count()).toBe(0)
  })
})
