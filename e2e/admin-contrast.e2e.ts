// @module-tag browser
import { describe, expect, test } from 'vitest'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { shareOffice } from './kit/share-office.ts'
import { visitDemo } from './kit/visit.ts'

// States that only a pointer, a selection or an opened part brings: a look at a screen at rest does not see them.

describe('The back office under the pointer', () => {
  const visit = visitDemo()

  const share = shareOffice(visit, 'admin', {}, followSystem)

  async function open(at: string) {
    const page = await share(at)
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
    // The pointer changes colours only.
    for (const [at, link] of [row.locator('.kit-title'), row.getByRole('link', { name: '编辑' })].entries()) {
      await link.hover()
      expect(await faultsInBothShades(page, { coloursOnly: at > 0 })).toEqual([])
    }
  })

  test('P-15d the buttons of an old version keep their contrast while the pointer is on them', async () => {
    const page = await open('/sitenews')
    await page.locator('.ant-table-row').first().getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '历史版本' }).click()
    const buttons = page.locator('.kit-version-actions').first().getByRole('button')
    await buttons.first().waitFor()
    for (const [at, button] of (await buttons.all()).entries()) {
      await button.hover()
      expect(await faultsInBothShades(page, { part: '.ant-drawer-section', coloursOnly: at > 0 })).toEqual([])
    }
  })

  test.each(['/function', '/sitenews', '/spu'])('P-15d the unfolded filters of %s can be read, their hints too', async (path) => {
    const page = await open(path)
    await page.getByRole('button', { name: '筛选' }).click()
    await page.locator('.ant-select-placeholder').locator('visible=true').first().waitFor()
    expect(await faultsInBothShades(page)).toEqual([])
  })
})
