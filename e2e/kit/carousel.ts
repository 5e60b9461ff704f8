import { expect } from 'vitest'
import type { Visit } from './visit.ts'

// The moving parts of the public pages. The same functions drive them on plain pages and inside the app.

export const HOMES = [
  ['plain', '/home'],
  ['hash', '/#/home'],
] as const

export const CALM = { reducedMotion: 'reduce' } as const

const NOON = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-11-20T12:10:00Z')

export type Options = Parameters<Visit['open']>[0]

/** Opens a page and waits for its carousel to start. */
export async function arrive(visit: Visit, path: string, options: Options = {}) {
  const page = await visit.open(options)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('.hero[data-ready]').waitFor()
  return page
}

/** The same with a clock that stands still until the test moves it on. */
export async function arriveInStillness(visit: Visit, path: string, options: Options = {}) {
  const page = await visit.open(options)
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(LATER)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('.hero[data-ready]').waitFor()
  // The app removes the served page in the next frame.
  await page.clock.runFor(100)
  await expect.poll(() => page.locator('.hero').count()).toBe(1)
  await page.mouse.move(700, 880)
  return page
}
