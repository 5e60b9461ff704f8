// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { authenticate, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const PASSWORD = 'Test-pass-7'

describe('Accounts in the back office', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const share = shareOffice(visit, 'admin')
  let number = 0
  const hire = async (values: object = {}) => {
    const userName = `account-${Date.now()}-${number++}`
    const made = await service('admin', 'POST', 'User/Create', {
      userName,
      name: userName,
      emailAddress: `${userName}@example.com`,
      password: PASSWORD,
      ...values,
    })
    return { id: made.result.id, userName }
  }
  const unit = async (values: object) => (await service('admin', 'POST', 'OrganizationUnit/Create', values)).result
  const userOf = async (id: number) => (await service('admin', 'GET', `User/Get?id=${id}`)).result
  const statusOf = async (id: number, token: string) =>
    (await fetch(`${visit.url}/abp/services/app/User/Get?id=${id}`, { headers: { 'X-Token': token } })).status
  const rowOf = (page: Page, userName: string) => page.locator('.ant-table-row', { hasText: userName })
  const act = async (page: Page, userName: string, action: string) => {
    await rowOf(page, userName).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  test('B-59a a user is disabled and enabled from the list, with effect at the next call; nobody disables themselves', async () => {
    const { id, userName } = await hire()
    const { token } = await authenticate(visit.url, userName, PASSWORD)
    const page = await share(`/user?keyword=${userName}`)
    await act(page, userName, '停用')
    const disable = page.getByRole('dialog').getByRole('button', { name: '停用' })
    await disable.waitFor()
    expect(await statusOf(id, token)).toBe(200)
    await disable.click()
    await rowOf(page, userName).getByText('已停用').waitFor()
    expect(await statusOf(id, token)).toBe(401)
    await act(page, userName, '启用')
    await rowOf(page, userName).locator('.kit-yes').waitFor()
    expect((await userOf(id))['isActive']).toBe(true)
    await page.goto('/#/user?keyword=admin')
    await rowOf(page, 'admin').getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '重置密码' }).waitFor()
    expect(await page.getByRole('menuitem', { name: '停用' }).count()).toBe(0)
  })

  test('B-59b selected users are disabled, and added to a unit, after one question that counts and names them', async () => {
    const people = [await hire(), await hire()]
    const { id: unitId, ...made } = await unit({ displayName: `批量部 ${Date.now()}` })
    const page = await share('/user?keyword=account-')
    for (const { userName } of people) await rowOf(page, userName).locator('.ant-checkbox-input').check()
    await page.getByRole('button', { name: '加入机构' }).click()
    const dialog = page.getByRole('dialog', { name: '加入机构' })
    await dialog.getByText('2 名用户：').waitFor()
    for (const { userName } of people) await expect.poll(() => dialog.innerText()).toContain(userName)
    expect(await dialog.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
    await dialog.getByRole('combobox').fill(String(made['displayName']))
    await page.locator('.ant-select-tree-title:visible', { hasText: String(made['displayName']) }).click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect.poll(async () => (await userOf(people[1]!.id))['unitIds']).toEqual([unitId])
    expect((await userOf(people[0]!.id))['unitIds']).toEqual([unitId])
    await dialog.waitFor({ state: 'hidden' })
    for (const { userName } of people) await rowOf(page, userName).locator('.ant-checkbox-input').check()
    await page.getByRole('button', { name: '批量停用' }).click()
    await page.getByRole('dialog', { name: '批量停用' }).getByRole('button', { name: '批量停用' }).click()
    await expect.poll(async () => (await userOf(people[0]!.id))['isActive']).toBe(false)
    expect((await userOf(people[1]!.id))['isActive']).toBe(false)
  })

  test('B-59b a refusal of one user leaves all as they were, and the question says why', async () => {
    const { id, userName } = await hire()
    const page = await visit.open({ expected: /422/ })
    await signIn(page, 'admin', { at: '/user?size=100' })
    await rowOf(page, userName).locator('.ant-checkbox-input').check()
    await page
      .locator('.ant-table-row', { has: page.getByRole('link', { name: 'admin', exact: true }) })
      .locator('.ant-checkbox-input')
      .check()
    await page.getByRole('button', { name: '批量停用' }).click()
    const dialog = page.getByRole('dialog', { name: '批量停用' })
    await dialog.getByRole('button', { name: '批量停用' }).click()
    await dialog.getByRole('alert').waitFor()
    expect((await userOf(id))['isActive']).toBe(true)
  })

  test('B-100c whoever may not reset passwords sees the addresses of somebody else fixed, and changes the name', async () => {
    const made = await service('admin', 'POST', 'Role/Create', {
      name: `names-${Date.now()}`,
      displayName: '人事',
      grantedPermissions: ['User/View', 'User/Edit'],
    })
    const { userName: keeper } = await hire({ roleIds: [made.result.id] })
    const { id } = await hire({ roleIds: [] })
    const before = await userOf(id)
    const page = await visit.open()
    await signIn(page, keeper, { at: `/user/${id}`, password: PASSWORD })
    await expect.poll(() => page.getByText('由有权重置密码的人修改').count()).toBe(2)
    expect(await page.locator('#emailAddress').isDisabled()).toBe(true)
    expect(await page.locator('#phoneNumber').isDisabled()).toBe(true)
    await page.locator('#name').fill('新名字')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await userOf(id))['name']).toBe('新名字')
    expect((await userOf(id))['emailAddress']).toBe(before['emailAddress'])
  })

  test('B-59c an account that is locked while the list is open is shown after a refresh, and unlocked from its row', async () => {
    const { userName } = await hire()
    const sign = (password: string) =>
      fetch(`${visit.url}/abp/TokenAuth/Authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userNameOrEmailAddress: userName, password }),
      })
    const page = await share(`/user?keyword=${userName}`)
    await rowOf(page, userName).waitFor()
    for (let at = 0; at < 10; at++) await sign('wrong-password')
    expect((await sign(PASSWORD)).status).toBe(429)
    expect(await rowOf(page, userName).getByText('已锁定').count()).toBe(0)
    await page.getByRole('button', { name: '刷新' }).click()
    await rowOf(page, userName).getByText('已锁定').waitFor()
    await act(page, userName, '解除锁定')
    await rowOf(page, userName).getByText('已锁定').waitFor({ state: 'detached' })
    expect((await sign(PASSWORD)).status).toBe(200)
  })

  test('B-59d B-59e the units of a user are chosen from their tree, and the list finds them by a unit above', async () => {
    const own = Date.now()
    const top = await unit({ displayName: `总部 ${own}` })
    const low = await unit({ displayName: `分部 ${own}`, parentId: top.id })
    const { id, userName } = await hire()
    const page = await visit.open()
    await signIn(page, 'admin', { at: `/user/${id}` })
    await page.locator('#unitIds').fill(`分部 ${own}`)
    const entry = page.locator('.ant-select-tree-treenode:visible', { hasText: `分部 ${own}` })
    await entry.waitFor()
    expect(await entry.locator('.ant-select-tree-indent-unit').count()).toBe(1)
    await entry.locator('.ant-select-tree-title').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await userOf(id))['unitIds']).toEqual([low.id])
    await page.goto('/#/user')
    await page.getByRole('button', { name: '筛选' }).click()
    const filter = page.getByRole('combobox', { name: '组织机构' })
    await filter.fill(`总部 ${own}`)
    await page.locator('.ant-select-tree-title:visible', { hasText: `总部 ${own}` }).click()
    await rowOf(page, userName).waitFor()
    expect(page.url()).toContain(`unitIdsBelow=${top.id}`)
    await page.getByRole('checkbox', { name: '含下级' }).click()
    await rowOf(page, userName).waitFor({ state: 'detached' })
    expect(page.url()).toContain(`unitIds=${top.id}`)
  })

  test('B-59f B-59g B-59h T-14b the page of a person tells roles with their way, permits with their role, sessions and sign-ins', async () => {
    const own = Date.now()
    const role = (
      await service('admin', 'POST', 'Role/Create', { name: `way-${own}`, displayName: `途径 ${own}`, grantedPermissions: ['Brand/View'] })
    ).result
    const part = await unit({ displayName: `途径部 ${own}`, roleIds: [role.id] })
    const { id, userName } = await hire({ unitIds: [part.id], roleIds: [] })
    const { token } = await authenticate(visit.url, userName, PASSWORD)
    await authenticate(visit.url, userName, 'wrong-password').catch(() => null)
    const page = await share(`/user/${id}`)
    const person = page.getByRole('region', { name: '登录与权限' })
    await person.getByRole('region', { name: '角色' }).getByText(`通过途径部 ${own}`).waitFor()
    await person.getByRole('region', { name: '所属机构' }).getByText(`途径部 ${own}`).waitFor()
    const permits = await person.getByRole('region', { name: '可以做什么' }).innerText()
    expect(permits).toMatch(/品牌\s+查看\s+来源：途径/)
    expect(permits).not.toContain('新闻')
    await person.getByRole('tab', { name: '登录会话' }).click()
    await person.getByRole('button', { name: /结束.*的会话/ }).click()
    await person.getByText('没有登录会话').waitFor()
    expect(await statusOf(id, token)).toBe(401)
    await person.getByRole('tab', { name: '登录记录' }).click()
    await person.getByText('成功').waitFor()
    await person.getByText('密码不正确').waitFor()
    await person.getByRole('button', { name: '登录时间：快捷范围' }).click()
    await page.getByRole('menuitem', { name: '最近一周' }).click()
    await person.getByText('密码不正确').waitFor()
  })

  test('A-05b B-59g a viewer sees roles and permits of a person, and neither sessions nor actions', async () => {
    const { id } = await hire()
    const page = await visit.open()
    await signIn(page, 'viewer', { at: `/user/${id}` })
    const person = page.getByRole('region', { name: '登录与权限' })
    await person.getByRole('region', { name: '角色' }).waitFor()
    expect(await person.getByRole('tab').count()).toBe(1)
    expect(await person.getByRole('button').count()).toBe(0)
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)('P-15 the page of a person and the question for many have no fault that axe knows (%s, %o)', async (locale, viewport) => {
    const page = locale === 'zh-CN' ? await share('/user/2') : await visit.open({ locale, viewport })
    if (locale !== 'zh-CN') await signIn(page, 'admin', { at: '/user/2' })
    for (const at of [0, 1, 2]) {
      await page.locator('.person .ant-tabs-tab').nth(at).click()
      await page
        .locator(at === 0 ? '.person-access' : '.person .person-list')
        .first()
        .waitFor()
      await settled(page)
      expect(await faultsOf(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
    await page.goto('/#/user')
    await page.locator('.ant-table-row .ant-checkbox-input').first().check()
    await settled(page)
    expect(await overflow(page)).toBe(0)
    await page.locator('.kit-selection button', { hasText: /加入机构|Add to unit/ }).click()
    await page.locator('.ant-modal').waitFor()
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
  })
})
