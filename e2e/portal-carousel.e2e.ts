// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo, PHONE } from './kit/visit.ts'
import { HOMES, CALM, arriveInStillness, type Options } from './kit/carousel.ts'
import { fileOf } from './kit/pictures.ts'
import { walkIf } from './kit/first-in-gate.ts'

const visit = visitDemo()

describe.each(HOMES)('The carousel (%s)', (place, path) => {
  const current = (page: Page) =>
    page.locator('.slide').evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-active')) + 1)

  const still = (options: Options = {}) => arriveInStillness(visit, path, options)

  /** True if the first slide shows the image for narrow screens. */
  const showsSmall = async (page: Page) => {
    const image = page.locator('.slide img').first()
    const small = await page.locator('.slide').first().locator('source[media]').first().getAttribute('srcset')
    const shown = new URL(await fileOf(image)).pathname
    return small!.includes(shown.replace(/\/[^/]*$/, '/'))
  }

  test(
    'P-06a P-06h P-15a goes on after 5000 ms and from the last slide to the first; arrow keys change the slide, and the focus stays on none that is hidden',
    walkIf(place === 'plain'),
    async () => {
      const page = await still()
      const count = await page.locator('.slide').count()
      await page.getByRole('button', { name: '下一张' }).focus()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.clock.runFor(4900)
      expect(await current(page)).toBe(1)
      await page.clock.runFor(200)
      expect(await current(page)).toBe(2)
      for (let shown = 2; shown <= count; shown++) await page.clock.runFor(5000)
      expect(await current(page)).toBe(1)

      // The link of a slide that has just come is hidden until the first frame of its change, and takes no focus before.
      const link = page.locator('.slide[data-active] a')
      await link.waitFor()
      await link.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => current(page)).toBe(2)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('下一张')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => current(page)).toBe(1)
    },
  )

  test('P-06c P-06d previous, next and the indicators', walkIf(place === 'hash'), async () => {
    const page = await still()
    const count = await page.locator('.slide').count()
    await page.getByRole('button', { name: '上一张' }).click()
    await expect.poll(() => current(page)).toBe(count)
    await page.getByRole('button', { name: '下一张' }).click()
    await page.getByRole('button', { name: '下一张' }).click()
    await expect.poll(() => current(page)).toBe(2)
    await page.getByRole('button', { name: /^显示第 3 张/ }).click()
    await expect.poll(() => current(page)).toBe(3)
    expect(await page.locator('.indicators [aria-current]').getAttribute('aria-label')).toMatch(/^显示第 3 张/)
  })

  test('P-06b P-06e P-06f P-08a P-09b P-15a fades and shows the image for a wide screen; only the visible slide can be reached and is read out, changes are announced at rest, and the second slide’s words stand on the other side; rests under the pointer, with the focus inside and in a hidden tab, and has a pause button, which stops it for good and starts it again', async () => {
    const page = await still()
    const first = page.locator('.slide').first()
    expect(await first.evaluate((slide) => getComputedStyle(slide).transitionProperty)).toContain('opacity')
    expect(await showsSmall(page)).toBe(false)

    const states = await page
      .locator('.slide')
      .evaluateAll((slides) => slides.map((slide) => [(slide as HTMLElement).inert, slide.getAttribute('aria-hidden')]))
    expect(states[0]).toEqual([false, null])
    for (const state of states.slice(1)) expect(state).toEqual([true, 'true'])
    await expect.poll(() => page.locator('.slides').getAttribute('aria-live')).toBe('off')
    await page.getByRole('button', { name: '下一张' }).focus()
    await expect.poll(() => page.locator('.slides').getAttribute('aria-live')).toBe('polite')
    const snapshot = await page.locator('.hero').ariaSnapshot()
    expect(snapshot.match(/- group "第 \d 张，共 \d 张"/g)).toHaveLength(1)

    const left = () => page.locator('.slide[data-active] h2').evaluate((title) => title.getBoundingClientRect().left)
    const odd = await left()
    await page.getByRole('button', { name: '下一张' }).click()
    await expect.poll(left).toBeGreaterThan(odd + 400)

    await page.getByRole('button', { name: '上一张' }).click()
    await expect.poll(() => current(page)).toBe(1)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(700, 880)
    await page.mouse.move(700, 300)
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe(1)
    await page.mouse.move(700, 880)
    await page.getByRole('button', { name: '下一张' }).focus()
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe(1)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await hide(page, true)
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe(1)
    await hide(page, false)
    await page.clock.runFor(5100)
    expect(await current(page)).toBe(2)

    await page.getByRole('button', { name: '暂停自动播放' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(700, 880)
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe(2)
    await page.getByRole('button', { name: '开始自动播放' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(700, 880)
    await page.clock.runFor(5100)
    expect(await current(page)).toBe(3)
  })

  test('P-06 stands still from the start for a visitor who prefers less motion', async () => {
    const page = await still(CALM)
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe(1)
  })

  test('P-06g P-08a shows the image for a phone there, and swipes on touch', async () => {
    const page = await still({ viewport: PHONE, hasTouch: true, isMobile: true })
    expect(await showsSmall(page)).toBe(true)
    await swipe(page, 300, 80)
    expect(await current(page)).toBe(2)
    await swipe(page, 80, 300)
    expect(await current(page)).toBe(1)
    await swipe(page, 200, 190)
    expect(await current(page)).toBe(1)
  })
})

async function hide(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

async function swipe(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
  await touch('touchEnd')
}
