// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo } from './kit/visit.ts'
import { HOMES, CALM, arrive, arriveInStillness } from './kit/carousel.ts'
import { walkIf } from './kit/first-in-gate.ts'

const visit = visitDemo()

describe.each(HOMES)('The header and back to top (%s)', (place, path) => {
  const button = (page: Page) => page.getByRole('button', { name: '回到顶部' })

  test(
    'P-02 P-03a P-03b P-04d the header is translucent up to 100 px and darker past them; back to top jumps for a visitor who prefers less motion',
    walkIf(place === 'plain'),
    async () => {
      const page = await arrive(visit, path, CALM)
      const background = () => page.locator('.header').evaluate((header) => getComputedStyle(header).backgroundColor)
      for (const [top, colour] of [
        [0, 0.3],
        [100, 0.3],
        [101, 0.8],
        [900, 0.8],
        [100, 0.3],
      ] as const) {
        await scroll(page, top)
        await expect.poll(background).toBe(`rgba(3, 3, 3, ${colour})`)
      }
      expect(await page.locator('.header').evaluate((header) => getComputedStyle(header).position)).toBe('fixed')

      await scroll(page, 1700)
      await button(page).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    },
  )

  test('P-04a back to top is absent until more than 200 px are scrolled', async () => {
    const page = await arrive(visit, path)
    for (const [top, count] of [
      [0, 0],
      [200, 0],
      [201, 1],
      [200, 0],
    ] as const) {
      await scroll(page, top)
      await expect.poll(() => button(page).count()).toBe(count)
    }
  })

  test('P-04b it moves up 500 px every 50 ms until 0', walkIf(place === 'hash'), async () => {
    const page = await arriveInStillness(visit, path)
    await scroll(page, 1700)
    await button(page).click()
    const tops: number[] = []
    for (let step = 0; step < 6; step++) {
      await page.clock.runFor(50)
      tops.push(await page.evaluate(() => scrollY))
    }
    expect(tops).toEqual([1200, 700, 200, 0, 0, 0])
  })

  test('P-04c a visitor’s own wheel, key or touch ends it', async () => {
    const page = await arriveInStillness(visit, path, { hasTouch: true })
    for (const own of ['wheel', 'key', 'touch']) {
      await scroll(page, 2000)
      await button(page).click()
      await page.clock.runFor(100)
      expect([own, await page.evaluate(() => scrollY)]).toEqual([own, 1000])
      if (own === 'wheel') await page.evaluate(() => dispatchEvent(new WheelEvent('wheel', { deltaY: 1 })))
      if (own === 'key') await page.keyboard.press('Shift')
      if (own === 'touch') await page.evaluate(() => dispatchEvent(new Event('touchstart')))
      await page.clock.runFor(500)
      expect([own, await page.evaluate(() => scrollY)]).toEqual([own, 1000])
    }
  })
})

async function scroll(page: Page, top: number) {
  await page.evaluate((y) => scrollTo(0, y), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}
