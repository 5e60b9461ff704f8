import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

/** A text as another program puts it into the clipboard. */
const copiedText = (name: string) =>
  readFileSync(new URL(`../../admin/resource/kinds/html/paste/corpus/${name}.html`, import.meta.url), 'utf8')

/** Puts texts of other programs into the clipboard of the browser, as they were copied there: the browser cleans nothing. */
export async function copyTexts(at: Page, ...names: string[]): Promise<void> {
  const page = await at.context().newPage()
  await page.goto('/robots.txt')
  await page.evaluate((html) => {
    document.addEventListener('copy', (event) => {
      event.clipboardData!.setData('text/html', html)
      event.preventDefault()
    })
    getSelection()!.selectAllChildren(document.body)
  }, names.map(copiedText).join(''))
  await page.keyboard.press('Control+c')
  await page.close()
  await at.bringToFront()
}

/** Puts a picture into the clipboard of the browser, as a program for screenshots does. */
export async function copyPicture(at: Page, file: string): Promise<void> {
  const page = await at.context().newPage()
  await page.goto('/robots.txt')
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
  }, readFileSync(file).toString('base64'))
  await page.close()
  await at.bringToFront()
}
