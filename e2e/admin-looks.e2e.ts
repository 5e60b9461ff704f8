// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { addressOf, SCREENS } from '../contract/back-office/screens.ts'
import { firstInGate } from './kit/first-in-gate.ts'
import { overflow } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, faultsInShade, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const FORMS = [
  '/sitenews/1',
  '/sitenews/new',
  '/spu/1',
  '/spu/new',
  '/sitecarousel/1',
  '/menu/1',
  '/user/1',
  '/user/new',
  '/role/1',
  '/role/2',
  '/specparamtemplate/1',
  '/dictionary',
]
const PATHS = [...SCREENS.map(addressOf), ...FORMS, '/401', '/nowhere']
const THIRDS = [0, 1, 2]
const SIXTHS = [0, 1, 2, 3, 4, 5]

describe('Each screen of the back office', () => {
  const visit = visitDemo()

  /** Every third screen or so, that no test takes a minute. */
  const part = (at: number, parts: number[]) => PATHS.filter((_, index) => index % parts.length === at)

  async function openAs(locale: string, viewport = DESKTOP) {
    const page = await visit.open({ locale, viewport })
    await followSystem(page)
    await signIn(page, 'admin')
    return page
  }

  const isSound =
    'P-15 B-37b is called as its tab, has no fault that axe knows, half of the screens in dark and half in light, and fits on a phone (%s)'
  firstInGate(SIXTHS, 1)(isSound, async (sixth) => {
    const page = await openAs('zh-CN')
    const faults: string[] = []
    // Every other screen, so that the open ones change their colours only once.
    for (const [shade, half] of [
      ['dark', 0],
      ['light', 1],
    ] as const) {
      for (const path of part(sixth, SIXTHS).filter((one, index) => !FORMS.includes(one) && index % 2 === half)) {
        await lead(page, path)
        if (path !== '/dashboard') await isCalledAsItsTab(page, path)
        faults.push(...(await faultsInShade(page, shade)))
        await page.setViewportSize(PHONE)
        // A list becomes cards once it knows the width.
        await expect.poll(() => overflow(page), { message: `${path}: px wider than ${PHONE.width} px` }).toBe(0)
        await page.setViewportSize(DESKTOP)
      }
    }
    expect(faults).toEqual([])
  })

  test.each(THIRDS)(
    'P-15 has no fault that axe knows, light and dark, in Chinese on a wide screen and in English on a phone; and fits into 320 px (%s)',
    async (third) => {
      const faults: string[] = []
      for (const look of [
        { locale: 'zh-CN', viewport: DESKTOP },
        { locale: 'en-US', viewport: PHONE },
      ]) {
        const page = await openAs(look.locale, look.viewport)
        for (const path of part(third, THIRDS)) {
          await lead(page, path)
          faults.push(...(await faultsInBothShades(page)))
          if (look.viewport !== PHONE) continue
          await page.setViewportSize({ width: 320, height: 640 })
          await settled(page)
          if ((await overflow(page)) > 0) faults.push(`${path} is ${await overflow(page)} px wider than 320 px`)
          await page.setViewportSize(PHONE)
        }
      }
      expect(faults).toEqual([])
    },
    180_000,
  )
})

/** Waits for the heading that the tab of this address has too. The dashboard greets instead; a missing page and one that stands alone are outside the shell. */
async function isCalledAsItsTab(page: Page, path: string) {
  if (FORMS.includes(path) || path === '/401') return
  if (!SCREENS.some((screen) => !screen.alone && addressOf(screen) === path)) return isOutsideTheShell(page)
  const tab = page.getByRole('navigation', { name: '已打开的页面' }).locator(`[aria-current=page][href$="${path}"]`)
  const heading = page.getByRole('heading', { level: 1 }).locator('visible=true').first()
  await expect.poll(async () => [path, await heading.innerText()]).toEqual([path, await tab.innerText()])
  await settled(page)
}

/** The screen of before has a heading as well, and stands until the next one has come. */
async function isOutsideTheShell(page: Page) {
  await page.locator('#shell-content').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}

/** Shows another screen in the app that is open. */
async function lead(page: Page, path: string) {
  await page.goto(`/#${path}`)
  await page.getByRole('heading', { level: 1 }).locator('visible=true').first().waitFor()
  await settled(page)
}
