// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drag } from './kit/drag.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'
import { serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { settled } from './kit/settled.ts'

describe('Lists', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)

  const rows = (page: Page) => page.locator('.ant-table-row:visible')
  const heads = async (page: Page) => (await page.locator('thead th:visible').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
  /** Waits for the page: its tab becomes the current one together with it. */
  const shows = (page: Page, path: string) => page.locator(`.tab-bar a[aria-current=page][href^="#${path}"]`).waitFor()
  /** Opens a list, the first one as the editor. */
  const open = async (page: Page, address: string) => {
    await (page.url() === 'about:blank' ? signIn(page, 'editor', { at: address }) : page.goto(`/#${address}`))
    await shows(page, address.replace(/\?.*/, ''))
    await rows(page).first().waitFor()
  }
  const share = shareOffice(visit, 'editor')
  /** Begins with a list on the shared page. */
  const begin = async (address: string) => {
    const page = await share(address)
    await open(page, address)
    return page
  }
  const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash)

  test('E-11b E-11i columns are chosen and ordered by keys alone, and the address and the next visit keep them', async () => {
    const page = await begin('/gallery/site')
    expect(await heads(page)).toEqual(['图片', '标题', '相册', '排序', '更新时间', '操作'])
    await page.getByRole('button', { name: '列与密度' }).press('Enter')
    const drawer = page.getByRole('dialog', { name: '列与密度' })
    await drawer.getByRole('checkbox', { name: '排序' }).press('Space')
    await drawer.getByRole('checkbox', { name: '编号' }).press('Space')
    const up = drawer.getByRole('button', { name: '上移 编号' })
    for (let step = 0; step < 4; step++) await up.press('Enter')
    await settled(page)
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await drawer.getByRole('checkbox', { name: '标题' }).isDisabled()).toBe(true)
    await drawer.getByText('紧凑').click()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => heads(page)).toEqual(['编号', '图片', '标题', '相册', '更新时间', '操作'])
    expect(hash(page)).toBe('#/gallery/site?columns=id.image.title.album.lastModificationTime&density=compact')
    expect(await page.locator('.ant-table-small').count()).toBe(1)

    await page.reload()
    await expect.poll(() => heads(page)).toEqual(['编号', '图片', '标题', '相册', '更新时间', '操作'])
    await page.evaluate(() => sessionStorage.clear())
    await open(page, '/dictionary/types')
    await open(page, '/gallery/site')
    await expect.poll(() => heads(page)).toContain('编号')
    await page.getByRole('button', { name: '列与密度' }).click()
    await drawer.getByRole('button', { name: '恢复默认' }).click()
    await expect.poll(() => heads(page)).toEqual(['图片', '标题', '相册', '排序', '更新时间', '操作'])
    expect(hash(page)).toBe('#/gallery/site')
  })

  test('E-11 E-11b a column is dragged to its place, or moved by keys: Space picks it up, an arrow moves it, Space drops it', async () => {
    const page = await begin('/gallery/site')
    await page.getByRole('button', { name: '列与密度' }).click()
    const entry = (name: string) => page.getByRole('dialog', { name: '列与密度' }).getByRole('listitem').filter({ hasText: name })
    await drag(page, { from: entry('排序').getByRole('button', { name: '拖动 排序' }), to: entry('图片') })
    await expect.poll(() => heads(page)).toEqual(['排序', '图片', '标题', '相册', '更新时间', '操作'])
    await page.getByRole('button', { name: '恢复默认' }).click()
    await expect.poll(() => heads(page)).toEqual(['图片', '标题', '相册', '排序', '更新时间', '操作'])

    const handle = page.getByRole('button', { name: '拖动 标题' })
    await handle.focus()
    await handle.and(page.locator('[aria-roledescription]')).waitFor()
    await page.keyboard.press('Space')
    await page.locator('[data-dnd-dragging]').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.getByText('第 1 位，共').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await expect.poll(() => heads(page)).toEqual(['标题', '图片', '相册', '排序', '更新时间', '操作'])
    await page.getByRole('button', { name: '恢复默认' }).click()
    await expect.poll(() => heads(page)).toEqual(['图片', '标题', '相册', '排序', '更新时间', '操作'])
  })

  test('E-11 a selection survives a change of page and a reload, and ends when a search removes its rows', { tags: ['walk'] }, async () => {
    const page = await begin('/sitenews?size=10')
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .nth(1)
      .check()
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await page.waitForURL(/page=2/)
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .nth(1)
      .and(page.locator(':checked'))
      .waitFor({ state: 'detached' })
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .first()
      .check()
    await page.getByText('已选 2 项').waitFor()
    await expect.poll(() => hash(page)).toMatch(/selected=\d+\.\d+/)
    await page.reload()
    await page.getByText('已选 2 项').waitFor()
    // The selection is known before the rows have arrived.
    const first = page.getByRole('checkbox', { name: /^选择 / }).first()
    await expect.poll(() => first.isChecked()).toBe(true)
    await page.getByPlaceholder('搜索新闻').fill('相机')
    await page.keyboard.press('Enter')
    await page.getByText('已选 2 项').waitFor({ state: 'detached' })
    expect(hash(page)).not.toContain('selected')
    expect(await page.getByPlaceholder('搜索新闻').evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('E-11 several rows are published or unpublished at once after a question, and a refused one stays selected with the reason', async () => {
    const page = await visit.open({ expected: /409|422/ })
    const made: number[] = []
    for (const title of ['一批甲', '一批乙', '一批丙']) made.push((await service('editor', 'POST', 'News/Create', { title })).result.id)
    const states = async () => (await service('editor', 'GET', 'News/GetAll?keyword=一批')).result.items.map(({ state }) => state)
    await open(page, '/sitenews?keyword=一批')
    await page.locator('thead:visible').getByRole('checkbox').check()
    await page.getByRole('button', { name: '批量发布' }).click()
    const question = page.getByRole('dialog', { name: '操作提示' })
    await question.getByRole('button', { name: '取消' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await states()).toEqual(['draft', 'draft', 'draft'])
    await page.route(`**/News/Publish`, (route) =>
      route.request().postDataJSON().id === made[1]
        ? route.fulfill({ status: 422, json: { error: { code: 422, message: '这条不行', details: null, validationErrors: null } } })
        : route.continue(),
    )
    await page.getByRole('button', { name: '批量发布' }).click()
    await page.getByText('发布选定的 3 条内容吗?').waitFor()
    await page.getByRole('dialog', { name: '操作提示' }).getByRole('button', { name: '发布' }).click()
    await page.getByText('2 条已完成').waitFor()
    await page.getByText('1 条操作失败，仍处于选中状态：这条不行').waitFor()
    await page.getByText('已选 1 项').waitFor()
    expect((await states()).filter((state) => state === 'published')).toHaveLength(2)
    await page.locator('thead:visible').getByRole('checkbox').check()
    await page.getByRole('button', { name: '批量下线' }).click()
    await page.getByRole('dialog', { name: '操作提示' }).getByRole('button', { name: '下线' }).click()
    await page.getByText('3 条已完成').waitFor()
    expect(await states()).toEqual(['draft', 'draft', 'draft'])
  })

  test('E-11a E-11f a loading list shows placeholders, a page past the end leads to the last, and an empty result offers to clear the filters', async () => {
    const page = await share()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/News/GetAll*', (route) => held.then(() => route.continue()))
    onTestFinished(() => page.unrouteAll())
    await page.goto('/#/sitenews?page=99')
    await page.locator('.kit-bone').first().waitFor()
    expect(await page.getByText('还没有数据').count()).toBe(0)
    expect(await heads(page)).toContain('标题')
    answer()
    await page.waitForURL(/page=2/)
    await rows(page).first().waitFor()
    await expect.poll(() => page.locator('.kit-bone').count()).toBe(0)
    await page.goto('/#/sitenews?keyword=没有这样的新闻')
    await page.getByRole('button', { name: '清除筛选条件' }).click()
    await expect.poll(() => rows(page).count()).toBe(20)
    expect(hash(page)).toBe('#/sitenews')
  })

  test('E-11 a drawer or dialog of a resting page is hidden, and is there again with its page', async () => {
    const page = await begin('/sitenews')
    await page.goto('/#/gallery?row=1')
    await page.locator('#title').fill('改到一半')
    await page.goBack()
    await shows(page, '/sitenews')
    expect(await page.locator('.ant-drawer').count()).toBe(0)
    expect(await page.evaluate(() => document.body.style.overflow + document.body.className)).toBe('')
    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '图库' }).click()
    await page.locator('#title').waitFor()
    expect(await page.locator('#title').inputValue()).toBe('改到一半')
    await page.goBack()
    await shows(page, '/sitenews')
    // A list that becomes visible again is fetched again, and an open menu disappears with the row that is redrawn.
    await settled(page)
    await rows(page).first().getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '历史版本' }).click()
    await page.getByRole('dialog', { name: '历史版本' }).waitFor()
    await page.goForward()
    await page.locator('#title').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await page.getByRole('menu').filter({ hasText: '历史版本' }).count()).toBe(0)
    await page.goBack()
    await page.getByRole('dialog', { name: '历史版本' }).waitFor()
  })

  test('E-11 a click right after pointing at the button opens its menu', async () => {
    const page = await begin('/sitenews')
    const more = rows(page).first().getByRole('button', { name: '更多' })
    const button = (await more.elementHandle())!
    await more.hover()
    const isKept = await button.evaluate(async (element) => {
      await new Promise(requestAnimationFrame)
      return element.isConnected
    })
    expect(isKept).toBe(true)
    await page.mouse.down()
    await page.mouse.up()
    await page.getByRole('menuitem', { name: '历史版本' }).waitFor()
    await more.click()
    await page.getByRole('menuitem', { name: '历史版本' }).waitFor({ state: 'hidden' })
  })

  test('E-11 a question disappears with the page that asked it', async () => {
    const page = await begin('/gallery/site')
    await open(page, '/sitenews')
    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: '批量删除' }).click()
    await page.getByRole('dialog', { name: '操作提示' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog', { name: '操作提示' }).waitFor({ state: 'detached' })
  })

  test('E-11i X-04a P-15c P-15e a row is opened, left and deleted by keys alone, and the focus returns', { tags: ['walk'] }, async () => {
    const { id } = (await service('editor', 'POST', 'News/Create', { title: '按键删除' })).result
    const page = await begin('/sitenews?keyword=按键删除')
    const more = page.getByRole('button', { name: '更多' })
    const isFocused = () => more.evaluate((button) => button === document.activeElement)
    const chooseDelete = async () => {
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: '删除' }).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('menuitem')
      await page.getByRole('menuitem', { name: '删除' }).press('Enter')
    }
    await more.focus()
    await chooseDelete()
    const question = page.getByRole('dialog', { name: '操作提示' })
    await question.press('Escape')
    await expect.poll(isFocused).toBe(true)
    await chooseDelete()
    await question.getByRole('button', { name: '删除' }).press('Enter')
    await page.getByText('没有符合条件的数据').waitFor()
    expect((await service('editor', 'GET', 'News/GetAll?keyword=按键删除')).result.items.map((item) => item.id)).not.toContain(id)

    await open(page, '/gallery/site')
    const edit = rows(page).nth(1).locator('.kit-title')
    await edit.press('Enter')
    await page.locator('#title').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#title').waitFor({ state: 'detached' })
    await expect.poll(() => edit.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('E-11 a late answer does not lead the user away from another page', async () => {
    const page = await share('/sitenews/new')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/News/Create', (route) => held.then(() => route.continue()))
    await page.locator('#title').fill('慢慢保存')
    await page.keyboard.press('Control+s')
    await open(page, '/gallery/site')
    answer()
    await page.getByText('已新增').waitFor()
    expect(hash(page)).toBe('#/gallery/site')
    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '慢慢保存', exact: true }).click()
    await page.waitForURL(/#\/sitenews\/\d+/)
    await expect.poll(() => page.locator('#title').inputValue()).toBe('慢慢保存')
    await page.unrouteAll()
  })

  test('E-11 with several forms open, a label leads to the field of the visible one', async () => {
    const page = await share('/sitenews/new')
    await page.locator('#title').fill('第一张表单')
    await page.goto('/#/gallery?row=new')
    await page.getByRole('dialog').locator('#title').waitFor()
    await page.goto('/#/sitearticle/new')
    await shows(page, '/sitearticle/new')
    await page.locator('#title:visible').fill('第二张表单')
    await settled(page)
    expect(await page.locator('#title').count()).toBe(1)
    await page.locator('label[for=title]').click()
    await page.keyboard.type('！')
    await expect.poll(() => page.locator('#title').inputValue()).toBe('第二张表单！')
    await page.goto('/#/sitenews/new')
    await shows(page, '/sitenews/new')
    expect(await page.locator('#title').count()).toBe(1)
    expect(await page.locator('#title').inputValue()).toBe('第一张表单')
  })

  test('E-11i Ctrl S twice makes one row', async () => {
    const page = await share('/sitenews/new')
    await page.locator('#title').fill('只要一条')
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/#\/sitenews\/\d+/)
    expect((await service('editor', 'GET', 'News/GetAll?keyword=只要一条')).result.items).toHaveLength(1)
  })

  // The last tests on this page, whose list then has other columns.
  test('S-13 on a phone every part of a list is within reach', async () => {
    const page = await begin('/sitenews')
    onTestFinished(() => page.setViewportSize(DESKTOP))
    await page.setViewportSize(PHONE)
    await settled(page)
    expect(await overflow(page)).toBe(0)
    await rows(page).first().getByRole('checkbox').check()
    await expect.poll(() => page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '批量删除' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: '列与密度' }).click()
    await page.getByRole('checkbox', { name: '作者' }).check()
    await page
      .getByRole('button', { name: 'Close' })
      .or(page.getByRole('button', { name: '关闭', exact: true }))
      .first()
      .click()
    await expect.poll(() => heads(page)).toContain('作者')
    expect(await overflow(page)).toBe(0)
  })

  test.each([
    ['zh-CN', 'light'],
    ['en-US', 'dark'],
  ])('P-15 axe finds no fault with a wide list and its settings (%s, %s)', async (locale, shade) => {
    const page = shade === 'light' ? await share() : await visit.open({ locale })
    if (shade === 'dark') await page.addInitScript(() => localStorage.setItem('portico.settings', '{"shade":"dark"}'))
    const faults: string[] = []
    await open(page, '/sitenews?columns=title.author.source.slug.tags.state.creationTime.id.category.publishTime&selected=1.2')
    expect(await page.locator('html').getAttribute('data-shade')).toBe(shade)
    faults.push(...(await faultsOf(page, { part: '.kit-table' })))
    await page.getByRole('button', { name: /列与密度|Columns and density/ }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    await settled(page)
    faults.push(...(await faultsOf(page, { part: '.ant-drawer' })))
    expect(faults).toEqual([])
  })
})
