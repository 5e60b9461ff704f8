import type { Page, Request } from '@playwright/test'
import { expect } from 'vitest'

const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps account of the requests of a page, for `settled`. */
export function watchRequests(page: Page) {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until every request of the page has been answered, also those that the answers led to. The page may go on moving, as a carousel does. */
export async function answered(page: Page) {
  const requests = underWay.get(page)!
  const open = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return [...requests].map((request) => request.url())
  }
  // A picture is made when it is first asked for, which has no time limit: only the test has one.
  await expect.poll(open, { interval: 20, timeout: 100_000 }).toEqual([])
}

/** Waits until the page has drawn what it has received: no request is under way, nothing in sight is busy, nothing moves. */
export async function settled(page: Page) {
  await answered(page)
  const requests = underWay.get(page)!
  const unrest = async () => {
    const busy = await page.evaluate(busyParts)
    // An answer that has just been drawn may have asked for the next.
    return [...[...requests].map((request) => request.url()), ...busy]
  }
  await expect.poll(unrest, { interval: 20, timeout: 15_000 }).toEqual([])
}

/** In the page: its parts that move or say that they wait, two frames from now. */
async function busyParts(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  // Animations that follow the scrolling never end, and neither do endless ones.
  const isPassing = ({ timeline, effect }: Animation) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity
  const moving = document.getAnimations().filter((animation) => animation.playState === 'running' && isPassing(animation))
  const waiting = [...document.querySelectorAll('.kit-bone, .ant-skeleton, #shell-content [aria-busy=true], .ant-spin-spinning')].filter(
    (part) => part.checkVisibility(),
  )
  return [...moving.map(({ id }) => `animation ${id}`), ...waiting.map(({ className }) => `waiting: ${className}`)]
}
