// @module-tag browser
import type { Page, Request } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { visitDemo, DESKTOP, PHONE, QUICK } from './kit/visit.ts'
import { faultsAtWidths, overflow } from './kit/looks.ts'

const visit = visitDemo()

describe('The search over the whole site', () => {
  const search = async (page: Page, viewport: typeof DESKTOP, place: 'plain' | 'hash') => {
    await page.setViewportSize(viewport)
    await page.goto(place === 'hash' ? '/#/home' : '/home', QUICK)
    const wide = page.locator('.header-search')
    // The served page is visible until the app has drawn its own, and so is the page that the app showed before.
    if (place === 'hash') await page.locator('#app .hero').waitFor()
    await expect.poll(() => page.locator('.header').count()).toBe(1)
    if (await wide.isVisible()) await wide.click()
    else {
      await page.locator('summary').click()
      await page.locator('.menu-search').click()
    }
    await page.getByRole('heading', { level: 1, name: '搜索' }).waitFor()
    await page.getByRole('searchbox', { name: '搜索全站' }).fill('相机')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '搜索“相机”' }).waitFor()
    expect(await page.locator('mark').first().textContent()).toBe('相机')
    const tab = page.getByRole('link', { name: /^新闻（[1-9]/ })
    await tab.click()
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
    expect(new Set(await page.locator('.hit .kind').evaluateAll((kinds) => kinds.map((kind) => kind.firstChild?.textContent)))).toEqual(
      new Set(['新闻']),
    )
    const title = await page.locator('.hit h2').first().textContent()
    await page.locator('.hit h2 a').first().click()
    await page.waitForURL(/_newsdetail/, QUICK)
    await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    await page.goBack()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('相机')
  }
  test('P-10 leads from the header to a hit on a phone (plain)', { tags: ['walk'] }, async () => {
    await search(await visit.open({ javaScriptEnabled: false }), PHONE, 'plain')
  })
  test('P-10 leads from the header to a hit on a wide screen (plain)', async () => {
    await search(await visit.open({ javaScriptEnabled: false }), DESKTOP, 'plain')
  })
  test('P-10 leads from the header to a hit, on a wide screen and on a phone (hash)', async () => {
    const page = await visit.open()
    await search(page, DESKTOP, 'hash')
    await search(page, PHONE, 'hash')
  })

  test('P-10 finds English words on English pages in any case, and an empty result offers a way on', async () => {
    const page = await visit.open({ locale: 'en-US' })
    await page.goto('/en/_search?keyword=CAMERA', QUICK)
    expect((await page.locator('mark').first().textContent())?.toLowerCase()).toBe('camera')
    expect(await page.locator('.hit h2 a').first().getAttribute('href')).toMatch(/^\/en\/_/)
    await page.goto('/en/_search?keyword=zzqqxx', QUICK)
    await page.locator('main').getByRole('link', { name: 'Contact us' }).click()
    await page.waitForURL('**/en/_contact', QUICK)
  })
})

describe('Pages of this part', () => {
  const PAGES = [
    '/_contact',
    '/en/_contact?product=1',
    '/_search',
    '/_search?keyword=相机',
    '/en/_search?keyword=camera&page=2',
    '/_test',
    '/en/_test',
  ]
  const calm = visit.share({ reducedMotion: 'reduce' }, async () => {})

  test.each(PAGES)('P-15 %s has no fault that axe knows, asks nobody else for anything, and is as wide as its screen', async (path) => {
    const page = calm()
    const foreign: string[] = []
    const note = (request: Request) => {
      if (!request.url().startsWith(visit.url) && !request.url().startsWith('data:')) foreign.push(request.url())
    }
    page.on('request', note)
    onTestFinished(() => void page.off('request', note))
    expect(await faultsAtWidths(page, path)).toEqual([])
    await page.waitForLoadState()
    expect(foreign).toEqual([])
    for (const width of [DESKTOP.width, PHONE.width, 320]) {
      await page.setViewportSize({ ...PHONE, width })
      expect([width, await overflow(page)]).toEqual([width, 0])
      expect(await page.locator('.header .language').evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true)
    }
  })

  test('P-10m /_test shows its blocks in the app too, and each comes to life', async () => {
    const page = await visit.open()
    await page.goto('/#/_test', QUICK)
    await page.getByRole('heading', { level: 1, name: '版块一览' }).waitFor()
    expect(await page.locator('.blocks > section').count()).toBeGreaterThan(8)
    await page.locator('[data-part=picture]').first().click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  })
})
