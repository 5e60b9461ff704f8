import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { FormDefinition } from '../../contract/forms/definition.ts'
import { settled } from './settled.ts'
import { signIn } from './sign-in.ts'
import type { Visit, VisitOptions } from './visit.ts'

/** Opens the designer of forms in a browser of its own. */
export async function openDesigner(visit: Visit, { user = 'admin', ...options }: VisitOptions & { user?: string } = {}): Promise<Page> {
  const page = await visit.open(options)
  await signIn(page, user, { at: '/form-generator' })
  await page.locator('.designer-canvas').waitFor()
  await settled(page)
  return page
}

/** Begins with a template, of a form that has no changes. */
export async function beginWith(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '模板', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: title }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The labels of the questions on the canvas in sight: a list for each group. */
export const labelsOn = (page: Page): Promise<string[][]> =>
  page
    .locator('.designer-group')
    .filter({ visible: true })
    .evaluateAll((groups) =>
      groups.map((group) => [...group.querySelectorAll('.designer-label')].map((label) => label.firstChild?.textContent ?? '')),
    )

/** The button of a question, group or step on the canvas in sight: a form that rests in another tab has one too. */
export const partOn = (page: Page, label: string): Locator =>
  page.locator('.designer-canvas [data-part]').filter({ has: page.getByText(label, { exact: true }), visible: true })

/** Exports the form by its menu, and returns the file. */
export async function exportedFrom(page: Page): Promise<{ text: string; definition: FormDefinition }> {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: '下载 JSON 文件' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  return { text, definition: JSON.parse(text)['x-layout'] as FormDefinition }
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No ${key} leads to ${String(target)}`)
}

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
