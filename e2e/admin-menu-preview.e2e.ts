// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('Menus and permission points from the side of people', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const share = shareOffice(visit, 'admin')
  const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '菜单' })
  const textsOf = (page: Page) => page.locator('.menu-preview .menu-tree-entry').allInnerTexts()
  const choose = async (page: Page, role: string) => {
    await page.getByRole('combobox', { name: '预览的角色' }).click()
    await page.locator('.ant-select-item-option:visible', { hasText: role }).click()
  }

  // An open page keeps the menu that it was loaded with.
  beforeAll(() => service('admin', 'POST', 'Menu/Create', { text: '自定义入口', url: 'https://example.com/', tag: 'web' }))

  test(
    'B-58b the preview shows the sidebar of a role as its people see it, without hidden entries, and follows changes',
    { tags: ['walk'] },
    async () => {
      const hidden = { text: '看不见的条目', name: 'profile', hidden: true, tag: 'web' }
      await service('admin', 'POST', 'Menu/Create', hidden)
      const page = await share('/menu')
      await choose(page, '编辑')
      await expect.poll(() => textsOf(page)).toContain('新闻')
      await expect.poll(() => textsOf(page)).not.toContain('用户')
      expect(await textsOf(page)).not.toContain('看不见的条目')
      const seen = await textsOf(page)
      const editor = await visit.open()
      await signIn(editor, 'editor')
      await sidebarOf(editor).getByText('新闻', { exact: true }).waitFor()
      const own = (await sidebarOf(editor).locator('.ant-menu-title-content').allInnerTexts()).map((text) => text.trim())
      expect(seen.map((text) => text.trim())).toEqual(own)
      await choose(page, '管理员')
      await expect.poll(() => textsOf(page)).toContain('用户')
    },
  )

  test('T-05b with an empty menu the user admin gets the program’s own, and another administrator and a viewer do not', async () => {
    const { write } = visit.running.database
    const live = () => write.updateTable('menu').where('tag', '=', 'web')
    const userName = `chief-${Date.now()}`
    const roles = (await service('admin', 'GET', 'Role/GetAll?keyword=admin')).result.items
    const given = { userName, name: 'x', emailAddress: `${userName}@example.com`, password: 'Chief-of-all-7', roleIds: [roles[0]!.id] }
    expect((await service('admin', 'POST', 'User/Create', given)).error).toBeNull()
    await live().set({ deletionTime: 1 }).where('deletionTime', 'is', null).execute()
    try {
      const page = await visit.open()
      await signIn(page, 'admin', { at: '/menu' })
      await sidebarOf(page).getByText('用户', { exact: true }).waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const [name, password] of [
        ['viewer', undefined],
        [userName, 'Chief-of-all-7'],
      ] as const) {
        await signIn(page, name, password ? { password } : {})
        await page.locator('.shell-user-name').waitFor()
        await settled(page)
        expect([name, await sidebarOf(page).getByText('新闻', { exact: true }).count()]).toEqual([name, 0])
      }
    } finally {
      await live().set({ deletionTime: null }).where('deletionTime', '=', 1).execute()
    }
  })

  test('B-58c T-05d without the remote menus staff get the program’s own menu, whatever administrators have arranged', async () => {
    const page = await share()
    await sidebarOf(page).getByText('自定义入口').waitFor()
    const other = await visit.open()
    await other.route(visit.url, async (route) => {
      const reply = await route.fetch()
      const body = await reply.text()
      expect(body).toContain('"remoteMenus":true')
      await route.fulfill({ response: reply, body: body.replace('"remoteMenus":true', '"remoteMenus":false') })
    })
    const asked: string[] = []
    other.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await signIn(other, 'admin')
    await sidebarOf(other).getByText('新闻', { exact: true }).waitFor()
    expect(await sidebarOf(other).getByText('自定义入口').count()).toBe(0)
    expect(asked).toContain('/api/menus')
    expect(asked.filter((path) => path.includes('GetMenuNodesByUser'))).toEqual([])
  })

  test('B-58d B-58e B-51g a permission point tells the roles that grant it and the users who hold it, with their way and the reasons', async () => {
    const own = Date.now()
    const role = (
      await service('admin', 'POST', 'Role/Create', {
        name: `point-${own}`,
        displayName: `授权 ${own}`,
        grantedPermissions: ['Redirect/Import'],
      })
    ).result
    const unit = (await service('admin', 'POST', 'OrganizationUnit/Create', { displayName: `授权部 ${own}`, roleIds: [role.id] })).result
    const viewer = (await service('admin', 'GET', 'User/GetAll?keyword=viewer')).result.items[0]!
    await service('admin', 'POST', 'OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: unit.id, userIds: [viewer.id] })
    const page = await share('/function?keyword=Redirect/Import')
    await page.locator('.ant-table-row .kit-title').first().click()
    const roles = page.getByRole('region', { name: '授予此权限的角色' })
    await roles.getByText(`授权 ${own}`).waitFor()
    expect(await roles.locator('li', { hasText: '管理员' }).innerText()).toContain('拥有全部权限')
    expect(await roles.getByText('只读用户').count()).toBe(0)
    const users = page.getByRole('region', { name: '拥有此权限的用户' })
    const line = users.locator('li', { hasText: 'viewer' })
    await line.waitFor()
    expect(await line.innerText()).toContain(`授权 ${own} · 通过授权部 ${own}`)
    await line.getByRole('link', { name: /^为什么/ }).click()
    await page.getByRole('heading', { name: 'viewer可以导入：地址跳转' }).waitFor()
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)('P-15 preview and holders have no fault that axe knows (%s, %o)', async (locale, viewport) => {
    const page = locale === 'zh-CN' ? await share('/menu') : await visit.open({ locale, viewport })
    if (locale !== 'zh-CN') await signIn(page, 'admin', { at: '/menu' })
    await page.locator('.menu-preview .menu-tree').first().waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.goto('/#/function?keyword=News')
    await page.locator('.kit-title[href^="#/function"]').first().click()
    await page.locator('.holders-list li').first().waitFor()
    await settled(page)
    expect(await faultsOf(page, { part: '.ant-drawer-open' })).toEqual([])
  })
})
