import type { Page } from '@playwright/test'
import { faultsOf, type LookOptions } from './looks.ts'
import { settled } from './settled.ts'

/** Lets the back office follow the shade of the system, which a test can change while the page is open. Call it before the page is loaded. */
export const followSystem = (page: Page) =>
  page.addInitScript(() => {
    // A blank page, to which a test goes before it signs in anew, has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('portico.settings', '{"shade":"system"}')
  })

export type Shade = 'light' | 'dark'

/**
 * The faults that axe finds in light and in dark, without loading the page again. A shade changes nothing but colours, so the second look is at colours only.
 * The first look is in the shade that the page has, since every change of it draws the whole page anew.
 */
export async function faultsInBothShades(page: Page, options: LookOptions = {}): Promise<string[]> {
  const isDark = await page.evaluate(() => document.documentElement.dataset['shade'] === 'dark')
  const [first, second] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  return [...(await faultsInShade(page, first, options)), ...(await faultsInShade(page, second, { ...options, coloursOnly: true }))]
}

/** The faults that axe finds in one shade. */
export async function faultsInShade(page: Page, shade: Shade, options: LookOptions = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: shade, reducedMotion: 'reduce' })
  await page.waitForFunction(hasShade, shade)
  await settled(page)
  return (await faultsOf(page, options)).map((fault) => `${shade}: ${fault}`)
}

/** In the page: the document says so, and the UI kit, which follows later, has light text on dark or dark text on light. */
function hasShade(wanted: string): boolean {
  const button = document.querySelector('.shell-user-name')
  const [red] = button ? getComputedStyle(button).color.match(/\d+/g)! : []
  return document.documentElement.dataset['shade'] === wanted && (red === undefined || Number(red) > 128 === (wanted === 'dark'))
}
