// @module-tag browser
import type { Page, Request } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { fileOf } from './kit/pictures.ts'
import { firstInGate } from './kit/first-in-gate.ts'
import { visitDemo, DESKTOP, PHONE, QUICK } from './kit/visit.ts'
import { signIn } from './kit/sign-in.ts'
import { faultsHere, faultsInLanguages, faultsOf, overflow, movement, STILL } from './kit/looks.ts'

const visit = visitDemo()

const HOMES = ['/home', '/en/home']
const NEWS = ['/_newsdetail?id=1', '/_news', '/en/_news?page=2', '/en/_newsdetail?id=2']

describe('A plain page', () => {
  const wide = visit.share({}, async () => {})
  const calm = visit.share({ reducedMotion: 'reduce' }, async () => {})

  test('P-13a P-10h is complete without JavaScript: words, all slides, menu, search, paging, next page', { tags: ['walk'] }, async () => {
    const page = await visit.open({ javaScriptEnabled: false, viewport: PHONE })
    await page.goto('/home', QUICK)
    expect(await page.locator('.slide').count()).toBeGreaterThan(1)
    const { strip, width } = await page.locator('.slides').evaluate((slides) => ({ strip: slides.scrollWidth, width: slides.clientWidth }))
    expect(strip).toBeGreaterThan(width)
    await page.locator('summary').click()
    await page.locator('.menu').getByRole('link', { name: '新闻', exact: true }).click()
    await page.waitForURL('**/_news', QUICK)
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL('**/_news?page=2', QUICK)
    await page.getByRole('searchbox').fill('相机')
    await page.keyboard.press('Enter')
    await page.waitForURL(/keyword=/, QUICK)
    expect(await page.locator('.found').textContent()).toContain('“相机”')
    expect(await page.getByRole('button', { name: '回到顶部' }).count()).toBe(0)
  })

  test.each(['/_newsdetail?id=1', '/en/_productdetail/hm-1200'])(
    'P-15 %s on paper holds the content, without parts that only a click can use',
    async (path) => {
      const page = wide()
      await page.goto(path, QUICK)
      expect(await page.locator('.header').isVisible()).toBe(true)
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      expect(await page.locator('main img').first().isVisible()).toBe(true)
      for (const part of ['.header', '.hero', '.hero-bar', '.back-to-top', '.footer-row', '.product-ways', '.thumbnails'])
        expect([part, await page.locator(part).locator('visible=true').count()]).toEqual([part, 0])
      expect(await overflow(page)).toBe(0)
      await page.emulateMedia({ media: null })
    },
  )

  test('P-08 the first picture of /home and of /en/_technology weighs at most 120 KB on a phone', async () => {
    const page = await visit.open({ viewport: PHONE, deviceScaleFactor: 2 })
    for (const path of ['/home', '/en/_technology']) {
      await page.goto(path)
      const address = await fileOf(page.locator('.slide img').first())
      expect(address).toContain('/media/')
      const file = await fetch(address)
      expect((await file.arrayBuffer()).byteLength).toBeLessThanOrEqual(120 * 1024)
    }
  })

  test('P-03 without a script the header scrolls away with its picture, and never stands light on white', async () => {
    const page = await visit.open({ javaScriptEnabled: false })
    await page.goto('/home', QUICK)
    await expect.poll(() => page.locator('.header').evaluate((header) => getComputedStyle(header).position)).toBe('absolute')
  })

  /** Loads a page and scrolls through it. */
  const loadsLightly = async (page: Page, path: string) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    expect(await movement(page, path)).toBeLessThan(STILL)
    expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(visit.url) && !url.startsWith('data:'))).toEqual([])
    const scripts = requests.filter((request) => request.resourceType() === 'script')
    expect(scripts).toHaveLength(1)
    expect((await scripts[0]!.sizes()).responseBodySize).toBeLessThanOrEqual(5 * 1024)
  }

  firstInGate(HOMES, 1)(
    'P-13 %s moves nothing while it loads, asks no other site for anything, and needs at most 5 KB of script',
    async (path) => loadsLightly(await visit.open(), path),
  )

  test.each(NEWS)(
    'P-13 P-15 %s moves nothing while it loads, asks no other site for anything, and needs at most 5 KB of script; it has no fault that axe knows, on a wide screen and on a phone',
    async (path) => {
      const page = await visit.open()
      await loadsLightly(page, path)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.evaluate(() => scrollTo(0, 0))
      expect(await faultsHere(page)).toEqual([])
    },
  )

  test('P-15 /home has no fault that axe knows, in Chinese on a wide screen and in English on a phone', { tags: ['walk'] }, async () => {
    expect(await faultsInLanguages(calm(), '/home')).toEqual([])
  })

  test('P-15 /home has no fault that axe knows, in Chinese on a phone and in English on a wide screen', async () => {
    expect(await faultsInLanguages(calm(), '/home', [PHONE, DESKTOP])).toEqual([])
  })

  test.each(['/en/_news', '/en/_newsdetail?id=1'])(
    'P-15 %s has no fault that axe knows on a phone, and is as wide as its screen',
    async (path) => {
      const page = calm()
      await page.setViewportSize(PHONE)
      await page.goto(path, QUICK)
      expect([await faultsOf(page), await overflow(page)]).toEqual([[], 0])
      await page.setViewportSize(DESKTOP)
      expect(await overflow(page)).toBe(0)
    },
  )

  test('the skip link leads past the header', { tags: ['walk'] }, async () => {
    const page = wide()
    await page.goto('/_news', QUICK)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('跳到正文')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  test('the menu of a narrow screen closes by Escape and by a click elsewhere', { tags: ['walk'] }, async () => {
    const page = await visit.open({ viewport: PHONE })
    await page.goto('/_news', QUICK)
    const isOpen = () => page.locator('.menu').evaluate((menu: HTMLDetailsElement) => menu.open)
    await page.locator('summary').click()
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await page.locator('summary').click()
    await page.mouse.click(200, 800)
    await expect.poll(isOpen).toBe(false)
  })

  test('P-01b P-01c the filing number leads to the ministry in a tab without access to ours', async () => {
    const page = wide()
    await page.goto('/home', QUICK)
    const link = page.locator('footer').getByRole('link', { name: /ICP备/ })
    expect([await link.getAttribute('href'), await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      'https://beian.miit.gov.cn/',
      '_blank',
      'noopener',
    ])
  })

  test('R-10i `/` is the home page itself, without the script of the app, which comes for a path behind the hash', async () => {
    const page = await visit.open({ reducedMotion: 'reduce' })
    const scripts: string[] = []
    const counted: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script') scripts.push(pathname)
      if (pathname === '/api/portal/visit') counted.push(request.postData() ?? '')
    })
    await page.goto('/')
    await page.locator('.hero[data-ready]').waitFor()
    await expect.poll(() => counted).toEqual(['{"path":"/home"}'])
    expect(page.url()).toBe(`${visit.url}/`)
    expect(scripts).toEqual([expect.stringMatching(/\/behaviours-[\w-]+\.js$/)])
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await page.waitForURL((url) => url.hash === '#/home')
    await page.locator('#app .portal .hero[data-ready]').waitFor()
    expect(await page.locator('#page').count()).toBe(0)
    expect(scripts.some((script) => /\/app-[\w-]+\.js$/.test(script))).toBe(true)
    await expect.poll(() => counted).toEqual(['{"path":"/home"}', '{"path":"/home"}'])
  })

  test('R-10i a page with an address of its own works also with a path behind the hash, and no app comes', async () => {
    const page = await visit.open({ reducedMotion: 'reduce' })
    await page.goto('/home#/_news', QUICK)
    await page.locator('.hero[data-ready]').waitFor()
    expect(await page.locator('script[src*="/app-"]').count()).toBe(0)
  })

  test.each([
    ['zh-CN', '/home'],
    ['en-US', '/en/home'],
  ])('R-10i staff whose browser is %s go from `/` to %s, without the app', async (locale, home) => {
    const page = await visit.open({ locale })
    await signIn(page, 'admin')
    await page.locator('#shell-content h1').waitFor()
    await page.goto('about:blank')
    await page.goto('/', QUICK)
    await page.waitForURL(`**${home}`)
    await page.locator('.hero[data-ready]').waitFor()
    expect(await page.locator('#app-waiting, .ant-layout').count()).toBe(0)
  })

  test('X-01a an address that leads nowhere is a 404 with a way on', { tags: ['walk'] }, async () => {
    const page = await visit.open({ expected: /404/ })
    const response = await page.goto('/_nowhere', QUICK)
    expect(response?.status()).toBe(404)
    await page.locator('main').getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/home', QUICK)
  })
})

describe('In the app', () => {
  const app = visit.share({}, (page) => page.goto('/#/home', QUICK))
  /** The address is another before the page is: the test that comes next would take this article for its own. */
  const articleGoes = (page: Page) => expect.poll(() => page.locator('.prose').count()).toBe(0)

  test('P-05b a new path mounts carousel and page anew, and keeps header and footer', { tags: ['walk'] }, async () => {
    const page = app()
    await page.locator('#app .hero[data-ready]').waitFor()
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.header, .hero, main, footer')) (part as HTMLElement).title = 'old'
    })
    await page.locator('.nav').getByRole('link', { name: '新闻', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '新闻动态' }).waitFor()
    const old = await page.locator('[title=old]').evaluateAll((parts) => parts.map((part) => part.localName))
    expect(old).toEqual(['header', 'footer'])
    await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main'])
  })

  test('R-01 R-08d P-10h links lead behind the hash, titles are the page’s with the site’s', { tags: ['walk'] }, async () => {
    const page = app()
    await page.goto('/#/_news?page=2', QUICK)
    await expect.poll(() => page.title()).toBe('新闻动态 - 第 2 页 - 矩澄视觉')
    await page.getByRole('link', { name: '行业应用' }).first().click()
    await page.waitForURL(/#\/_news\?category=industry$/, QUICK)
    await expect.poll(() => page.title()).toBe('行业应用 - 新闻动态 - 矩澄视觉')
    await page.locator('.card a').first().click()
    await page.waitForURL(/#\/_newsdetail\/[\w-]+$/, QUICK)
    await page.goBack()
    await page.waitForURL(/#\/_news\?category=industry$/, QUICK)
    await articleGoes(page)
  })

  test('a plain link inside an article goes to its place behind the hash', async () => {
    const page = app()
    await page.goto('/#/_newsdetail?id=1', QUICK)
    await page.locator('.prose').waitFor()
    await page.locator('.prose').evaluate((prose) => {
      prose.innerHTML = '<a href="/en/_news?page=2">more</a>'
    })
    await page.locator('.prose a').click()
    await page.waitForURL(/#\/_news\?page=2$/, QUICK)
    await articleGoes(page)
  })

  test('the language switch changes the page where it is', { tags: ['walk'] }, async () => {
    const page = app()
    await page.goto('/#/_newsdetail?id=2', QUICK)
    const title = page.getByRole('heading', { level: 1 })
    await page.locator('.prose').waitFor()
    const chinese = await title.textContent()
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => title.textContent()).not.toBe(chinese)
    expect(page.url()).toMatch(/#\/_newsdetail\?id=2$/)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  })

  test('X-01 an article that is not there says so, inside the site', async () => {
    const page = await visit.open({ expected: /404/ })
    await page.goto('/#/_newsdetail?id=999999', QUICK)
    await page.getByRole('heading', { level: 1, name: '没有找到这个页面' }).waitFor()
    // The page that the server sent for `/` goes in the next frame.
    await expect.poll(() => page.locator('footer').count()).toBe(1)
  })
})
