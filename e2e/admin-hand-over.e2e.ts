// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { authenticate, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const PASSWORD = 'Test-pass-7'

describe('People who leave and units that go', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const open = shareOffice(visit, 'admin')
  let number = 0
  const post = async (path: string, body: object) => (await service('admin', 'POST', path, body)).result
  const get = async (path: string) => (await service('admin', 'GET', path)).result
  const hire = async () => {
    const userName = `leaver-${Date.now()}-${number++}`
    const { id } = await post('User/Create', { userName, name: userName, emailAddress: `${userName}@example.com`, password: PASSWORD })
    return { id, userName }
  }
  const brand = (values: object) => post('Brand/Create', { name: '交接', code: `leaving-${Date.now()}-${number++}`, ...values })
  const unit = (values: object = {}) => {
    const displayName = `交接部 ${Date.now()}-${number++}`
    return post('OrganizationUnit/Create', { displayName, displayNameEn: displayName, ...values })
  }
  const rowOf = (page: Page, text: string) => page.locator('.ant-table-row', { hasText: text })
  const act = async (page: Page, text: string, action: string) => {
    await rowOf(page, text).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  const choose = async (page: Page, userName: string) => {
    await page.locator('#successor').fill(userName)
    await page.locator('.ant-select-item-option', { hasText: userName }).click()
  }
  const userOf = (id: number) => get(`User/Get?id=${id}`)

  describe('in units', () => {
    // The page keeps the names of the units for a while, so all of them are made before it is loaded.
    const make = async () => {
      const role = await post('Role/Create', {
        name: `goes-${Date.now()}`,
        displayName: `门店角色 ${Date.now()}`,
        grantedPermissions: ['Brand/View'],
      })
      const [top, above, moved] = [await unit(), await unit(), await unit()]
      return { role, top, above, moved, gone: await unit({ parentId: top.id, roleIds: [role.id] }) }
    }
    let made: Awaited<ReturnType<typeof make>>
    beforeAll(async () => {
      made = await make()
    })

    test('B-60g B-60h the deletion of a unit says what follows and moves its rows to the unit above', async () => {
      const { role, top, gone } = made
      const member = await hire()
      await post('OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: gone.id, userIds: [member.id] })
      const row = await brand({ unitId: gone.id })
      const page = await open('/ou')
      await act(page, String(top['displayName']), '删除')
      const dialog = page.getByRole('dialog', { name: '删除机构' })
      await dialog.getByText('下面还有 1 个机构').waitFor()
      expect(await dialog.getByRole('button', { name: /删除/ }).last().isDisabled()).toBe(true)
      await dialog.getByRole('button', { name: '取消' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await act(page, String(gone['displayName']), '删除')
      await dialog.getByText('1 名成员将不再属于该机构').waitFor()
      await dialog.getByText(`其中 1 人将失去角色：${String(role['displayName'])}`).waitFor()
      await dialog.getByText('1 条数据属于该机构').waitFor()
      expect(await dialog.locator('.ant-select').innerText()).toContain(String(top['displayName']))
      await dialog.getByRole('button', { name: '移动数据并删除' }).click()
      await rowOf(page, String(gone['displayName'])).waitFor({ state: 'detached' })
      expect((await get(`Brand/Get?id=${row.id}`))['unitId']).toBe(top.id)
      await page.getByRole('button', { name: '撤销' }).click()
      await rowOf(page, String(gone['displayName'])).waitFor()
      expect((await get(`Brand/Get?id=${row.id}`))['unitId']).toBe(top.id)
    })

    test('B-60g a unit is moved, by its form and by keys in the tree, after a question; a refused one stays where it was', async () => {
      const { above, moved } = made
      const chief = await hire()
      const role = await post('Role/Create', {
        name: `down-${Date.now()}`,
        displayName: '下级',
        grantedPermissions: ['Brand/View'],
        dataScopes: { catalogue: { kind: 'below' } },
      })
      await post('User/Update', { id: chief.id, unitIds: [above.id], roleIds: [role.id] })
      await brand({ unitId: moved.id })
      const parentOf = async () => (await get(`OrganizationUnit/Get?id=${moved.id}`))['parentId']
      const page = await open(`/ou?row=${moved.id}`)
      await page.locator('#parentId').fill(String(above['displayName']))
      await page.locator('.ant-select-tree-title:visible', { hasText: String(above['displayName']) }).click()
      await page.keyboard.press('Control+s')
      const dialog = page.getByRole('dialog', { name: '移动机构' })
      await dialog.getByText(`移到“${String(above['displayName'])}”下`).waitFor()
      await dialog.getByText('1 条数据仍属于这些机构').waitFor()
      await dialog.getByText('1 名新上级机构的成员将通过').waitFor()
      await dialog.getByRole('button', { name: '取消' }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await parentOf()).toBeNull()
      await page.keyboard.press('Control+s')
      await dialog.getByRole('button', { name: '移动', exact: true }).click()
      await expect.poll(parentOf).toBe(above.id)
      await page.goto('/#/ou')
      const handle = page.getByRole('button', { name: `移动《${String(moved['displayName'])}》` })
      await handle.waitFor()
      await settled(page)
      await handle.focus()
      const said = page.locator('.kit-table:visible > [role=status]')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => said.innerText()).toMatch(/^第 \d+ 位/)
      await page.keyboard.press('Space')
      await dialog.getByText('移到最上级').waitFor()
      await dialog.getByText('1 名原上级机构的成员将不再通过').waitFor()
      expect(await parentOf()).toBe(above.id)
      await dialog.getByRole('button', { name: '移动', exact: true }).click()
      await expect.poll(parentOf).toBeNull()
      await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true)
    })
  })

  test(
    'B-60i B-60d from the list somebody is dismissed: the dialog counts what they own, leads to it, and says what follows',
    { tags: ['walk'] },
    async () => {
      const [from, to] = [await hire(), await hire()]
      const { token } = await authenticate(visit.url, from.userName, PASSWORD)
      const row = await brand({ ownerId: from.id })
      const page = await open(`/user?keyword=${from.userName}`)
      await act(page, from.userName, '离职交接…')
      const dialog = page.getByRole('dialog', { name: `离职交接：${from.userName}` })
      const link = dialog.getByRole('link', { name: '品牌' })
      await expect.poll(() => link.getAttribute('href')).toContain(`/brand?ownerId=${from.id}`)
      await dialog.getByText('1 条', { exact: true }).waitFor()
      const button = dialog.getByRole('button', { name: '办理离职' })
      expect(await button.isDisabled()).toBe(true)
      await choose(page, to.userName)
      await dialog.getByText(`1 条数据移交给 ${to.userName}`).waitFor()
      await dialog.getByText('账号立即停用并退出登录').waitFor()
      expect((await userOf(from.id))['isActive']).toBe(true)
      await button.click()
      await dialog.waitFor({ state: 'hidden' })
      await rowOf(page, from.userName).getByText('已停用').waitFor()
      expect((await get(`Brand/Get?id=${row.id}`))['ownerId']).toBe(to.id)
      expect((await fetch(`${visit.url}/abp/services/app/User/Get?id=${from.id}`, { headers: { 'X-Token': token } })).status).toBe(401)
      await page.goto('/#/user?keyword=admin')
      await rowOf(page, 'admin').getByRole('button', { name: '更多' }).click()
      await page.getByRole('menuitem', { name: '重置密码' }).waitFor()
      expect(await page.getByRole('menuitem', { name: '离职交接…' }).count()).toBe(0)
    },
  )

  test('B-84e B-79f of more than 5,000 rows the dialog counts the steps, and the account is shut out after the last one', async () => {
    const [from, to] = [await hire(), await hire()]
    const rows = 11_000
    const make = (at: number) => ({
      name: '成批',
      code: `many-${from.id}-${at}`,
      isActive: 1,
      sort: at,
      version: 1,
      creationTime: Date.now(),
      ownerId: from.id,
    })
    for (let at = 0; at < rows; at += 1000)
      await visit.running.database.write
        .insertInto('brand')
        .values(Array.from({ length: 1000 }, (_, index) => make(at + index)) as never)
        .execute()
    const page = await open()
    const sent: string[] = []
    const seen = Promise.withResolvers<void>()
    await page.route(/User\/(HandOver|Dismiss)$/, async (route) => {
      sent.push(route.request().url().split('/').at(-1)!)
      if (sent.length === 2) await seen.promise
      await route.continue()
    })
    onTestFinished(() => page.unrouteAll())
    await page.goto(`/#/user?keyword=${from.userName}`)
    await act(page, from.userName, '离职交接…')
    const dialog = page.getByRole('dialog', { name: `离职交接：${from.userName}` })
    await choose(page, to.userName)
    await dialog.getByText(`${rows} 条数据移交给 ${to.userName}`).waitFor()
    await dialog.getByRole('button', { name: '办理离职' }).click()
    await dialog
      .getByRole('status')
      .filter({ hasText: `已处理 5000 / ${rows} 条数据` })
      .waitFor()
    expect(await userOf(from.id)).toMatchObject({ isActive: true })
    seen.resolve()
    await dialog.waitFor({ state: 'hidden', timeout: 60_000 })
    expect(sent).toEqual(['HandOver', 'HandOver', 'HandOver', 'Dismiss'])
    expect(await userOf(from.id)).toMatchObject({ isActive: false })
    expect((await get(`Brand/GetAll?ownerId=${from.id}`))['totalCount']).toBe(0)
    const { read, write } = visit.running.database
    const moved = read.selectFrom('brand').select(({ fn }) => fn.countAll().as('rows'))
    expect(Number((await moved.where('ownerId', '=', to.id).executeTakeFirstOrThrow()).rows)).toBe(rows)
    // So many brands leave no room for those of the other tests.
    await write.deleteFrom('brand').where('ownerId', '=', to.id).execute()
  }, 120_000)

  test('B-60i on the page of a person, by keys alone, chosen kinds of rows are handed over and the account stays', async () => {
    const [from, to] = [await hire(), await hire()]
    const row = await brand({ ownerId: from.id })
    const item = await post('News/Create', { title: '交接', ownerId: from.id })
    const page = await open(`/user/${from.id}`)
    const opener = page.getByRole('region', { name: '登录与权限' }).getByRole('button', { name: '离职交接…' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '离职交接' })
    await dialog.getByRole('radio', { name: '移交数据并办理离职' }).focus()
    await page.keyboard.press('ArrowUp')
    await dialog.getByRole('checkbox', { name: '移交 品牌' }).focus()
    await page.keyboard.press('Space')
    await page.locator('#successor').focus()
    await page.keyboard.type(to.userName)
    await page.locator('.ant-select-item-option', { hasText: to.userName }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText(`1 条数据移交给 ${to.userName}`).waitFor()
    await dialog.getByRole('button', { name: '移交数据' }).focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect((await get(`News/Get?id=${item.id}`))['ownerId']).toBe(to.id)
    expect((await get(`Brand/Get?id=${row.id}`))['ownerId']).toBe(from.id)
    expect((await userOf(from.id))['isActive']).toBe(true)
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('B-60i the deletion of somebody with rows leads to the same dialog; among several they are named, and the others go', async () => {
    const [from, to, free] = [await hire(), await hire(), await hire()]
    await brand({ ownerId: from.id })
    const page = await open('/user?keyword=leaver-&size=100')
    for (const { userName } of [from, free]) await rowOf(page, userName).locator('.ant-checkbox-input').check()
    await page.getByRole('button', { name: '批量删除' }).click()
    const named = page.getByRole('dialog', { name: '还有数据没有移交' })
    await named.getByText(`${from.userName}（1 条）`).waitFor()
    expect(await named.innerText()).not.toContain(free.userName)
    await named.getByRole('button', { name: '删除其余 1 名用户' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
    await rowOf(page, free.userName).waitFor({ state: 'detached' })
    await act(page, from.userName, '删除')
    const dialog = page.getByRole('dialog', { name: `离职交接：${from.userName}` })
    await expect.poll(() => dialog.getByRole('radio', { name: '移交数据并删除账号' }).isChecked()).toBe(true)
    await choose(page, to.userName)
    await dialog.getByRole('button', { name: '删除账号' }).click()
    await rowOf(page, from.userName).waitFor({ state: 'detached' })
    expect((await get(`Brand/GetAll?ownerId=${to.id}`))['totalCount']).toBe(1)
    // Rows belong to the successor now.
    await act(page, to.userName, '删除')
    await page.getByRole('dialog', { name: `离职交接：${to.userName}` }).waitFor()
  })

  test('B-60e rows that this person may not give are marked, and the button stays closed', async () => {
    const from = await hire()
    await brand({ ownerId: from.id })
    const role = await post('Role/Create', {
      name: `keeper-${Date.now()}`,
      displayName: '人事',
      grantedPermissions: ['User/View', 'User/Edit', 'OrganizationUnit/View'],
    })
    const keeper = await hire()
    await post('Role/AddUserToRole', { roleId: role.id, userId: keeper.id })
    const page = await visit.open()
    await signIn(page, keeper.userName, { at: `/user/${from.id}`, password: PASSWORD, isOwn: true })
    await page.getByRole('button', { name: '离职交接…' }).click()
    const dialog = page.getByRole('dialog', { name: '离职交接' })
    await dialog.getByText('您不能移交', { exact: true }).waitFor()
    expect(await dialog.getByRole('link').count()).toBe(0)
    expect(await dialog.getByRole('radio', { name: /删除/ }).count()).toBe(0)
    await choose(page, keeper.userName)
    await dialog.locator('.ant-select', { hasText: keeper.userName }).waitFor()
    expect(await dialog.getByRole('button', { name: '办理离职' }).isDisabled()).toBe(true)
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['zh-CN', PHONE],
    ['en-US', PHONE],
  ] as const)('P-15 B-60i the dialogs of people and units have no fault that axe knows (%s, %o)', async (locale, viewport) => {
    const from = await hire()
    const held = await unit()
    await brand({ ownerId: from.id, unitId: held.id })
    const page = locale === 'zh-CN' ? await open() : await visit.open({ locale, viewport })
    if (locale === 'zh-CN') {
      onTestFinished(() => page.setViewportSize(DESKTOP))
      await page.setViewportSize(viewport)
      await page.goto(`/#/user/${from.id}`)
    } else await signIn(page, 'admin', { at: `/user/${from.id}` })
    await page.getByRole('button', { name: /离职交接|Hand over and dismiss/ }).click()
    await page.locator('#successor').waitFor()
    await page.getByRole('radio').first().check()
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.keyboard.press('Escape')
    await page.goto('/#/ou')
    await rowOf(page, String(held['displayName']))
      .getByRole('button', { name: /更多|More/ })
      .click()
    await page.getByRole('menuitem', { name: /删除|Delete/ }).click()
    await page.locator('#rows-to').waitFor()
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
})
