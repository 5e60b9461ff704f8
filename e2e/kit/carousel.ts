import { expect } from 'vitest'
import type { Visit } from './visit.ts'

// What moves on the public pages, on the plain ones and inside the app alike: both are brought to life by the same functions.

export const HOMES = [
  ['plain', '/home'],
  ['hash', '/#/home'],
] as const

export const CALM = { reducedMotion: 'reduce' } as const

const NOON = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-11-20T12:10:00Z')

export type Options = Parameters<Visit['open']>[0]

/** A page on which the carousel has come to life. */
export async function arrive(visit: Visit, path: string, options: Options = {}) {
  const page = await visit.open(options)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('.hero[data-ready]').waitFor()
  return page
}

/** The same with a clock that stands still until it is told to go on. */
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
