// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_PAGES } from '../contract/back-office/examples.ts'
import { shareExamples, titleOf } from './kit/examples.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { postingAt } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

const NAMES = EXAMPLE_PAGES.map(({ name }) => name)

const visit = visitDemo()
const show = (examplePages: boolean) => postingAt(visit)('Setting/Update', { values: { examplePages } })

describe('Each example page', () => {
  beforeAll(() => show(true))
  const wide = shareExamples(visit)
  const phone = shareExamples(visit, { viewport: PHONE, locale: 'en-US', shade: 'dark' })

  test.each(NAMES)(
    'R-14 B-87b /%s opens in Chinese and light on a wide screen without a fault, and shows its code on request',
    async (name) => {
      const page = await wide(name)
      expect(await page.title()).toContain(titleOf(name, 'zh-CN'))
      expect(await page.locator('.example-uses').innerText()).not.toBe('')
      expect(await faultsOf(page)).toEqual([])
      const before = await scripts(page)
      await page.getByRole('button', { name: '查看代码' }).click()
      const code = page.locator('.example-code pre')
      await code.waitFor()
      expect(await code.innerText()).toContain(`<Example name="${name}"`)
      expect((await scripts(page)).length).toBeGreaterThan(before.length)
    },
  )

  test.each(NAMES)('R-14 B-87b /%s opens in English and dark on a phone without a fault', async (name) => {
    const page = await phone(name)
    expect(await faultsOf(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await page.locator('.example').innerText()).not.toMatch(/examples\.|\{\{/)
  })

  test('B-87c opening an example fetches no page and no words of another', async () => {
    const page = await visit.open()
    await signIn(page, 'admin', { at: '/sticky' })
    await page.getByRole('heading', { level: 1, name: titleOf('sticky', 'zh-CN'), exact: true }).waitFor()
    await settled(page)
    const fetched = (await scripts(page)).filter((name) => name.includes('/examples/')).map((name) => name.split('/').at(-1)!)
    expect(fetched.filter((name) => name.startsWith('page-'))).toHaveLength(1)
    expect(fetched.some((name) => name.startsWith('sticky-'))).toBe(true)
    const others = NAMES.filter((name) => name !== 'sticky')
    expect(fetched.filter((file) => others.some((name) => file.startsWith(`${name}-`)))).toEqual([])
  })
})

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )

describe('The examples as a setting has them', () => {
  const group = (page: Page) => page.locator('.shell-menu').getByText('示例', { exact: true })

  test('B-87a B-87c without the setting an address of an example is a missing one, and no file of the examples is fetched; whoever works while an administrator turns it on finds the examples without a reload, and loses them so', async () => {
    await show(false)
    const page = await visit.open()
    await signIn(page, 'admin', { at: '/sticky' })
    await page.waitForURL((url) => url.hash === '#/404')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    expect((await scripts(page)).filter((name) => name.includes('/examples/'))).toEqual([])

    await page.evaluate(() => void (location.hash = '#/setting?group=backOffice'))
    const toggle = page.getByRole('switch', { name: '显示示例页面' })
    const save = page.getByRole('button', { name: '保存' })
    await toggle.click()
    await save.click()
    await group(page).waitFor()
    await page.evaluate(() => void (location.hash = '#/sticky'))
    await page.getByRole('heading', { level: 1, name: '吸顶' }).waitFor()
    await page.evaluate(() => void (location.hash = '#/setting'))
    await toggle.click()
    await save.click()
    await group(page).waitFor({ state: 'detached' })
    await page.evaluate(() => void (location.hash = '#/sticky'))
    await page.waitForURL((url) => url.hash === '#/404')
  })
})
