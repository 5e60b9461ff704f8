import type { Locator, Page } from '@playwright/test'

// Drags of rows by their handles: by mouse, and by finger through the browser's own touch events.

/** A place among the rows of a table. */
interface Way {
  /** The row at whose upper or lower edge the drag ends. */
  to: Locator
  edge: 'top' | 'bottom'
}

/** Presses a handle and moves the pointer, in steps as a hand does. */
export async function startDrag(page: Page, from: Locator, { to, edge }: Way) {
  await from.hover()
  await page.locator('.kit-table[data-sorting]:visible').waitFor()
  const [box, target] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.down()
  const y = edge === 'top' ? target.y + 6 : target.y + target.height - 6
  await page.mouse.move(box.x + box.width / 2, y, { steps: 12 })
  await page.locator('[data-dnd-dragging]').waitFor()
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Touches a handle and moves the finger; the returned function lifts it. */
export async function touchDrag(page: Page, from: Locator, { to, edge }: Way): Promise<() => Promise<unknown>> {
  const finger = await page.context().newCDPSession(page)
  // Near the edges of the window a drag scrolls the page.
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [box, target] = [(await from.boundingBox())!, (await to.boundingBox())!]
  const x = box.x + box.width / 2
  const [start, end] = [box.y + box.height / 2, edge === 'top' ? target.y + 6 : target.y + target.height - 6]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', start)
  for (let step = 1; step <= 12; step++) await touch('touchMove', start + ((end - start) * step) / 12)
  await page.locator('[data-dnd-dragging]').waitFor()
  return () => touch('touchEnd')
}

/** Drags a row and drops it. */
export async function dragRow(page: Page, from: Locator, way: Way) {
  await startDrag(page, from, way)
  await page.mouse.up()
  await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' })
}
