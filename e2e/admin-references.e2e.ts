import { describe, expect, test } from 'vitest'
import { serviceOf } from './kit/service.ts'
import { signIn } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'

describe('Rows that refer to others', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)

  test('X-04a E-11 the question before deleting a row that others refer to names and counts them', async () => {
    const { items } = (await service('admin', 'GET', 'Brand/GetAll?maxResultCount=1')).result
    const brand = items[0]!
    const { totalCount } = (await service('admin', 'GET', `Product/GetAll?brandId=${brand.id}`)).result as unknown as { totalCount: number }
    expect(totalCount).toBeGreaterThan(0)
    const page = await visit.open()
    await signIn(page, 'admin', { at: '/brand' })
    const row = page.locator('.ant-table-row', { hasText: String(brand['name']) }).first()
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    const dialog = page.getByRole('dialog', { name: '操作提示' })
    const line = dialog.getByRole('listitem').filter({ hasText: '产品' })
    await line.waitFor()
    expect(await line.textContent()).toContain(`${totalCount}`)
    await dialog.getByRole('button', { name: '取消' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await service('admin', 'GET', `Brand/Get?id=${brand.id}`)).result.id).toBe(brand.id)
  })
})
