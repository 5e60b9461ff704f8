// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('Organisation units in the back office', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const share = shareOffice(visit, 'admin')
  let number = 0
  const make = async (values: object = {}) =>
    (
      await service('admin', 'POST', 'OrganizationUnit/Create', {
        displayName: `机构 ${number++}`,
        displayNameEn: `Unit ${number}`,
        ...values,
      })
    ).result
  const names = (page: Page) => page.locator('.members-list a').allTextContents()

  test('E-02a a unit is made below another, and the list shows the tree', { tags: ['walk'] }, async () => {
    const own = `${Date.now()}`
    const top = await make({ displayName: `集团 ${own}` })
    const page = await share('/ou')
    await page.getByRole('button', { name: '新增' }).click()
    await page.locator('#displayName').fill(`华东区 ${own}`)
    await page.locator('#parentId').click()
    await page.locator('.ant-select-tree-title:visible', { hasText: own }).first().click()
    await page.keyboard.press('Control+s')
    await page.locator('.ant-drawer-open').waitFor({ state: 'detached' })
    const { items } = (await service('admin', 'GET', `OrganizationUnit/GetAll?keyword=${encodeURIComponent(`华东区 ${own}`)}`)).result
    expect(items).toMatchObject([{ parentId: top.id, memberCount: 0 }])
    const levels = page.locator('.ant-table-row', { hasText: own })
    await expect.poll(() => levels.evaluateAll((rows) => rows.map((row) => /level-(\d)/.exec(row.className)?.[1]))).toEqual(['0', '1'])
  })

  test('E-02b members are found by search, added, removed and brought back by the undo, and the user tells the same', async () => {
    const unit = await make()
    const page = await share(`/ou?row=${unit.id}`)
    const members = page.getByRole('region', { name: '成员' })
    await members.getByText('还没有成员').waitFor()
    await page.getByText(`机构编码：${String(unit['code'])}`).waitFor()
    await members.getByRole('combobox', { name: '选择要添加的用户' }).fill('edit')
    await page.locator('.ant-select-item-option', { hasText: 'editor' }).click()
    await page.keyboard.press('Escape')
    await members.getByRole('button', { name: '添加', exact: true }).click()
    await expect.poll(() => names(page)).toEqual(['editor'])
    const { items } = (await service('admin', 'GET', `User/GetAll?unitIds=${unit.id}`)).result
    expect(items.map(({ userName }) => userName)).toEqual(['editor'])
    await members.getByRole('button', { name: '移出 editor' }).click()
    await expect.poll(() => names(page)).toEqual([])
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(() => names(page)).toEqual(['editor'])
    await page.goto(`/#/user/${items[0]!.id}`)
    await page.locator('.kit-section', { hasText: '组织机构' }).getByText(String(unit['displayName'])).waitFor()
  })

  test('A-07a A-07e A-07f the members of a role stand below its permits and are changed there', async () => {
    const { id } = (
      await service('admin', 'POST', 'Role/Create', {
        name: `seller-${Date.now()}`,
        displayName: '销售',
        grantedPermissions: ['Brand/View'],
      })
    ).result
    const page = await share(`/role/${id}`)
    const members = page.getByRole('region', { name: '成员' })
    await members.getByRole('combobox', { name: '选择要添加的用户' }).fill('view')
    await page.locator('.ant-select-item-option', { hasText: 'viewer' }).click()
    await page.keyboard.press('Escape')
    await members.getByRole('button', { name: '添加', exact: true }).click()
    await expect.poll(() => names(page)).toEqual(['viewer'])
    expect((await service('admin', 'GET', `Role/GetUsersInRole?id=${id}`)).result['totalCount']).toBe(1)
    await members.getByRole('button', { name: '移出 viewer' }).click()
    await expect.poll(() => names(page)).toEqual([])
    expect((await service('admin', 'GET', `Role/GetUsersInRole?id=${id}`)).result['totalCount']).toBe(0)
  })

  test('A-05b a viewer reads the members and finds no way to change them', async () => {
    const unit = await make()
    const viewer = (await service('admin', 'GET', 'User/GetAll?keyword=viewer')).result.items[0]!.id
    await service('admin', 'POST', 'OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: unit.id, userIds: [viewer] })
    const page = await visit.open()
    await signIn(page, 'viewer', { at: `/ou?row=${unit.id}` })
    await expect.poll(() => names(page)).toEqual(['viewer'])
    const members = page.getByRole('region', { name: '成员' })
    expect(await members.getByRole('button').count()).toBe(0)
    expect(await members.getByRole('combobox').count()).toBe(0)
  })

  test('E-02a a unit is moved below another by keys', async () => {
    const own = `${Date.now()}`
    const [one, two] = [await make({ displayName: `甲部 ${own}` }), await make({ displayName: `乙部 ${own}` })]
    const page = await share('/ou')
    // The order of rows has code of its own, which comes a moment after the list.
    await page.locator('[id^=kit-order-keys]').waitFor({ state: 'attached' })
    const said = page.locator('.kit-table:visible > [role=status]')
    await page.getByRole('button', { name: `移动《乙部 ${own}》` }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => said.innerText()).toContain(`已拿起《乙部 ${own}》`)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => said.innerText()).toContain(`移到《甲部 ${own}》之下`)
    await page.keyboard.press('Space')
    await page.getByRole('dialog', { name: '移动机构' }).getByText(`移到“甲部 ${own}”下`).waitFor()
    // The button opens once the server has told what follows.
    await page.getByRole('dialog').getByText('没有数据属于该机构').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '移动', exact: true }).press('Enter')
    await expect.poll(async () => (await service('admin', 'GET', `OrganizationUnit/Get?id=${two.id}`)).result['parentId']).toBe(one.id)
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)('P-15 the form of a unit with members has no fault that axe knows (%s, %o)', async (locale, viewport) => {
    const unit = await make()
    await service('admin', 'POST', 'OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: unit.id, userIds: [1] })
    const address = `/ou?row=${unit.id}`
    const page = locale === 'zh-CN' ? await share(address) : await visit.open({ locale, viewport })
    if (locale !== 'zh-CN') await signIn(page, 'admin', { at: address })
    await page.locator('.members-list li').waitFor()
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-drawer-open' })).toEqual([])
    expect(await overflow(page)).toBe(0)
  })

  // Last, since its rows fill the lists of the others.
  describe('A tree of 5,000 organisation units', () => {
    beforeAll(async () => {
      const { write } = visit.running.database
      const unit = (id: number, parentId: number | null) => ({
        id,
        parentId,
        displayName: `大机构 ${id}`,
        sort: id,
        version: 1,
        creationTime: Date.now(),
      })
      // 20 at the top, 25 below each of them, and the others below those.
      const parentOf = (at: number) => (at < 20 ? null : at < 520 ? 10_000 + ((at - 20) % 20) : 10_020 + ((at - 520) % 500))
      for (let from = 0; from < 5000; from += 500)
        await write
          .insertInto('organizationUnit')
          .values(Array.from({ length: 500 }, (_, at) => unit(10_000 + from + at, parentOf(from + at))) as never)
          .execute()
    })

    test('B-79i opens with its upper levels, and a row unfolds to those below it', async () => {
      const page = await visit.open()
      const pages: string[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname.endsWith('OrganizationUnit/GetAll')) pages.push(searchParams.get('skipCount')!)
      })
      await signIn(page, 'admin', { at: '/ou' })
      const rows = page.locator('.ant-table-row')
      const row = (id: number) => page.locator(`.ant-table-row[data-row-key="${id}"]`)
      await row(10_000).waitFor()
      await settled(page)
      expect(pages).toEqual(['0', '1000', '2000', '3000', '4000', '5000'])
      const first = await rows.count()
      expect([first >= 20, first <= 300, await row(10_020).count()]).toEqual([true, true, 0])
      await row(10_000).getByRole('button', { name: '展开行' }).click()
      await row(10_020).waitFor()
      expect(await rows.count()).toBe(first + 25)
      await row(10_020).getByRole('button', { name: '展开行' }).click()
      await row(10_520).waitFor()
      expect(await rows.count()).toBe(first + 25 + 9)
      await row(10_000).getByRole('button', { name: '关闭行' }).click()
      await row(10_020).waitFor({ state: 'detached' })
      expect(await rows.count()).toBe(first)
    })
  })
})
