import type { Locator, Page } from '@playwright/test'
import { dropFiles } from './drop-files.ts'

/** The steps of a person. A text is one entry however long it is, and choosing files in the dialog of the system is one too. */
export interface Steps {
  clicks: number
  keys: number
  texts: number
  drags: number
  dialogs: number
}

/** A hand at mouse and keyboard that counts its steps. It uses only elements in sight, as a person does. */
export function handAt(page: Page) {
  const steps: Steps = { clicks: 0, keys: 0, texts: 0, drags: 0, dialogs: 0 }

  async function click(target: Locator): Promise<void> {
    steps.clicks += 1
    await seen(target).click()
  }

  async function key(name: string, times = 1): Promise<void> {
    for (let at = 0; at < times; at++) {
      steps.keys += 1
      await page.keyboard.press(name)
    }
  }

  /** Types a text where the caret is. */
  async function type(words: string): Promise<void> {
    steps.texts += 1
    await page.keyboard.insertText(words)
  }

  /** Puts the caret into a field, if it is not there, and writes in place of what the field holds. */
  async function write(field: Locator, words: string): Promise<void> {
    const one = seen(field)
    if (!(await one.evaluate((element) => element === document.activeElement))) await click(one)
    if ((await one.inputValue()) !== '') await key('Control+a')
    await type(words)
  }

  /** Presses a button that opens the dialog of the system, and chooses files there. */
  async function choose(button: Locator, files: readonly string[]): Promise<void> {
    const [dialog] = await Promise.all([page.waitForEvent('filechooser'), click(button)])
    steps.dialogs += 1
    await dialog.setFiles([...files])
  }

  /** Drags files from outside the browser onto an element. */
  async function drop(target: Locator, files: readonly string[]): Promise<void> {
    steps.drags += 1
    await dropFiles(seen(target), files)
  }

  /** Drags a row by its handle to the upper edge of another. */
  async function drag(from: Locator, to: Locator): Promise<void> {
    steps.drags += 1
    await seen(from).hover()
    await page.locator('[data-sorting]:visible').first().waitFor()
    const [box, target] = [(await seen(from).boundingBox())!, (await seen(to).boundingBox())!]
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, target.y + 6, { steps: 12 })
    await page.locator('[data-dnd-dragging]').waitFor()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.mouse.up()
    await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' })
  }

  return { page, steps, click, key, type, write, choose, drop, drag }
}
export type Hand = ReturnType<typeof handAt>

/** Pages that rest are in the document too, so the first in sight is meant. */
export const seen = (target: Locator): Locator => target.locator('visible=true').first()

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, ...exactly(name) })
export const entry = (page: Page, name: string | RegExp): Locator => page.getByRole('menuitem', { name, ...exactly(name) })

const exactly = (name: string | RegExp) => (typeof name === 'string' ? { exact: true } : {})

/** Ends the task with what went wrong. */
export function must(isSo: boolean, complaint: string): asserts isSo {
  if (!isSo) throw new Error(complaint)
}
