// @module-tag browser
import { describe, expect, test } from 'vitest'
import { visitDemo } from './kit/visit.ts'
import { firstInGate } from './kit/first-in-gate.ts'

describe('The language of a browser', () => {
  const visit = visitDemo()

  const LANGUAGES = [
    ['ja-JP', 'en', 'Sign in'],
    ['zh-TW', 'zh-CN', '登录'],
    ['fr-FR', 'en', 'Sign in'],
    ['es-ES', 'en', 'Sign in'],
    ['en-GB', 'en', 'Sign in'],
    ['zh-CN', 'zh-CN', '登录'],
  ] as const
  firstInGate(LANGUAGES, 1)('S-07d S-07e a %s browser gets %s at login, at home and in the app', async ([locale, language, signIn]) => {
    const page = await visit.open({ locale })
    await page.goto('/#/login')
    await page.getByRole('button', { name: signIn, exact: true }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const served = await page.request.get('/', { headers: { 'accept-language': locale } })
    expect(await served.text()).toContain(`<html lang="${language}"`)
    await page.goto('/#/_news')
    await page.locator(`.portal[lang="${language}"] #main`).waitFor()
    expect(await page.locator(`.portal:not([lang="${language}"])`).count()).toBe(0)
  })

  test('S-07c a French reader who chose Chinese keeps it, and is offered no language without words', async () => {
    const page = await visit.open({ locale: 'fr-FR' })
    await page.goto('/#/login')
    const choice = page.getByRole('group', { name: 'Language' })
    await expect.poll(() => choice.getByRole('button').allTextContents()).toEqual(['中文', 'English'])
    await choice.getByRole('button', { name: '中文' }).click()
    await page.reload()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  })
})
