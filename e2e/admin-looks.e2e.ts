// @module-tag browser
import type { Page, ViewportSize } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { addressOf, SCREENS } from '../contract/back-office/screens.ts'
import { overflow } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, faultsInShade, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { closeRest, restoreTabs } from './kit/tabs.ts'
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

  const isSound =
    'P-15 B-37b a sixth of the screens are called as their tabs, have no fault that axe knows, half of them in dark, and fit on a phone'
  test(isSound, { tags: ['walk', 'sample'] }, async () => {
    const page = await visit.open({ locale: 'zh-CN', viewport: DESKTOP })
    await followSystem(page)
    await signIn(page, 'admin')
    const faults: string[] = []
    // Every other screen, so that the open ones change their colours only once.
    for (const [shade, half] of [
      ['dark', 0],
      ['light', 1],
    ] as const) {
      for (const path of part(0, SIXTHS).filter((one, index) => !FORMS.includes(one) && index % 2 === half)) {
        await lead(page, path)
        faults.push(...(await faultsInShade(page, shade)))
        await fits(page, path)
        await page.setViewportSize(DESKTOP)
      }
    }
    expect(faults).toEqual([])
  })

  describe('in Chinese, on a wide screen', () => {
    const look = sharing('zh-CN', DESKTOP, 12)

    test.each(THIRDS)(
      'P-15 B-37b in Chinese all are called as their tabs, have no fault that axe knows on a wide screen, light and dark, and fit on a phone (%s)',
      async (third) => expect(await look(third, PHONE)).toEqual([]),
      180_000,
    )
  })

  describe('in English, on a phone', () => {
    const look = sharing('en-US', PHONE, 5)

    test.each(THIRDS)(
      'P-15 B-37b in English all are called as their tabs, have no fault that axe knows on a phone, light and dark, and fit into 320 px (%s)',
      async (third) => expect(await look(third, { width: 320, height: 640 })).toEqual([]),
      180_000,
    )
  })

  /** One page for all thirds, whose tab bar is full of tabs that nobody opens. The result looks at a third of the screens, and returns their faults. */
  function sharing(locale: string, viewport: ViewportSize, tabs: number) {
    const shared = visit.share({ locale, viewport }, async (page) => {
      await followSystem(page)
      await restoreTabs(page, tabs)
      await signIn(page, 'admin')
    })
    return async (third: number, narrow: ViewportSize) => {
      const page = shared()
      const faults: string[] = []
      for (const [index, path] of part(third, THIRDS).entries()) {
        await lead(page, path)
        // That of the dashboard is always there.
        await closeRest(page, 1 + tabs)
        const look = async () => {
          await page.setViewportSize(viewport)
          faults.push(...(await faultsInBothShades(page)))
        }
        // Every other screen comes while the window is still narrow, since each change of the width draws it anew.
        const isNarrow = index % 2 === 1
        await (isNarrow ? settled(page) : look())
        await fits(page, path, narrow)
        if (isNarrow) await look()
      }
      return faults
    }
  }
})

/** Makes the window narrow. A list becomes cards once it knows the width. */
async function fits(page: Page, path: string, narrow: ViewportSize = PHONE) {
  await page.setViewportSize(narrow)
  await expect.poll(() => overflow(page), { message: `${path}: px wider than ${narrow.width} px` }).toBe(0)
}

/** Shows another screen in the app that is open. Its heading is that of its tab, but for the dashboard, which greets, and forms, which name their row. */
async function lead(page: Page, path: string) {
  await page.goto(`/#${path}`)
  const isInside = FORMS.includes(path) || SCREENS.some((screen) => !screen.alone && addressOf(screen) === path)
  // The screen of before has a heading as well, and stands until the next one has come: with its tab, or outside the shell.
  if (isInside) await page.locator(`.tab-bar [aria-current=page][href$="${path}"]`).waitFor()
  else if (path === '/401') await page.locator('.tab-bar [aria-current=page]').waitFor({ state: 'detached' })
  else await page.locator('#shell-content').waitFor({ state: 'detached' })
  const heading = page.getByRole('heading', { level: 1 }).locator('visible=true').first()
  await heading.waitFor()
  if (isInside && path !== '/dashboard' && !FORMS.includes(path))
    await expect
      .poll(async () => [path, await heading.innerText()])
      .toEqual([path, await page.locator('.tab-bar [aria-current=page]').innerText()])
}
