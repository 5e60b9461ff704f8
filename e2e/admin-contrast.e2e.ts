// @module-tag browser
import { describe, expect, test } from 'vitest'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { closeRest } from './kit/tabs.ts'
import { visitDemo } from './kit/visit.ts'

// States that only a pointer, a selection or an opened part brings: a look at a screen at rest does not see them.

describe('The back office under the pointer', () => {
  const visit = visitDemo()

  const shared = visit.share({}, async (page) => {
    await followSystem(page)
    await signIn(page, 'admin')
  })

  /** Opens a screen anew: each test comes from another one, whose tab is closed. */
  async function open(at: string) {
    const page = shared()
    await page.goto(`/#${at}`)
    await page.locator(`.tab-bar a[aria-current=page][href="#${at}"]`).waitFor()
    await closeRest(page)
    await page.getByRole('heading', { level: 1 }).locator('visible=true').first().waitFor()
    await settled(page)
    return page
  }

  test('P-15d the main button, links in a selected row, and the buttons of an old version keep their contrast while the pointer is on them', async () => {
    const page = await open('/sitenews')
    const add = page.getByRole('button', { name: '新增' })
    await add.hover()
    await expect.poll(() => add.evaluate((button) => button.matches(':hover'))).toBe(true)
    expect(await faultsInBothShades(page)).toEqual([])

    const row = page.locator('.ant-table-row').nth(1)
    await row.getByRole('checkbox').check()
    await page.getByText('已选 1 项').waitFor()
    await row.locator('.kit-title').hover()
    expect(await faultsInBothShades(page)).toEqual([])
    // The pointer changes colours only, and those of the row alone.
    await row.getByRole('link', { name: '编辑' }).hover()
    expect(await faultsInBothShades(page, { part: '.ant-table-row-selected', coloursOnly: true })).toEqual([])
    await row.getByRole('checkbox').uncheck()

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
