// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { faultsOf, movement, overflow, STILL } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, QUICK, visitDemo } from './kit/visit.ts'

const visit = visitDemo()
const service = serviceOf(visit)
const WITHOUT = ['/_product', '/_productdetail/hm-1200', '/_news', '/_newsdetail?id=1', '/_contact', '/en/_search', '/en/_about']
/** The tests of products, of plain pages and of the search look at these with axe, at both widths. */
const LOOKED_AT_ELSEWHERE = new Set(['/_productdetail/hm-1200', '/_news', '/_newsdetail?id=1', '/_contact'])
const WITH = ['/_technology', '/en/_business']
const SIZES = [
  ['1440', DESKTOP],
  ['390', PHONE],
] as const

const titles = (page: Page) => page.locator('.slide h2').allTextContents()

describe.each(SIZES)('The slides of a section at %s px', (_, viewport) => {
  test.each(WITHOUT)('P-05c %s shows none, and its title stands in the first view below the header', async (path) => {
    const page = await visit.open({ viewport, reducedMotion: 'reduce' })
    expect(await movement(page, path)).toBeLessThan(STILL)
    expect(await page.locator('.hero, .slide').count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    const [header, title] = await Promise.all(['.header', 'h1'].map(async (part) => (await page.locator(part).first().boundingBox())!))
    expect(title!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
    expect(title!.y).toBeLessThan(viewport.height)
    expect(await overflow(page)).toBe(0)
    if (!LOOKED_AT_ELSEWHERE.has(path)) expect(await faultsOf(page)).toEqual([])
  })

  test.each(WITH)('P-05c %s shows its own, in a low strip', async (path) => {
    const page = await visit.open({ viewport, reducedMotion: 'reduce' })
    expect(await movement(page, path)).toBeLessThan(STILL)
    expect(await titles(page)).toHaveLength(1)
    expect((await page.locator('.hero').boundingBox())!.height).toBe(360)
    expect(await page.locator('.hero-bar').count()).toBe(0)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
  })

  test('P-05c P-02 the header of a page without slides keeps dark ground behind it while the page is scrolled', async () => {
    const page = await visit.open({ viewport, reducedMotion: 'reduce' })
    await page.goto('/_product', QUICK)
    await page.locator('.header[data-ready]').waitFor()
    for (const top of [0, 60, 100, 700]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      const tops = () =>
        page.evaluate(() =>
          ['.header', '.hero-bar']
            .map((part) => document.querySelector(part)!.getBoundingClientRect())
            .map(({ top: y, height }) => [y, height]),
        )
      const [header] = await tops()
      await expect.poll(tops).toEqual([header, header])
    }
    await page.setViewportSize(viewport)
  })
})

describe('The slides of a section', () => {
  test('P-05c without a script the ground of the header scrolls away with it', async () => {
    const page = await visit.open({ javaScriptEnabled: false })
    await page.goto('/_product', QUICK)
    expect(await page.locator('.hero-bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
  })

  test(
    'P-05c P-05b in the app each section brings its own slides, and a page without any has none of the last section',
    { tags: ['walk'] },
    async () => {
      const page = await visit.open({ reducedMotion: 'reduce' })
      await page.goto('/#/home', QUICK)
      await page.locator('#app .slide').first().waitFor()
      const home = await titles(page)
      expect(home.length).toBeGreaterThan(2)
      await page.goto('/#/_technology', QUICK)
      await page.getByRole('heading', { level: 1, name: '技术' }).waitFor()
      const technology = await titles(page)
      expect(technology).toHaveLength(1)
      expect(home).not.toContain(technology[0])
      await page.goto('/#/_news', QUICK)
      await page.getByRole('heading', { level: 1, name: '新闻动态' }).waitFor()
      expect(await page.locator('.hero, .slide').count()).toBe(0)
      await page.goBack()
      await expect.poll(() => titles(page)).toEqual(technology)
    },
  )

  test('P-05c an editor gives a section a slide, finds it by its section, and visitors see it on that page alone', async () => {
    const { items } = (await service('editor', 'GET', 'Carousel/GetAll?section=home')).result
    const title = `新闻的轮播 ${crypto.randomUUID().slice(0, 8)}`
    const { result } = await service('editor', 'POST', 'Carousel/Create', { title, bigImage: items[0]!['bigImage'] })
    const page = await visit.open()
    await signIn(page, 'editor', { at: `/sitecarousel/${result.id}` })
    await page.locator('#section').click()
    await page.locator('.ant-select-item-option', { hasText: /^新闻$/ }).click()
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect.poll(async () => (await service('editor', 'GET', `Carousel/Get?id=${result.id}`)).result['section']).toBe('news')
    await page.getByRole('button', { name: /^发布/ }).first().click()
    await page.getByText('已发布', { exact: true }).locator('visible=true').first().waitFor()
    expect(await page.getByRole('link', { name: '查看页面' }).first().getAttribute('href')).toBe('/_news')
    await page.goto('/#/sitecarousel?section=news')
    await page.locator('.ant-table-row', { hasText: title }).locator('visible=true').waitFor()
    await settled(page)
    expect(await page.locator('.ant-table-row').locator('visible=true').count()).toBe(1)
    const visitor = await visit.open()
    await visitor.goto('/_news', QUICK)
    expect(await titles(visitor)).toEqual([title])
    await visitor.goto('/home', QUICK)
    expect(await titles(visitor)).not.toContain(title)
  })
})
