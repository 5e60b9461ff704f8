// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo, QUICK } from './kit/visit.ts'
import { answered } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'

/** The app may take a while to load on a busy machine. */
const PATIENT = { timeout: 15_000 }

function told(page: Page) {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/portal/visit')) bodies.push((request.postDataJSON() as { path: string }).path)
  })
  return bodies
}

describe('Looks in the app', () => {
  const visit = visitDemo()

  test('are reported page by page, each once, and those of the back office are not', { tags: ['walk'] }, async () => {
    const page = await visit.open()
    const looks = told(page)
    await page.goto('/#/', QUICK)
    await expect.poll(() => looks, PATIENT).toEqual(['/home'])
    await page.locator('.nav').getByRole('link', { name: '新闻', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '新闻动态' }).waitFor()
    await expect.poll(() => looks, PATIENT).toEqual(['/home', '/_news'])
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    await page.locator('.card a').first().click()
    await expect.poll(() => looks.length, PATIENT).toBe(3)
    expect(looks[2]).toMatch(/^\/_newsdetail[/?][\w=-]+$/)
    await signIn(page, 'admin', { at: '/user' })
    await answered(page)
    expect(looks).toHaveLength(3)
    await page.goto('/#/product?type=camera')
    await expect.poll(() => looks.slice(3), PATIENT).toEqual(['/_product'])
  })

  test('are not reported for plain pages, which the server counts, for missing pages, or for previews', async () => {
    const page = await visit.open({ expected: /404|403/ })
    const looks = told(page)
    await page.goto('/_news', QUICK)
    await page.goto('/#/_newsdetail?id=999999', QUICK)
    await page.getByRole('heading', { level: 1, name: '没有找到这个页面' }).waitFor()
    await page.goto('/#/_news?preview=ended')
    await answered(page)
    expect(looks).toEqual([])
  })

  test('leave nothing in the browser', async () => {
    const page = await visit.open()
    const looks = told(page)
    await page.goto('/#/_news', QUICK)
    await expect.poll(() => looks, PATIENT).toEqual(['/_news'])
    expect(await page.context().cookies()).toEqual([])
    expect(
      await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).filter((key) => !/scroll/i.test(key))]),
    ).toEqual([[], []])
  })
})

describe('In a demo', () => {
  const visit = visitDemo({ DEMO: '1' })

  test('M-03a nothing is reported, and an enquiry says that it cannot be sent, with a script and without', async () => {
    const page = await visit.open()
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url())
    })
    await page.goto('/#/_contact', QUICK)
    const fill = async (at: Page) => {
      await at.getByLabel('姓名').fill('王芳')
      await at.getByLabel('邮箱').fill('wang@example.com')
      await at.getByLabel('咨询内容').fill('请问交期是多久？')
      await at.getByRole('button', { name: '发送' }).click()
      await at.getByRole('alert').filter({ hasText: '演示版本，不允许操作' }).waitFor()
      expect(await at.getByLabel('姓名').inputValue()).toBe('王芳')
    }
    await fill(page)
    await answered(page)
    expect(writes).toEqual([])
    const plain = await visit.open({ javaScriptEnabled: false, expected: /403/ })
    await plain.goto('/_contact', QUICK)
    await fill(plain)
  })
})
