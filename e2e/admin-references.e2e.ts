// @module-tag browser
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'

const PASSWORD = 'Quiet-77-lake'

describe('Rows that refer to others', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)

  beforeAll(async () => {
    const { result: role } = await service('admin', 'POST', 'Role/Create', {
      name: 'keeper',
      displayName: '产品录入',
      grantedPermissions: ['Product/View', 'Product/Edit', 'Product/Add', 'Product/Export'],
    })
    await service('admin', 'POST', 'User/Create', {
      userName: 'keeper',
      name: '产品录入',
      emailAddress: 'keeper@example.com',
      password: PASSWORD,
      roleIds: [role.id],
    })
  })

  const shared = visit.share({}, async () => {})
  /** Any refused call fails the test: the page is opened without expected failures. */
  async function asKeeper(at: string): Promise<Page> {
    const page = shared()
    if (page.url() === 'about:blank') await signIn(page, 'keeper', { at, password: PASSWORD })
    else await page.goto(`/#${at}`)
    return page
  }

  test('E-11 A-05a without View on brands the list of products offers no filter that would be refused', async () => {
    const page = await asKeeper('/spu?keyword=HM-1200')
    const row = page.locator('.ant-table-row').first()
    await row.waitFor()
    await settled(page)
    expect(await page.getByRole('combobox', { name: '品牌' }).count()).toBe(0)
  })

  test('E-11 A-05a without View on brands the form shows the brand by its name, without a way to change it, and saves', async () => {
    const { result: product } = await service('admin', 'GET', 'Product/Get?id=1')
    const page = await asKeeper('/spu/1')
    const brand = page.locator('.ant-form-item', { has: page.locator('label[for=brandId]') })
    await brand.waitFor()
    await settled(page)
    expect(await brand.textContent()).toContain(product['brandName'])
    expect(await brand.getByRole('combobox').locator('visible=true').and(page.locator(':enabled')).count()).toBe(0)
    await page.locator('#name').fill('改过的名称')
    const saved = page.waitForResponse(/Product\/Update/)
    await page.getByRole('button', { name: '保存草稿' }).click()
    expect((await saved).status()).toBe(200)
    expect((await service('admin', 'GET', 'Product/Get?id=1')).result).toMatchObject({ name: '改过的名称', brandId: product['brandId'] })
  })

  test('E-11e A-05a without View on brands the export names them', async () => {
    const page = await asKeeper('/spu')
    await page.locator('.ant-table-row').first().waitFor()
    await page.getByRole('button', { name: '导入与导出' }).click()
    await page.getByRole('menuitem', { name: '导出' }).click()
    const dialog = page.getByRole('dialog', { name: '导出' })
    const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: '导出' }).click()])
    const [titles = [], ...rows] = await readSheet(await readFile(await file.path()))
    const brands = new Set(rows.map((row) => String(row[titles.indexOf('品牌')])))
    const { items } = (await service('admin', 'GET', 'Brand/GetAll')).result
    expect(items.map((brand) => String(brand['name']))).toEqual(expect.arrayContaining([...brands].filter((name) => name !== 'null')))
    expect(brands.size).toBeGreaterThan(1)
  })

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
