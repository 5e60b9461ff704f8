import type { Page } from '@playwright/test'
import type { Tab } from '../../admin/state/tabs-state.ts'
import { STORED } from '../../admin/state/storage.ts'

/**
 * Lets the back office begin with tabs whose pages are not open, as after a reload: they fill the bar, and no change has to draw their pages.
 * Call it before the page is loaded.
 */
export function restoreTabs(page: Page, amount: number): Promise<unknown> {
  const tabs = Array.from({ length: amount }, (_, at) => restored(`/sitenews/${at + 2}`, `${at + 2} · News`))
  return page.addInitScript(([name, stored]) => sessionStorage.setItem(name, stored), [STORED.tabs, JSON.stringify(tabs)] as const)
}

const restored = (path: string, title: string): Tab => ({
  path,
  fullPath: path,
  name: 'sitenews',
  title,
  icon: 'read',
  query: {},
  meta: { own: true },
})

/** Closes every tab but the current one and the first. A page that rests is drawn anew by each change of shade or width as well. */
export function closeRest(page: Page, first = 1): Promise<void> {
  return page.evaluate((count) => {
    const others = document.querySelectorAll<HTMLElement>(`.tab-bar li:nth-child(n + ${count + 1}):not(.is-current) > button`)
    for (const button of others) button.click()
  }, first)
}
