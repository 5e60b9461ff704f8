import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { visitDemo } from './kit/visit.ts'
import { faultsOf } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'

async function openLog(page: Page) {
  await signIn(page, 'admin', { at: '/error-log' })
  await page.getByRole('heading', { level: 1, name: '错误日志' }).waitFor()
}

const indicator = (page: Page) => page.getByRole('button', { name: /^错误日志，/ })

describe('The error log', () => {
  const production = visitDemo({ NODE_ENV: 'production', SEED: 'demo' })

  test('S-04a S-04b S-04c S-14 T-11a T-11b R-12n errors of every kind enter the log, are counted, read in the dialog and cleared', async () => {
    const page = await production.open({ expected: /console|exception/ })
    await openLog(page)
    expect(await indicator(page).count()).toBe(0)
    for (const cause of ['点击时出错', '未处理的 Promise 拒绝', '部分区域渲染出错']) await page.getByRole('button', { name: cause }).click()
    await page.getByRole('button', { name: '错误日志，3 条' }).click()
    const dialog = page.getByRole('dialog', { name: '错误日志' })
    const entries = dialog.getByRole('listitem')
    await expect.poll(() => entries.count()).toBe(3)
    const newest = await entries.first().innerText()
    expect(newest).toContain('“部分区域渲染出错”：此区域渲染失败')
    expect(newest).toContain('#/error-log')
    expect(newest).toMatch(/组件\s+at /)
    expect(newest).toMatch(/调用栈\s+Error: /)
    await dialog.getByRole('button', { name: '全部清除' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await indicator(page).waitFor({ state: 'detached' })
    await page.getByText('没有错误').waitFor()
  })

  test('S-14 a page that cannot be drawn is logged once and opens again, and a refused call is not logged', async () => {
    const page = await production.open({ expected: /console|exception|500/ })
    await openLog(page)
    await page.getByRole('button', { name: '整个页面渲染出错' }).click()
    await page.getByRole('button', { name: '重新打开' }).click()
    await page.getByRole('heading', { level: 1, name: '错误日志' }).waitFor()
    await page.getByRole('button', { name: '错误日志，1 条' }).waitFor()

    await page.route('**/Gallery*/**', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 500, message: '暂时不行', details: null, validationErrors: null } } }),
    )
    await page.goto('/#/gallery')
    await page.getByText('暂时不行').first().waitFor()
    await page.getByRole('button', { name: '错误日志，1 条' }).waitFor()
  })

  test.each(['light', 'dark'])('P-15 axe finds no fault with errors and their dialog (%s)', async (shade) => {
    const page = await production.open({ expected: /console|exception/ })
    await page.addInitScript((chosen) => localStorage.setItem('portico.settings', JSON.stringify({ shade: chosen })), shade)
    await openLog(page)
    await page.getByRole('button', { name: '部分区域渲染出错' }).click()
    await page.getByRole('button', { name: '错误日志，1 条' }).click()
    await page.getByRole('dialog', { name: '错误日志' }).getByRole('listitem').waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
  })
})

describe('Outside production', () => {
  const visit = visitDemo()

  test('S-14 errors are not kept', async () => {
    const page = await visit.open({ expected: /console|exception/ })
    await openLog(page)
    await page.getByRole('button', { name: '点击时出错' }).click()
    await page.getByText('没有错误').waitFor()
    expect(await indicator(page).count()).toBe(0)
  })
})
