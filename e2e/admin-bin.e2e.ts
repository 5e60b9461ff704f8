// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo, type VisitOptions } from './kit/visit.ts'

describe('Deleting and the recycle bin', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const made = async (title: string) =>
    (await service('editor', 'POST', 'News/Create', { title, titleEn: `${title} in English` })).result.id
  const deleted = async (title: string) => {
    const id = await made(title)
    await service('editor', 'POST', 'News/Delete', { id })
    return id
  }
  const living = async (keyword: string) =>
    (await service('editor', 'GET', `News/GetAll?keyword=${keyword}`)).result.items.map((item) => item['title'])
  const row = (page: Page, name: string) => page.locator('.ant-table-row:visible', { hasText: name })
  const question = (page: Page, name = '操作提示') => page.getByRole('dialog', { name })
  const inShade = (shade: string) => (page: Page) =>
    page.addInitScript((value) => localStorage.setItem('portico.settings', JSON.stringify({ shade: value })), shade)
  const open = shareOffice(visit, 'editor', {}, inShade('light'))

  test(
    'X-04a B-41d B-41e one row is named in the question and in the message, whose button brings it back',
    { tags: ['walk'] },
    async () => {
      await made('独自离开')
      const page = await open('/sitenews?keyword=独自离开')
      await row(page, '独自离开').getByRole('button', { name: '更多' }).click()
      await page.getByRole('menuitem', { name: '删除' }).click()
      await question(page).getByText('您确认删除选定的记录吗?', { exact: true }).waitFor()
      await question(page).getByText('新闻：《独自离开》', { exact: true }).waitFor()
      await question(page).getByRole('button', { name: '删除' }).click()
      await page.getByText('已删除 新闻：《独自离开》').waitFor()
      expect(await living('独自离开')).toEqual([])
      await page.getByRole('button', { name: '撤销' }).click()
      await page.getByText('已恢复 新闻：《独自离开》').waitFor()
      await page.getByText('恢复的内容是草稿').waitFor()
      await row(page, '独自离开').waitFor()
      expect(await living('独自离开')).toEqual(['独自离开'])
      expect(await page.getByText('已删除').count()).toBe(0)
    },
  )

  test('X-04a B-41d B-41e several rows are counted and the first named, and all of them come back', async () => {
    for (const name of ['一', '二', '三', '四']) await made(`成批离开${name}`)
    const page = await open('/sitenews?keyword=成批离开')
    await row(page, '成批离开四').waitFor()
    await page.locator('thead:visible').getByRole('checkbox').check()
    await page.getByRole('button', { name: '批量删除' }).click()
    await question(page)
      .getByText(/^4 条新闻：《成批离开.》《成批离开.》《成批离开.》等$/)
      .waitFor()
    await question(page).getByRole('button', { name: '删除' }).click()
    await page.getByText(/^已删除 4 条新闻/).waitFor()
    expect(await living('成批离开')).toEqual([])
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByText(/^已恢复 4 条新闻/).waitFor()
    expect(await living('成批离开')).toHaveLength(4)
  })

  test('B-41d a branch of a tree that was deleted with its rows comes back as it was', async () => {
    let number = 0
    const create = async (name: string, pid: number | null) =>
      (await service('editor', 'POST', 'SiteCategory/Create', { name, code: `branch-${++number}`, pid })).result.id
    const top = await create('枝', null)
    for (const name of ['叶甲', '叶乙']) await create(name, top)
    const page = await open('/sitecategory')
    for (const name of ['枝', '叶甲', '叶乙']) await page.getByRole('checkbox', { name: `选择 ${name}`, exact: true }).check()
    await page.getByRole('button', { name: '批量删除' }).click()
    await question(page).getByRole('button', { name: '删除' }).click()
    await page.getByText(/^已删除 3 条文章分类/).waitFor()
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByText(/^已恢复 3 条文章分类/).waitFor()
    const { items } = (await service('editor', 'GET', 'SiteCategory/GetAll?maxResultCount=100&keyword=叶')).result
    expect(items.map((item) => item['pid'])).toEqual([top, top])
  })

  test('B-41a B-41c the list leads to its part of the bin; rows are found there by kind and name, with the person, and restored one or many', async () => {
    for (const name of ['甲', '乙', '丙']) await deleted(`回收站里的${name}`)
    const brand = (await service('editor', 'POST', 'Brand/Create', { name: '回收站里的牌子', code: 'binned' })).result.id
    await service('editor', 'POST', 'Brand/Delete', { id: brand })
    const page = await open('/sitenews')
    await page.getByRole('button', { name: '回收站' }).click()
    await page.waitForURL(/#\/recyclebin\?kind=news/)
    await row(page, '回收站里的丙').getByText('editor').waitFor()
    expect(await row(page, '回收站里的牌子').count()).toBe(0)
    await page.goto('/#/recyclebin')
    await row(page, '回收站里的牌子').getByText('品牌').waitFor()
    await page.getByPlaceholder('搜索名称').fill('里的丙')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.ant-table-row:visible').count()).toBe(1)
    await row(page, '回收站里的丙').getByRole('button', { name: '恢复' }).click()
    await page.getByText('已恢复 新闻：《回收站里的丙》').waitFor()
    await page.getByText('没有符合条件的内容').waitFor()
    await page.getByRole('button', { name: '清除筛选条件' }).click()
    for (const name of ['甲', '乙']) await row(page, `回收站里的${name}`).getByRole('checkbox').check()
    await page.locator('.kit-selection').getByRole('button', { name: '恢复' }).click()
    await page.getByText(/^已恢复 2 条新闻/).waitFor()
    await expect.poll(() => row(page, '回收站里的甲').count()).toBe(0)
    expect(new Set(await living('回收站里的'))).toEqual(new Set(['回收站里的丙', '回收站里的乙', '回收站里的甲']))
  })

  test('B-41c B-41e what is deleted for good is asked for by name and number, and is gone', async () => {
    for (const name of ['甲', '乙']) await deleted(`永远离开${name}`)
    const page = await open('/recyclebin?keyword=永远离开')
    await row(page, '永远离开甲').waitFor()
    await page.locator('thead:visible').getByRole('checkbox').check()
    await page.locator('.kit-selection').getByRole('button', { name: '彻底删除' }).click()
    await question(page, '彻底删除').getByText('2 条新闻：《永远离开乙》《永远离开甲》。彻底删除后无法恢复。').waitFor()
    await question(page, '彻底删除').getByRole('button', { name: '取消' }).click()
    await question(page, '彻底删除').waitFor({ state: 'hidden' })
    expect((await service('editor', 'GET', 'RecycleBin/GetAll?keyword=永远离开')).result.items).toHaveLength(2)
    await page.locator('.kit-selection').getByRole('button', { name: '彻底删除' }).click()
    await question(page, '彻底删除').getByRole('button', { name: '彻底删除' }).click()
    await page.getByText(/^已彻底删除 2 条新闻/).waitFor()
    expect((await service('editor', 'GET', 'RecycleBin/GetAll?keyword=永远离开')).result.items).toEqual([])
  })

  test('B-41b a viewer finds an empty bin, no menu entry and no button that leads to it', async () => {
    const page = await visit.open()
    await deleted('看不到的')
    await signIn(page, 'viewer', { at: '/sitenews' })
    await page.locator('.ant-table-row:visible').first().waitFor()
    expect(await page.getByRole('button', { name: '回收站' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: '回收站', exact: true }).count()).toBe(0)
    await page.goto('/#/recyclebin')
    await page.getByText('回收站是空的').waitFor()
    expect(await page.getByText('看不到的').count()).toBe(0)
  })

  async function openAnew(options: VisitOptions, shade: string) {
    const page = await visit.open(options)
    await inShade(shade)(page)
    await signIn(page, 'editor', { at: '/recyclebin' })
    return page
  }
  test.each([
    ['zh-CN', 'light'],
    ['en-US', 'dark'],
  ])('P-15 axe finds no fault with the bin, its question and its message (%s, %s)', async (locale, shade) => {
    await deleted('没有毛病')
    const page = locale === 'zh-CN' ? await open('/recyclebin') : await openAnew({ locale }, shade)
    if (locale === 'zh-CN') onTestFinished(() => page.setViewportSize(DESKTOP))
    await page.locator('.ant-table-row:visible').first().waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await page.locator('.kit-bin-actions .ant-btn-dangerous').first().click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page, { part: '.ant-modal' })).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize(PHONE)
    await expect.poll(() => overflow(page)).toBe(0)
    await page.locator('.kit-bin-actions .ant-btn').first().click()
    await page.locator('.ant-notification-notice').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })
})
