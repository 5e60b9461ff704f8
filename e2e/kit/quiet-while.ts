import type { Page } from '@playwright/test'

const LONGEST_MS = 1000

/**
 * Lets a page alone for a while, to prove that nothing happens there meanwhile; `reason` says what might. What does happen has a state, which a test
 * waits for instead. At most a second.
 */
export async function quietFor(page: Page, ms: number, reason: string): Promise<void> {
  if (ms > LONGEST_MS || reason === '') throw new Error(`A page is let alone for at most ${LONGEST_MS} ms, and for a reason.`)
  await page.waitForTimeout(ms)
}
