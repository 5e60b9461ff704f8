// @module-tag browser
import type { Locator, Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { overflow } from './kit/looks.ts'
import { OVERLAYS, WORDS, type Overlay, type Words } from './kit/overlays.ts'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { closeRest } from './kit/tabs.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const LOOKS = [
  { name: 'wide', locale: 'zh-CN', viewport: DESKTOP },
  { name: 'phone', locale: 'en-US', viewport: PHONE },
] as const
const NARROW = { width: 320, height: 640 }

describe('Each overlay of the back office', () => {
  const visit = visitDemo()

  describe.each(LOOKS)('$name', ({ name, locale, viewport }) => {
    const shared = visit.share({ locale, viewport }, async (page) => {
      await followSystem(page)
      await signIn(page, 'admin', { at: '/sitenews' })
    })

    test.each(Object.entries(OVERLAYS))(
      'P-15a P-15c P-15e on %s: no fault that axe knows, light and dark; it opens and closes by keys, and gives the focus back',
      async (at, overlays) => {
        const page = shared()
        await page.goto(`/#${at}`)
        // The tab becomes the current one together with its page; before that, what is in sight belongs to the page before.
        await page.locator(`.tab-bar a[aria-current=page][href="#${at}"]`).waitFor()
        await closeRest(page)
        const faults: string[] = []
        for (const overlay of overlays) {
          if (overlay.only && overlay.only !== name) continue
          faults.push(...(await lookAt(page, overlay, WORDS[locale])).map((fault) => `${overlay.name}: ${fault}`))
        }
        expect(faults).toEqual([])
      },
      120_000,
    )
  })
})

/** Opens the overlay by keys, looks at it in both shades, and closes it by Escape. */
async function lookAt(page: Page, overlay: Overlay, words: Words): Promise<string[]> {
  const faults: string[] = []
  const failed = (what: string) => (error: unknown) => void faults.push(`${what}: ${String(error).split('\n')[0]}`)
  const opener = overlay.opener(page, words)
  await opener.waitFor()
  await settled(page)
  // A resize or a late answer may have drawn the opener anew.
  await expect.poll(() => opener.evaluate((element: HTMLElement) => (element.focus(), element === document.activeElement))).toBe(true)
  await page.keyboard.press(overlay.key ?? 'Enter')
  for (const step of overlay.steps?.(words) ?? []) await choose(page, step)
  const shown = page.locator(overlay.shown).locator('visible=true')
  await shown.first().waitFor()
  await expect
    .poll(() => shown.first().evaluate((part) => part.contains(document.activeElement)))
    .toBe(true)
    .catch(failed('the focus is not inside'))
  await settled(page)
  faults.push(...(await faultsInBothShades(page, { part: overlay.shown })))
  faults.push(...(await wideParts(page, shown.first())))
  await page.keyboard.press('Escape')
  await shown.first().waitFor({ state: 'hidden' })
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true)
    .catch(failed('the focus does not return'))
  return faults
}

/** Says whether the page or the overlay sticks out of the window; a phone becomes as narrow as 320 px for it. */
async function wideParts(page: Page, shown: Locator): Promise<string[]> {
  const viewport = page.viewportSize()!
  const isPhone = viewport.width === PHONE.width
  if (isPhone) await page.setViewportSize(NARROW)
  await settled(page)
  const isInside = () =>
    shown.evaluate((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left >= 0 && right <= innerWidth + 0.5
    })
  const faults: string[] = []
  if ((await overflow(page)) > 0) faults.push('the page is wider than the window')
  if (!(await isInside())) faults.push('it sticks out of the window')
  if (isPhone) await page.setViewportSize(viewport)
  return faults
}

/** Chooses an entry of the open menu by the arrow keys. */
async function choose(page: Page, name: string) {
  const entry = page.getByRole('menuitem', { name }).locator('visible=true')
  await entry.waitFor()
  // The menu takes the focus after it has opened; a key before that would still be the opener's.
  await expect.poll(() => entry.evaluate((element) => element.closest('[role=menu]')!.contains(document.activeElement))).toBe(true)
  await reach(page, entry)
  await page.keyboard.press('Enter')
}

/** Moves by the arrow keys until the entry of the menu has the focus. */
async function reach(page: Page, entry: Locator) {
  for (let presses = 0; presses < 20; presses++) {
    if (await entry.evaluate((element) => element === document.activeElement || element.matches('[class*=-active]'))) return
    await page.keyboard.press('ArrowDown')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  throw new Error('The entry cannot be reached by the arrow keys.')
}
