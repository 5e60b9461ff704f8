// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { PHONE, QUICK, visitDemo } from './kit/visit.ts'

const visit = visitDemo()

const NARROWEST = { width: 320, height: 640 }
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const

describe('How the public pages look and lead on', () => {
  test.each([
    ['a mouse', {}],
    ['a finger', TOUCH],
  ])('P-06d the progress of a slide is a line of 4 px, for %s', async (_, options) => {
    const page = await visit.open(options)
    await page.goto('/home', QUICK)
    await page.locator('.hero[data-playing] .indicators [aria-current]').waitFor()
    const height = () => page.locator('.indicators [aria-current]').evaluate((button) => getComputedStyle(button, '::after').height)
    await expect.poll(height).toBe('4px')
  })

  test.each(['/en/_productdetail/hm-1200', '/en/_productdetail/claregon-studio-pro'])(
    'P-15 the wrapped breadcrumbs of %s are large enough for a finger',
    async (path) => {
      const page = await visit.open({ ...TOUCH, reducedMotion: 'reduce' })
      await page.goto(path, QUICK)
      const tops = await page.locator('.crumbs a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      const lines = [...new Set(tops.map(Math.round))]
      expect(lines.length).toBeGreaterThan(1)
      for (const [index, top] of lines.slice(1).entries()) expect(top - lines[index]!).toBeGreaterThanOrEqual(24)
    },
  )

  const wholeName = async (page: Page) => {
    const name = page.locator('.header .mark span')
    expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBeLessThanOrEqual(0)
  }

  test('P-02 the header of /en/home shows the whole name of the company at 320 px', { tags: ['walk'] }, async () => {
    const page = await visit.open({ viewport: NARROWEST, reducedMotion: 'reduce' })
    await page.goto('/en/home', QUICK)
    await wholeName(page)
  })

  test('P-02 P-10a P-15a on /home the whole tile of a business leads to it, also its picture; in forced colours each button of the carousel has ground of its own, and each indicator is drawn; the header shows the whole name of the company at 320 px', async () => {
    const page = await visit.open({ reducedMotion: 'reduce' })
    await page.goto('/home', QUICK)
    const tile = page.locator('.tile').first()
    await tile.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await tile.boundingBox())!
    const linkAt = (part: number) =>
      page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.closest('a')?.pathname, [x + width / 2, y + height * part])
    expect(await Promise.all([0.05, 0.3, 0.9].map(linkAt))).toEqual(Array(3).fill(await linkAt(0.5)))
    expect(await linkAt(0.5)).toMatch(/^\/_businessdetail\//)

    await page.emulateMedia({ forcedColors: 'active' })
    await page.locator('.hero[data-ready]').waitFor()
    const styles = (part: string) =>
      page
        .locator(part)
        .evaluateAll((all) => all.map((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).backgroundImage]))
    for (const [ground] of await styles('.hero-controls > button')) expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    const indicators = await styles('.indicators button')
    expect(indicators.length).toBeGreaterThan(2)
    for (const [, line] of indicators) expect(line).toContain('linear-gradient')

    await page.emulateMedia({ forcedColors: null })
    await page.setViewportSize(NARROWEST)
    await wholeName(page)
  })

  test('P-15c the next Tab after an entry of the menu goes to its first child, however soon', { tags: ['walk'] }, async () => {
    const page = await visit.open()
    await page.goto('/home', QUICK)
    const entry = page.locator('.nav > ul > li:has(ul)').first()
    const child = await entry.locator('li a').first().getAttribute('href')
    await entry.locator('> a').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(child)
  })

  test.each([
    [
      '/_contact',
      'en-US',
      ['请填写此项', '邮箱格式不正确，例如 name@example.com', '电话号码格式不正确，例如 13800000000 或 +49 30 123456', '请至少写 5 个字'],
    ],
    [
      '/en/_contact',
      'zh-CN',
      [
        'Please fill in this field',
        'This is not an e-mail address, such as name@example.com',
        'This is not a telephone number, such as +49 30 123456',
        'Please write at least 5 characters',
      ],
    ],
  ])('P-10f %s complains in the language of the page, in a browser in %s', async (path, locale, words) => {
    const page = await visit.open({ locale })
    await page.goto(path, QUICK)
    const complaint = (name: string) => page.locator(`#enquiry-${name}-error`)
    for (const [name, value] of [
      ['email', 'wang'],
      ['phone', '123'],
      ['message', 'hm'],
    ]) {
      await page.locator(`#enquiry-${name}`).pressSequentially(value!)
      await page.keyboard.press('Tab')
    }
    await page.locator('.enquiry button').click()
    const shown = () => Promise.all(['name', 'email', 'phone', 'message'].map((name) => complaint(name).textContent()))
    await expect.poll(shown).toEqual(words)
  })
})
