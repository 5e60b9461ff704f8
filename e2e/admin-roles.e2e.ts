// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { visitDemo, type Visit } from './kit/visit.ts'
import { signIn, tokenOf } from './kit/sign-in.ts'
import { closeNotices } from './kit/notices.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'

const NOT_SIGNED_IN = /401/

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '菜单' })

/** Opens the account menu's list of roles and chooses one, as a person does. */
async function choose(page: Page, role: string) {
  // A change of role draws the whole page anew, and a menu that is opened meanwhile goes with the old one.
  await settled(page)
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '切换角色' }).hover()
  const entry = page.getByRole('menuitem', { name: role, exact: true })
  await entry.waitFor()
  // The list slides in, and closes when the pointer strays: a dispatched click needs no pointer.
  await entry.dispatchEvent('click')
}

/** Returns the status of the server's answer to a call with this token. */
const status = async ({ url }: Visit, path: string, token: string) =>
  (await fetch(`${url}/abp/services/app/${path}`, { headers: { 'X-Token': token } })).status

describe('Looking through one role', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)

  /** Gives the user `editor` these roles and no others. */
  async function give(...names: string[]) {
    const { result: roles } = await service('admin', 'GET', 'Role/GetAll')
    const { result: users } = await service('admin', 'GET', 'User/GetAll?keyword=editor')
    const { id, version } = users.items[0] as { id: number } & Record<string, unknown>
    const roleIds = roles.items.filter(({ name }) => names.includes(String(name))).map((role) => role.id)
    expect((await service('admin', 'POST', 'User/Update', { id, version, roleIds })).error).toBeNull()
  }
  beforeAll(() => give('editor', 'viewer'))
  const open = shareOffice(visit, 'editor', { expected: NOT_SIGNED_IN })

  test(
    'T-09a T-09b T-09e R-13c R-13d A-01b a role chosen in the account menu limits the menu, pages, tabs and the answers of the server',
    { tags: ['walk'] },
    async () => {
      const page = await open('/user')
      await page.locator('.ant-table-row').first().waitFor()
      const wide = await tokenOf(page)

      await choose(page, '编辑')
      await page.getByText('以“编辑”查看').waitFor()
      await page.waitForURL((url) => url.hash === '#/dashboard')
      await sidebarOf(page).getByRole('link', { name: '新闻' }).waitFor()
      expect(await sidebarOf(page).getByRole('link', { name: '用户', exact: true }).count()).toBe(0)
      await expect.poll(() => page.locator('.tab-bar li').count()).toBe(1)
      const narrow = await tokenOf(page)
      expect([await status(visit, 'User/GetAll', wide), await status(visit, 'User/GetAll', narrow)]).toEqual([401, 403])
      expect(await status(visit, 'News/GetAll', narrow)).toBe(200)

      await page.goto('/#/user')
      await page.waitForURL((url) => url.hash === '#/401')
      await page.goto('/#/sitenews')
      await page.reload()
      await page.getByText('以“编辑”查看').waitFor()
      await page.getByRole('button', { name: '新增' }).first().waitFor()

      await choose(page, '全部角色')
      await sidebarOf(page).getByRole('link', { name: '用户', exact: true }).waitFor()
      expect(await page.getByText('以“编辑”查看').count()).toBe(0)
      expect([await status(visit, 'User/GetAll', narrow), await status(visit, 'User/GetAll', await tokenOf(page))]).toEqual([401, 200])
    },
  )

  test('T-09 P-15c the question about unsaved words before a role is changed gives the focus back to the account menu', async () => {
    const page = await open('/sitenews/1')
    await page.locator('#title').fill('另一个标题')
    await page.locator('.tab-bar').getByRole('img', { name: '有未保存的修改' }).waitFor()
    await choose(page, '编辑')
    const question = page.getByRole('dialog', { name: '有未保存的修改' })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    const button = page.getByRole('button', { name: /账号菜单/ })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('X-05c T-09e A-01c a role that was taken away meanwhile is refused with a message, and nothing else changes; once given back, the role, which only reads, offers no way to write', async () => {
    const page = await visit.open({ expected: /403/ })
    await signIn(page, 'editor', { isOwn: true })
    await sidebarOf(page).getByRole('link', { name: '用户', exact: true }).waitFor()
    // A reply that comes after the change tells the page of it (B-58f); this page is to learn it from the refusal.
    await page.waitForLoadState('networkidle')
    await give('editor')
    try {
      await choose(page, '只读用户')
      await page.getByText('您没有“viewer”这个角色。').waitFor()
      expect(await page.getByText('以“只读用户”查看').count()).toBe(0)
      expect(await status(visit, 'News/GetAll', await tokenOf(page))).toBe(200)
    } finally {
      await give('editor', 'viewer')
    }
    // The next reply tells the page that the role is back.
    await page.goto('/#/sitenews')
    await page.locator('.ant-table-row').first().waitFor()
    await choose(page, '只读用户')
    await page.getByText('以“只读用户”查看').waitFor()
    await page.goto('/#/sitenews')
    await page.locator('.ant-table-row').first().waitFor()
    expect(await page.getByRole('button', { name: '新增' }).count()).toBe(0)
  })

  test('T-09e a second tab of the same browser follows and is not led to login', async () => {
    const page = await open()
    const other = await page.context().newPage()
    onTestFinished(() => other.close())
    await other.goto('/#/sitenews')
    await other.locator('.ant-table-row').first().waitFor()
    await page.bringToFront()
    await choose(page, '编辑')
    await page.getByText('以“编辑”查看').waitFor()
    await other.bringToFront()
    await other.getByRole('button', { name: '刷新' }).click()
    await other.getByText('以“编辑”查看').waitFor()
    expect(new URL(other.url()).hash).toContain('#/sitenews')
    await sidebarOf(other).getByRole('link', { name: '新闻' }).waitFor()
    expect(await sidebarOf(other).getByRole('link', { name: '用户', exact: true }).count()).toBe(0)
    expect(await tokenOf(page)).not.toBe('')
  })
})

describe('The demo', () => {
  const visit = visitDemo({ DEMO: '1' })
  const open = shareOffice(visit, 'admin', { expected: NOT_SIGNED_IN })

  /** Collects the writing requests from now on. Count and Usage are POSTs that only read. */
  function writesOf(page: Page): string[] {
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !/\/(Count|Usage)$/.test(request.url()))
        writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    return writes
  }

  test('M-02a M-04 every attempt to write fails with the words of the demo, and no request leaves the page', async () => {
    const page = await open('/sitenews')
    const failures: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(response.url())
    })
    expect(JSON.parse((await page.locator('#portico').textContent()) ?? '{}')).toMatchObject({ mode: 'demo' })
    const writes = writesOf(page)
    const refused = page.getByText('演示版本，不允许操作').last()

    const rows = page.locator('.ant-table-row')
    await rows.first().getByRole('checkbox').waitFor()
    const count = await rows.count()
    await rows.first().getByRole('checkbox').check()
    await page.getByRole('button', { name: '批量删除' }).click()
    await page.locator('.ant-modal-confirm').getByRole('button', { name: '删除' }).click()
    await refused.waitFor()
    expect(await rows.count()).toBe(count)

    await closeNotices(page)
    await refused.waitFor({ state: 'detached' })
    await page.goto('/#/sitenews/1')
    const title = page.locator('#title')
    await title.fill('改过的标题')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await refused.waitFor()
    expect(await title.inputValue()).toBe('改过的标题')

    await page.goto('/#/gallery?row=new')
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: await samplePicture(40, 30, '#36c') }
    await page.locator('input#image').setInputFiles(picture)
    await page.getByText('上传失败, 请重试').waitFor()
    expect([writes, failures]).toEqual([[], []])
  })

  test('T-09c M-03b a role of the demo is a token with its name, all roles bring the user back, and logging out sends nothing', async () => {
    const page = await open()
    const own = await tokenOf(page)
    const writes = writesOf(page)
    await choose(page, '编辑')
    await page.getByText('以“编辑”查看').waitFor()
    expect(await tokenOf(page)).toBe('editor-token')
    expect(await sidebarOf(page).getByRole('link', { name: '用户', exact: true }).count()).toBe(0)
    await page.reload()
    await page.getByText('以“编辑”查看').waitFor()
    await choose(page, '只读用户')
    await page.getByText('以“只读用户”查看').waitFor()
    expect(await tokenOf(page)).toBe('viewer-token')
    await choose(page, '全部角色')
    await sidebarOf(page).getByRole('link', { name: '用户', exact: true }).waitFor()
    expect(await tokenOf(page)).toBe(own)

    await page.getByRole('button', { name: /账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL((url) => url.hash === '#/login')
    expect(await tokenOf(page)).toBe('')
    expect(writes).toEqual([])
  })
})
