import type { Locator, Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { inside as insideChinese } from '../admin/language/inside-zh-CN.ts'
import { zhCN } from '../contract/words/zh-CN/index.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { followSystem, inBothShades } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'

const chinese = { admin: { ...zhCN.admin, ...insideChinese.admin } }
type Words = typeof chinese

interface Overlay {
  name: string
  at: string
  opener: (page: Page, words: Words) => Locator
  /** The steps within a menu that the opener opens, each by its name. */
  steps?: (words: Words) => string[]
  shown: string
}

const button = (page: Page, name: string) => page.getByRole('button', { name }).locator('visible=true').first()
const more = (page: Page, { admin }: Words) => page.locator('.ant-table-row').first().getByRole('button', { name: admin.list.more })
const MENU = '.ant-dropdown:not(.ant-dropdown-hidden)'
const DRAWER = '.ant-drawer-section'
const DIALOG = '.ant-modal'

const OVERLAYS: Overlay[] = [
  { name: 'menu of a row', at: '/sitenews', opener: more, shown: MENU },
  { name: 'menu of files', at: '/sitenews', opener: (page, { admin }) => button(page, admin.transfer.both), shown: MENU },
  {
    name: 'import',
    at: '/sitenews',
    opener: (page, { admin }) => button(page, admin.transfer.both),
    steps: ({ admin }) => [admin.transfer.import],
    shown: DIALOG,
  },
  {
    name: 'export',
    at: '/sitenews',
    opener: (page, { admin }) => button(page, admin.transfer.both),
    steps: ({ admin }) => [admin.transfer.export],
    shown: DIALOG,
  },
  { name: 'question before deleting', at: '/sitenews', opener: more, steps: ({ admin }) => [admin.list.delete], shown: DIALOG },
  { name: 'schedule', at: '/sitenews', opener: more, steps: ({ admin }) => [admin.publish.schedule], shown: DIALOG },
  { name: 'new row in a drawer', at: '/brand', opener: (page, { admin }) => button(page, admin.list.add), shown: DRAWER },
]

describe('Each overlay of the back office', () => {
  const visit = visitDemo()

  test.each(OVERLAYS)(
    'P-15 $name: no fault that axe knows, light and dark; it opens and closes by keys, and gives the focus back',
    async (overlay) => {
      const page = await visit.open()
      await followSystem(page)
      await signIn(page, 'admin', { at: overlay.at })
      expect(await lookAt(page, overlay, chinese)).toEqual([])
    },
  )
})

/** Opens the overlay by keys, looks at it in both shades, and closes it by Escape. */
async function lookAt(page: Page, overlay: Overlay, words: Words): Promise<string[]> {
  const faults: string[] = []
  const failed = (what: string) => (error: unknown) => void faults.push(`${what}: ${String(error).split('\n')[0]}`)
  const opener = overlay.opener(page, words)
  await opener.waitFor()
  await settled(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  for (const step of overlay.steps?.(words) ?? []) {
    const entry = page.getByRole('menuitem', { name: step }).locator('visible=true')
    await entry.waitFor()
    await reach(page, entry)
    await page.keyboard.press('Enter')
  }
  const shown = page.locator(overlay.shown).locator('visible=true')
  await shown.first().waitFor()
  await settled(page)
  await inBothShades(page, async (shade) => {
    await settled(page)
    faults.push(...(await faultsOf(page, { part: overlay.shown, popups: true })).map((fault) => `${shade}: ${fault}`))
  })
  if ((await overflow(page)) > 0) faults.push('wider than the window')
  await expect
    .poll(() => shown.first().evaluate((part) => part.contains(document.activeElement)))
    .toBe(true)
    .catch(failed('the focus is not inside'))
  await page.keyboard.press('Escape')
  await shown.first().waitFor({ state: 'hidden' })
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true)
    .catch(failed('the focus does not return'))
  return faults
}

/** Moves by the arrow keys until the entry of the menu has the focus. */
async function reach(page: Page, entry: Locator) {
  for (let presses = 0; presses < 20; presses++) {
    if (await entry.evaluate((element) => element === document.activeElement || element.matches('[class*=-active]'))) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error('The entry cannot be reached by the arrow keys.')
}
