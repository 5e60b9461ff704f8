import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import { answered } from './settled.ts'
import { DESKTOP, PHONE, QUICK } from './visit.ts'

// Checks of a page at rest: its faults for people who cannot see or point, its width, and the parts that move by themselves.

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface LookOptions {
  /** A selector: axe looks at this part of the page only. */
  part?: string
  /** True if only the colours have changed since axe looked at all. */
  coloursOnly?: boolean
}

/** The rules of axe whose answer depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Returns the faults that axe finds in the page, or in a part of it, each with the elements concerned (P-15). */
export async function faultsOf(page: Page, { part, coloursOnly = false }: LookOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: Axe.RunOptions = {
    // Only faults are wanted: to describe everything that is right takes most of the time.
    resultTypes: ['violations'],
    ...(coloursOnly && { runOnly: COLOUR_RULES }),
  }
  const violations = await page.evaluate(violationsIn, [part, options] as const)
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** In the page: runs axe. It walks through all elements, also those of resting pages, which it does not judge; so they leave the document meanwhile. */
async function violationsIn([part, options]: readonly [string | undefined, Axe.RunOptions]): Promise<Axe.Result[]> {
  const resting = [...document.querySelectorAll('#shell-content > *')].filter((view) => !view.checkVisibility())
  const returns = resting.map((view) => {
    const place = document.createComment('resting')
    view.replaceWith(place)
    return () => place.replaceWith(view)
  })
  const { axe } = window as unknown as { axe: typeof Axe }
  try {
    return (await axe.run(part ? { include: [[part]] } : document, options)).violations
  } finally {
    for (const comeBack of returns) comeBack()
  }
}

/** By how many px the page is wider than its window. */
export const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/**
 * The most that may move by itself while a page loads and is scrolled through (CLS). While its text still arrives, a slow machine may draw a part
 * of the header before the rest: less than a thousandth, which measuring tools show as 0.
 */
export const STILL = 0.001

/** Loads a page, scrolls through it, and returns how much has moved by itself. */
export async function movement(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  for (let top = 0; top < 4000; top += 500) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await answered(page)
  }
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))
}

/** Loads a page once and returns its faults on a wide screen and on a phone: those that axe finds, and parts that stick out. */
export async function faultsAtWidths(page: Page, path: string, prepare?: (page: Page) => Promise<unknown>): Promise<string[]> {
  await page.setViewportSize(DESKTOP)
  await page.goto(path, QUICK)
  return faultsHere(page, prepare)
}

/** The same for a page that is loaded already. */
export async function faultsHere(page: Page, prepare?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await prepare?.(page)
    faults.push(...(await faultsOf(page)).map((fault) => `${viewport.width} px: ${fault}`), ...(await stickingOut(page)))
  }
  return faults
}

async function stickingOut(page: Page): Promise<string[]> {
  const width = await overflow(page)
  return width === 0 ? [] : [`${page.url()} is ${width} px wider than ${page.viewportSize()!.width} px`]
}

/** Returns the faults of a page in both languages: axe looks at the Chinese one on a wide screen and at the English one on a phone, or the reverse. */
export async function faultsInLanguages(page: Page, path: string, [chinese, english] = [DESKTOP, PHONE]): Promise<string[]> {
  const faults: string[] = []
  for (const [at, [first, second]] of [
    [path, [chinese, english]],
    [`/en${path}`, [english, chinese]],
  ] as const) {
    await page.setViewportSize(first)
    await page.goto(at, QUICK)
    faults.push(...(await faultsOf(page)), ...(await stickingOut(page)))
    await page.setViewportSize(second)
    faults.push(...(await stickingOut(page)))
  }
  return faults
}
