import type { Locator, Page } from '@playwright/test'

/** Drags one element onto another as a hand does, in steps: a drag begins after a short way, and its target is found on the way. */
export async function drag(page: Page, { from, to }: { from: Locator; to: Locator }): Promise<void> {
  await from.hover()
  await from.locator('xpath=ancestor::*[@data-sorting]').first().waitFor({ state: 'attached' })
  await page.mouse.down()
  const box = (await to.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await page.locator('[data-dnd-dragging]').waitFor()
  await to.page().evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' })
}
