import type { Page } from '@playwright/test'
import { afterEach, expect } from 'vitest'
import { closeNotices } from './notices.ts'
import { signIn } from './sign-in.ts'
import { closeRest } from './tabs.ts'
import type { Visit, VisitOptions } from './visit.ts'

/**
 * One page of a signed-in user for all tests of a describe. Each test opens its address with no other tab but the first and with nothing unsaved,
 * as after signing in; the pointer stands in the corner. To load the back office anew would cost several times as much. After a test that failed it is loaded anew, so that the next one begins well.
 */
export function shareOffice(
  visit: Visit,
  userName: string,
  options: VisitOptions = {},
  /** Changes the page before it is loaded. */
  prepare: (page: Page) => Promise<unknown> = async () => {},
): (address?: string) => Promise<Page> {
  const shared = visit.share(options, prepare)
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || shared().url() === 'about:blank') return
    await shared().evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    await shared().goto('about:blank')
  })
  return async (address = '/dashboard') => {
    const page = shared()
    if (page.url() === 'about:blank') await signIn(page, userName, { at: address })
    else await beginAt(page, address)
    return page
  }
}

/** Shows the page of an address as nobody has seen it before, with no other tab but the first. */
async function beginAt(page: Page, address: string): Promise<void> {
  if (address === '/dashboard' || !(await replaceBy(page, address))) {
    await closeTabs(page)
    await closeNotices(page)
    await page.goto(`/#${address}`)
  }
}

/** Lets the page of an address take the place of the one in sight, which costs less than to go by way of the dashboard. Returns false if that is not enough. */
async function replaceBy(page: Page, address: string): Promise<boolean> {
  // To give up what is not saved, a person is asked.
  if ((await page.locator('.tab-unsaved').count()) > 0) return false
  await closeNotices(page)
  await page.evaluate(() => document.querySelectorAll('#shell-content > *').forEach((view) => view.setAttribute('data-before', '')))
  await page.goto(`/#/redirect${address}`)
  // An address that leads to the page in sight, such as that of a row in its drawer, leaves it as it is.
  const isNew = await page.waitForFunction(isAnew, undefined, { polling: 20, timeout: 3000 }).catch(() => null)
  if (!isNew) return false
  // Elsewhere the pointer would stand on a part of this page by chance. After a drag by finger the next one never began until the pointer had moved.
  await page.mouse.move(0, 0)
  await closeRest(page)
  await expect.poll(() => page.locator('.tab-bar li').count()).toBeLessThanOrEqual(2)
  return true
}

/** In the page: every page from before is out of sight. */
function isAnew(): boolean {
  const views = [...document.querySelectorAll('#shell-content > *')].filter((view) => view.checkVisibility())
  const isAlone = !document.querySelector('#shell-content')
  return (
    !location.hash.startsWith('#/redirect/') && (isAlone || (views.length > 0 && views.every((view) => !view.hasAttribute('data-before'))))
  )
}

/** Closes every tab but the first, and gives up what is not saved in them. */
async function closeTabs(page: Page): Promise<void> {
  const tabs = page.locator('.tab-bar li')
  // A drawer over the bar rests with its page.
  await page.goto('/#/dashboard')
  await page.locator('.tab-bar a[aria-current=page][href="#/dashboard"]').waitFor()
  await page.locator('#shell-content h1').locator('visible=true').waitFor()
  const count = await tabs.count()
  if (count === 1) return
  const isAsking = (await page.locator('.tab-unsaved').count()) > 0
  const last = tabs.last().getByRole('link')
  if (count === 2) await last.click({ button: 'middle' })
  else {
    // Every tab has the same menu, whose last entry closes all of them.
    await last.click({ button: 'right' })
    await page.locator('.tab-menu').locator('visible=true').getByRole('menuitem').last().click()
  }
  if (isAsking) await page.getByRole('dialog').locator('.ant-btn-dangerous').locator('visible=true').click()
  await expect.poll(() => tabs.count()).toBe(1)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}
