// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { allResources } from '../contract/resources/index.ts'
import { button, entry, handAt, seen, type Hand } from './kit/hand.ts'
import { authenticate, postingAt, serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn, signInByHand } from './kit/sign-in.ts'
import { visitDemo } from './kit/visit.ts'

const PASSWORD = 'Test-pass-7'
const NEWCOMER = 'liuyang'

// Each test goes on where the one before has ended, as the work does. A hand counts its steps, and the run prints them with the time they took.
describe('The stay of a person, from hiring to leaving', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const post = postingAt(visit)
  const get = async (path: string) => (await service('admin', 'GET', path)).result
  const newcomer = async () => (await get(`User/GetAll?keyword=${NEWCOMER}`)).items[0]!

  const units: Record<string, number> = {}
  beforeAll(async () => {
    const { id: categoryId } = (await get('ProductCategory/GetAll?maxResultCount=1')).items[0]!
    for (const [displayName, code] of [
      ['华东区', 'HD-1'],
      ['华南区', 'HN-1'],
      ['西南区', 'XN-1'],
    ] as const) {
      const { id } = await post('OrganizationUnit/Create', { displayName, displayNameEn: displayName })
      units[displayName] = id
      await post('Product/Create', { name: code, code, categoryId, unitId: id })
    }
  })
  const office = visit.share({}, async (page) => {
    await signIn(page, 'admin', { at: '/role' })
    await seen(page.locator('.ant-table-row')).waitFor()
  })
  const own = visit.share({}, (page) => page.goto('/#/login'))

  async function timed(name: string, work: (hand: Hand) => Promise<unknown>) {
    const hand = handAt(office())
    const start = performance.now()
    await work(hand)
    const { clicks, keys, texts } = hand.steps
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s, ${clicks} clicks, ${keys} keys, ${texts} texts`)
    return clicks + keys + texts
  }

  const go = ({ page, click }: Hand, name: string) =>
    click(page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true }))
  const rowOf = (page: Page, words: string) => page.locator('.ant-table-row', { hasText: words })
  const option = (page: Page, words: string) => page.locator('.ant-select-item-option', { hasText: words })
  const branch = (page: Page, words: string) => page.locator('.ant-select-tree-title', { hasText: words })

  /** The products in sight, by their codes. */
  async function products(page: Page) {
    await seen(rowOf(page, 'HD-1')).waitFor()
    await settled(page)
    const rows = await page.locator('.ant-table-row:visible').allInnerTexts()
    return rows.map((words) => /(HD|HN|XN)-1/.exec(words)?.[0] ?? words).toSorted()
  }

  /** Asks on the page of reasons whether the person may see a product, and reads the verdict. */
  async function ask({ page, click, type }: Hand, code: string) {
    await click(page.getByRole('combobox', { name: /^数据/ }))
    await type(code)
    await click(option(page, code))
    const verdict = seen(page.locator('.why-verdict').filter({ hasText: code }))
    return (await verdict.innerText()).split('\n')[0]
  }

  test('B-62a a role for the products of one’s units, and a person hired into two of them, take 30 steps', async () => {
    const page = office()
    const steps = await timed('hired into two units', async (hand) => {
      const { click, write, type, key } = hand
      await click(button(page, '新增'))
      await write(page.locator('#displayName'), '区域产品')
      await write(page.locator('#name'), 'regional')
      await click(page.getByRole('searchbox', { name: '搜索权限名称或标识' }))
      await type('Product/View')
      await click(page.locator('.check-tree-row', { hasText: 'Product/View' }))
      await click(page.locator('#scope-products'))
      await click(page.getByTitle('所属机构', { exact: true }))
      await key('Control+s')
      await page.waitForURL(/#\/role\/\d+$/)

      await go(hand, '用户')
      await click(button(page, '新增'))
      await write(page.locator('#userName'), NEWCOMER)
      await write(page.locator('#emailAddress'), 'liuyang@example.com')
      await write(page.locator('#password'), PASSWORD)
      await write(page.locator('#surname'), '刘')
      await write(page.locator('#name'), '洋')
      await click(page.locator('#unitIds'))
      for (const name of ['华东区', '华南区']) {
        await type(name)
        await click(branch(page, name))
      }
      await key('Escape')
      await click(page.locator('#roleIds'))
      await click(option(page, '区域产品'))
      await key('Control+s')
      await page.waitForURL(/#\/user\/\d+$/)
    })
    expect(steps).toBeLessThanOrEqual(30)
    const { items: roles } = await get('Role/GetAll?keyword=regional')
    expect(await newcomer()).toMatchObject({ roleIds: [roles[0]!.id], unitIds: [units['华东区'], units['华南区']] })
  })

  test('B-62b “why” proves, from the page of the person, that they see the products of their units and no other; so does their own list', async () => {
    const page = office()
    await timed('proved by “why”', async (hand) => {
      const { click, type } = hand
      await click(page.getByRole('link', { name: '核查权限' }))
      await click(page.getByRole('combobox', { name: '权限', exact: true }))
      await type('Product/View')
      await click(page.getByRole('treeitem', { name: '查看' }))
      expect(await ask(hand, 'HD-1')).toContain('可以查看：产品《HD-1》')
      expect(await ask(hand, 'HN-1')).toContain('可以查看：产品《HN-1》')
      expect(await ask(hand, 'XN-1')).toContain('不可以查看：产品《XN-1》')
    })
    await signInByHand(own(), NEWCOMER, PASSWORD)
    await go(handAt(own()), '产品')
    expect(await products(own())).toEqual(['HD-1', 'HN-1'])
  })

  test('B-62c once moved from one unit to another, the person sees the products of the new one at the next call, and those of the old no more', async () => {
    const page = office()
    await timed('moved to another unit', async (hand) => {
      const { click, type, key } = hand
      await go(hand, '用户')
      await click(rowOf(page, NEWCOMER).getByRole('link', { name: NEWCOMER }))
      await button(page, '清除选择').first().waitFor()
      expect(await button(page, 'Clear').count()).toBe(0)
      await click(page.locator('.ant-select-selection-item', { hasText: '华南区' }).locator('.ant-select-selection-item-remove'))
      await click(page.locator('#unitIds'))
      await type('西南区')
      await click(branch(page, '西南区'))
      await key('Control+s')
      await expect.poll(async () => (await newcomer())['unitIds']).toEqual([units['华东区'], units['西南区']])
    })
    await button(own(), '刷新').click()
    await expect.poll(() => products(own())).toEqual(['HD-1', 'XN-1'])
  })

  test('B-62d dismissed in 7 steps, the person may do nothing, what they owned belongs to another, and no row has an owner who left', async () => {
    const page = office()
    const { token, userId } = await authenticate(visit.url, NEWCOMER, PASSWORD)
    const [product] = (await get('Product/GetAll?keyword=HD-1')).items
    await post('Product/Update', { ...(await get(`Product/Get?id=${product!.id}`)), ownerId: userId })
    const steps = await timed('dismissed, and the rows handed over', async (hand) => {
      const { click, type } = hand
      await go(hand, '用户')
      await click(rowOf(page, NEWCOMER).getByRole('button', { name: '更多' }))
      await click(entry(page, '离职交接…'))
      await click(page.locator('#successor'))
      await type('editor')
      await click(option(page, 'editor'))
      await click(button(page, '办理离职'))
      await seen(rowOf(page, NEWCOMER).getByText('已停用')).waitFor()
    })
    expect(steps).toBeLessThanOrEqual(7)
    const answer = await fetch(`${visit.url}/abp/services/app/Product/GetAll`, { headers: { 'X-Token': token } })
    expect(answer.status).toBe(401)
    const { items: users } = await get('User/GetAll?isActive=true&maxResultCount=100')
    const active = users.map(({ id }) => id)
    expect(active).not.toContain(userId)
    const owners = (
      await Promise.all(owned.map(async ({ service: name }) => (await get(`${name}/GetAll?maxResultCount=500`)).items))
    ).flat()
    expect(owners.length).toBeGreaterThan(50)
    // A visitor's enquiry waits for its first person in charge.
    const hasLeft = (ownerId: unknown) => ownerId !== null && !active.includes(Number(ownerId))
    expect(owners.filter(({ ownerId, unitId }) => hasLeft(ownerId) || !unitId)).toEqual([])
    const editor = users.find(({ userName }) => userName === 'editor')!
    expect((await get(`Product/Get?id=${product!.id}`))['ownerId']).toBe(editor.id)
  })
})

const owned = allResources.filter(({ scopeGroup }) => scopeGroup !== null)
