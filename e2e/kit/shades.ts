import type { Page } from '@playwright/test'
import { faultsOf, type LookOptions } from './looks.ts'
import { settled } from './settled.ts'

/** Lets the back office follow the shade of the system, which a test can change while the page is open. Call it before the page is loaded. */
export const followSystem = (page: Page) => page.addInitScript(() => localStorage.setItem('portico.settings', '{"shade":"system"}'))

/** Calls `look` with the page as it is in light and then in dark, without loading it again. */
async function inBothShades(page: Page, look: (shade: 'light' | 'dark') => Promise<unknown>) {
  for (const shade of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: shade, reducedMotion: 'reduce' })
    await page.waitForFunction(hasShade, shade)
    await look(shade)
  }
}

/** The faults that axe finds in light and in dark. A shade changes nothing but colours, so the second look is at colours only. */
export async function faultsInBothShades(page: Page, options: LookOptions = {}): Promise<string[]> {
  const faults: string[] = []
  await inBothShades(page, async (shade) => {
    await settled(page)
    const found = await faultsOf(page, { ...options, coloursOnly: shade === 'light' })
    faults.push(...found.map((fault) => `${shade}: ${fault}`))
  })
  return faults
}

/** In the page: the document says so, and the UI kit, which follows later, has light text on dark or dark text on light. */
function hasShade(wanted: string): boolean {
  const button = document.querySelector('.shell-user-name')
  const [red] = button ? getComputedStyle(button).color.match(/\d+/g)! : []
  return document.documentElement.dataset['shade'] === wanted && (red === undefined || Number(red) > 128 === (wanted === 'dark'))
}
