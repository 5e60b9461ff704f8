import type { Page } from '@playwright/test'

/** Closes all notices: one of an earlier test would be taken for that of the next. */
export async function closeNotices(page: Page) {
  const notices = page.locator('.ant-notification-notice')
  await notices.locator('.ant-notification-notice-close').evaluateAll((all: HTMLElement[]) => all.forEach((button) => button.click()))
  await notices.first().waitFor({ state: 'detached' })
}
