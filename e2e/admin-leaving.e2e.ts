// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { signIn } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'

const HALF = '写了一半'
const FORMS = [
  { name: 'a drawer', list: '/brand', at: '/brand?row=1', field: '#name', bar: 'tabs' },
  { name: 'a drawer without the tabs bar', list: '/brand', at: '/brand?row=1', field: '#name', bar: 'none' },
  { name: 'a page without the tabs bar', list: '/sitenews', at: '/sitenews/1', field: '#title', bar: 'none' },
] as const

/** Types an address into the address bar. */
const typeAddress = (page: Page, address: string) => page.evaluate((hash) => void (location.hash = hash), address)
const question = (page: Page) => page.getByRole('dialog', { name: '有未保存的修改' })
const addressOf = (page: Page) => page.evaluate(() => location.hash.slice(1))

describe('A form with unsaved words is not left without a question', () => {
  const visit = visitDemo()
  const withBar = (tagsView: boolean) =>
    visit.share({}, async (page) => {
      await page.addInitScript((settings) => localStorage.setItem('portico.settings', settings), JSON.stringify({ tagsView }))
      await signIn(page, 'editor', { at: '/dashboard' })
    })
  const pages = { tabs: withBar(true), none: withBar(false) }

  test.each(FORMS)('E-11h $name asks when an address is typed by hand, and at Back', async ({ list, at, field, bar }) => {
    const page = pages[bar]()
    const input = page.locator(field).locator('visible=true')
    await page.goto('/#/dashboard')
    await expect.poll(() => page.locator('.kit-table').locator('visible=true').count()).toBe(0)
    // The form itself is opened by an address typed by hand as well: the way back from there is one step long.
    for (const address of [list, at]) {
      await typeAddress(page, address)
      await page.locator('.kit-table, .kit-section').locator('visible=true').first().waitFor()
    }
    await input.fill(HALF)
    for (const leave of [() => typeAddress(page, list), () => page.evaluate(() => history.back())]) {
      await leave()
      await question(page).getByRole('button', { name: '继续编辑' }).click()
      await question(page).waitFor({ state: 'hidden' })
      expect(await addressOf(page)).toBe(at)
      expect(await input.inputValue()).toBe(HALF)
    }
    await typeAddress(page, list)
    await question(page).getByRole('button', { name: '离开' }).click()
    await expect.poll(() => addressOf(page)).toBe(list)
    await expect.poll(() => page.locator(field).locator('visible=true').count()).toBe(0)
    await typeAddress(page, '/dashboard')
    await expect.poll(() => addressOf(page)).toBe('/dashboard')
    expect(await question(page).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => addressOf(page)).toBe(list)
  })
})
