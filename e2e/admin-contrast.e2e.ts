// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'

// States that only a pointer, a selection or an opened part brings: a look at a screen at rest does not see them.

describe('The back office under the pointer', () => {
  const visit = visitDemo()

  async function open(at: string): Promise<Page> {
    const page = await visit.open()
    await followSystem(page)
    await signIn(page, 'admin', { at })
    await page.getByRole('heading', { level: 1 }).locator('visible=true').first().waitFor()
    await settled(page)
    return page
  }

  test('P-15d the main button keeps its contrast while the pointer is on it', async () => {
    const page = await open('/sitenews')
    const add = page.getByRole('button', { name: '新增' })
    await add.hover()
    await expect.poll(() => add.evaluate((button) => button.matches(':hover'))).toBe(true)
    expect(await faultsInBothShades(page)).toEqual([])
  })

  test('P-15d links in a selected row keep their contrast while the pointer is on them', async () => {
    const page = await open('/sitenews')
    const row = page.locator('.ant-table-row').nth(1)
    await row.getByRole('checkbox').check()
    await page.getByText('已选 1 项').waitFor()
    for (const link of [row.locator('.kit-title'), row.getByRole('link', { name: '编辑' })]) {
      await link.hover()
      expect(await faultsInBothShades(page)).toEqual([])
    }
  })

  test('P-15d the buttons of an old version keep their contrast while the pointer is on them', async () => {
    const page = await open('/sitenews')
    await page.locator('.ant-table-row').first().getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '历史版本' }).click()
    const buttons = page.locator('.kit-version-actions').first().getByRole('button')
    await buttons.first().waitFor()
    for (const button of await buttons.all()) {
      await button.hover()
      expect(await faultsInBothShades(page, { part: '.ant-drawer-section' })).toEqual([])
    }
  })

  test.each(['/function', '/sitenews', '/spu'])('P-15d the unfolded filters of %s can be read, their hints too', async (path) => {
    const page = await open(path)
    await page.getByRole('button', { name: '筛选' }).click()
    await page.locator('.ant-select-placeholder').locator('visible=true').first().waitFor()
    expect(await faultsInBothShades(page)).toEqual([])
  })
})
