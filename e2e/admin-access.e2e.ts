// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { overflow } from './kit/looks.ts'
import { authenticate, postingAt } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

const PASSWORD = 'Test-pass-7'

describe('Why somebody may do something, and who may', () => {
  const visit = visitDemo()
  const post = postingAt(visit)
  const hire = (userName: string, more: object = {}) =>
    post('User/Create', { userName, name: userName, emailAddress: `${userName}@example.com`, password: PASSWORD, ...more })

  /** A keeper of brands by their unit, who also reads their own by a role that is given; a brand in that unit, and one in another. */
  async function begin() {
    const east = await post('OrganizationUnit/Create', { displayName: '华东区', displayNameEn: 'East' })
    const west = await post('OrganizationUnit/Create', { displayName: '西南区', displayNameEn: 'West' })
    const keeper = await post('Role/Create', {
      name: 'keeper',
      displayName: '品牌管理员',
      displayNameEn: 'Brand keeper',
      grantedPermissions: ['Brand/View', 'Brand/Edit'],
      dataScopes: { catalogue: { kind: 'unit' } },
    })
    const reader = await post('Role/Create', {
      name: 'reader',
      displayName: '品牌查看',
      displayNameEn: 'Brand reader',
      grantedPermissions: ['Brand/View'],
      dataScopes: { catalogue: { kind: 'own' } },
    })
    await post('OrganizationUnit/Update', { id: east.id, roleIds: [keeper.id] })
    const person = await hire('wangfang', { name: '芳', surname: '王', roleIds: [reader.id], unitIds: [east.id] })
    const mine = await post('Brand/Create', { name: '华东品牌', nameEn: 'East brand', code: 'east', unitId: east.id })
    const other = await post('Brand/Create', { name: '西南品牌', nameEn: 'West brand', code: 'west', unitId: west.id })
    return { east, person, reader, mine, other }
  }
  let made: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    made = await begin()
  })
  const shared = visit.share({}, async (page) => {
    await followSystem(page)
    await signIn(page, 'admin')
  })
  const why = (asked: Record<string, string | number>) =>
    `/#/access?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`
  const seen = (page: Page, selector: string) => page.locator(selector).locator('visible=true')
  const verdict = (page: Page, text: string) => seen(page, '.why-verdict').filter({ hasText: text })
  const reasonsOf = async (page: Page, role: string) =>
    (await seen(page, '.why-roles li').filter({ hasText: role }).innerText()).replaceAll(/\s+/g, ' ')

  test(
    'B-51g B-51i from the page of a person, by keys: a permit by its words, a row by its name, and the verdict with its reasons; reload and Back keep it',
    { tags: ['walk'] },
    async () => {
      const page = shared()
      await page.goto(`/#/user/${made.person.id}`)
      await page.getByRole('link', { name: '核查权限' }).press('Enter')
      await page.getByText('选择人员和权限后').waitFor()
      expect(await seen(page, '.why-verdict').count()).toBe(0)
      await page.getByRole('combobox', { name: '权限' }).focus()
      await page.keyboard.type('品牌 编辑')
      await page.getByRole('treeitem', { name: '编辑' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await verdict(page, '王芳可以编辑：品牌').waitFor()
      await page.getByText('仅限数据范围内的数据').waitFor()
      await page.getByRole('combobox', { name: '数据' }).focus()
      await page.keyboard.type('华东')
      await page.locator('.ant-select-item-option', { hasText: '华东品牌' }).waitFor()
      await page.keyboard.press('Enter')
      await verdict(page, '王芳可以编辑：品牌《华东品牌》').waitFor()
      const address = new URL(page.url()).hash
      expect(new URLSearchParams(address.split('?')[1]).get('permit')).toBe('Brand/Edit')
      const keeper = await reasonsOf(page, '品牌管理员')
      expect(keeper).toMatch(/允许.*通过华东区.*品牌（编辑） Brand\/Edit.*所属机构：华东区.*在范围内：所属机构是华东区/)
      expect(await reasonsOf(page, '品牌查看')).toMatch(/不允许.*直接授予.*未授予$/)

      await page.goto(why({ userId: made.person.id, permit: 'Brand/View', id: made.other.id }))
      await verdict(page, '王芳不可以查看：品牌《西南品牌》').waitFor()
      await page.getByText('数据范围不包含这条数据').waitFor()
      expect(await reasonsOf(page, '品牌查看')).toMatch(/不允许.*仅本人负责.*不在范围内：负责人是admin/)
      await page.reload()
      await verdict(page, '王芳不可以查看：品牌《西南品牌》').waitFor()
      await page.goBack()
      await verdict(page, '王芳可以编辑：品牌《华东品牌》').waitFor()
      expect(new URL(page.url()).hash).toBe(address)
    },
  )

  test('B-51g the permit for everything, a permit that no role grants, nobody without roles and a disabled account are said in words', async () => {
    const page = shared()
    await page.goto(why({ userId: 1, permit: 'Brand/Delete', id: made.other.id }))
    await verdict(page, 'admin可以删除：品牌《西南品牌》').waitFor()
    expect(await reasonsOf(page, '管理员')).toMatch(/直接授予.*全部权限（\*:\*）.*全部数据.*在范围内/)
    await page.goto(why({ userId: made.person.id, permit: 'User/View' }))
    await verdict(page, '王芳不可以查看：用户').waitFor()
    await page.getByText('拥有的角色都没有授予这项权限').waitFor()
    expect(await page.getByText('数据范围', { exact: true }).locator('visible=true').count()).toBe(0)
    const idle = await hire('idle', { roleIds: [] })
    await post('User/Update', { id: idle.id, roleIds: [] })
    await page.goto(why({ userId: idle.id, permit: 'User/View' }))
    await page.getByText('没有任何角色').waitFor()
    await post('User/Update', { id: idle.id, roleIds: [made.reader.id] })
    await post('User/DeActivate', { id: idle.id })
    await page.goto(why({ userId: idle.id, permit: 'Brand/View' }))
    await verdict(page, 'idle不可以查看：品牌').getByText('已停用').waitFor()
    await page.getByText('账号已停用，停用期间不能进行任何操作').waitFor()
  })

  test('B-51h the menu of a row leads to those who may see and change it, in pages and by search, and each of them to the reasons', async () => {
    for (let number = 0; number < 9; number++) await hire(`helper${number}`, { unitIds: [made.east.id], roleIds: [] })
    const page = shared()
    await page.goto('/#/brand')
    await seen(page, '.ant-table-row').filter({ hasText: '华东品牌' }).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '谁能看到和修改' }).click()
    await page.getByRole('heading', { level: 1, name: '谁能看到和修改《华东品牌》' }).waitFor()
    await page.getByText('所属机构 华东区').waitFor()
    const people = seen(page, '.holders-list li')
    await page.getByText('共 17 人').first().waitFor()
    expect(await people.count()).toBe(10)
    await seen(page, '.ant-pagination-item-2').click()
    await expect.poll(() => people.count()).toBe(7)
    await page.getByText('能修改', { exact: true }).click()
    await page.getByText('共 13 人').first().waitFor()
    expect(await page.getByText('viewer', { exact: true }).locator('visible=true').count()).toBe(0)
    const search = seen(page, '.kit-keyword input')
    await search.fill('wangfang')
    await search.press('Enter')
    await expect.poll(() => people.allInnerTexts()).toEqual([expect.stringMatching(/王芳[\s\S]*品牌管理员 · 通过华东区/)])
    expect(await people.innerText()).not.toContain('品牌查看')
    await page.getByRole('link', { name: '为什么：王芳' }).click()
    await verdict(page, '王芳可以编辑：品牌《华东品牌》').waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '谁能看到和修改《华东品牌》' }).waitFor()
    expect(await page.locator('.ant-segmented-item-selected').locator('visible=true').innerText()).toBe('能修改')
  })

  test('B-51h forms lead there as well: a drawer and a page; what has no data scope does not', async () => {
    const page = shared()
    await page.goto(`/#/brand?row=${made.other.id}`)
    await page.getByRole('dialog', { name: '西南品牌' }).getByRole('link', { name: '谁能看到和修改', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '谁能看到和修改《西南品牌》' }).waitFor()
    expect(await page.getByRole('link', { name: '为什么：王芳' }).count()).toBe(0)
    await page.goto('/#/spu/1')
    const link = page.getByRole('link', { name: '谁能看到和修改', exact: true }).locator('visible=true')
    await expect.poll(() => link.getAttribute('href')).toContain('/access/holders?permit=Product%2FView&id=1')
    await page.goto('/#/role/2')
    await page.getByRole('tree').waitFor()
    expect(await link.count()).toBe(0)
  })

  test('B-51j whoever may not view users finds no way there, and the server refuses', async () => {
    const role = await post('Role/Create', { name: 'stranger', displayName: '外人', grantedPermissions: ['Brand/View', 'Brand/Edit'] })
    await hire('stranger', { roleIds: [role.id] })
    const page = await visit.open()
    await signIn(page, 'stranger', { at: '/brand', password: PASSWORD, isOwn: true })
    await seen(page, '.ant-table-row').first().waitFor()
    const more = seen(page, '.ant-table-row').first().getByRole('button', { name: '更多' })
    await more.click()
    await page.getByRole('menuitem', { name: '移到最前' }).waitFor()
    expect(await page.getByRole('menuitem', { name: '谁能看到和修改' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.goto(`/#/brand?row=${made.mine.id}`)
    await page.getByRole('dialog', { name: '华东品牌' }).waitFor()
    await settled(page)
    expect(await page.getByRole('link', { name: '谁能看到和修改', exact: true }).count()).toBe(0)
    for (const path of ['/access', `/access/holders?permit=Brand/View&id=${made.mine.id}`]) {
      await page.goto(`/#${path}`)
      await page.getByRole('heading', { level: 1, name: '没有权限' }).locator('visible=true').waitFor()
    }
    const { token } = await authenticate(visit.url, 'stranger', PASSWORD)
    for (const call of [`GetExplanation?userId=1&permit=Brand/View`, `GetHolders?permit=Brand/View&id=${made.mine.id}`, 'GetPermits']) {
      const reply = await fetch(`${visit.url}/abp/services/app/Access/${call}`, { headers: { 'X-Token': token } })
      expect([call, reply.status]).toEqual([call, 403])
    }
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)(
    'B-51g B-51h P-15 both screens have no fault that axe knows, light and dark, and fit the window (%s, %o)',
    async (locale, viewport) => {
      const address = why({ userId: made.person.id, permit: 'Brand/View', id: made.other.id })
      const page = locale === 'zh-CN' ? shared() : await visit.open({ locale, viewport })
      if (locale === 'zh-CN') await page.goto(address)
      else {
        await followSystem(page)
        await signIn(page, 'admin', { at: address.slice(2) })
      }
      await seen(page, '.why-roles li').nth(1).waitFor()
      expect(await faultsInBothShades(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await page.goto(`/#/access/holders?permit=Brand%2FView&id=${made.mine.id}`)
      await seen(page, '.holders-list li').first().waitFor()
      expect(await faultsInBothShades(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await seen(page, '.holders-list li').last().getByRole('link').last().click()
      await seen(page, '.why-verdict[data-allowed]').waitFor()
    },
  )
})
