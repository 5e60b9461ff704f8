// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

/** The headings of the form in sight, from top to bottom. */
const headings = (page: Page) => page.locator('.kit-section-title').locator('visible=true').allTextContents()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Returns the upper edges of fields with their labels, in px, read at once: a text that is drawn between two readings would move them. */
const tops = (page: Page, ...ids: string[]) =>
  page
    .locator(ids.map((id) => `#${id}`).join())
    .evaluateAll((all) => all.map((one) => one.closest('.ant-form-item')!.getBoundingClientRect().y))

/** Takes an entry of an open tree. */
const take = (page: Page, name: string) => page.locator('.ant-select-tree-title:visible', { hasText: name }).first().click()

describe('Forms of the back office', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const first = async (name: string) => (await service('admin', 'GET', `${name}/GetAll?maxResultCount=1`)).result.items[0]!.id

  describe('of an administrator', () => {
    const inChinese = shareOffice(visit, 'admin', { timezoneId: 'Asia/Shanghai' })
    const inEnglish = shareOffice(visit, 'admin', { locale: 'en-US' })

    test('B-34a a form has the sections of its declaration, under headings in the language of the reader', async () => {
      const page = await inChinese('/siteinfo')
      await page.locator('#telephone').waitFor()
      expect(await headings(page)).toEqual(['基本信息', '外观', '联系方式', '版权与备案', '搜索引擎（SEO）'])
      const contact = page.locator('.kit-section', { hasText: '联系方式' })
      expect(await contact.locator('#telephone').count()).toBe(1)
      expect(await contact.locator('#seoTitle').count()).toBe(0)
      const english = await inEnglish(`/menu/${await first('Menu')}`)
      await english.locator('#text').waitFor()
      expect(await headings(english)).toEqual(['Basics', 'Link', 'Look'])
      expect(
        await english
          .getByText(/[\u4e00-\u9fff]/)
          .locator('visible=true')
          .allTextContents(),
      ).not.toContain('基本信息')
    })

    test.each(['zh-CN', 'en-US'])('B-34h both languages of a field stand on one line (%s)', async (locale) => {
      const page = await (locale === 'en-US' ? inEnglish : inChinese)('/sitenews/1')
      await page.locator('#titleEn').waitFor()
      await settled(page)
      for (const name of ['title', 'author', 'seoTitle']) {
        const [chinese, english] = await tops(page, name, `${name}En`)
        expect([name, english]).toEqual([name, chinese])
      }
      const inputs = await page.locator('#title, #titleEn').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      expect(inputs[0]).toBe(inputs[1])
      expect(await page.getByLabel(locale === 'en-US' ? 'Title English' : '标题 English', { exact: true }).count()).toBe(1)
    })

    test('B-50a a new row says that owner and unit are filled in when it is saved, and then shows them', async () => {
      const page = await inChinese('/brand?row=new')
      const drawer = page.getByRole('dialog')
      await drawer.getByText('保存时自动填写').nth(1).waitFor()
      await drawer.locator('#name').fill('自动归属')
      await drawer.locator('#code').fill('owned-by-default')
      await drawer.getByRole('button', { name: '保存', exact: true }).click()
      await page.locator('.ant-table-row', { hasText: '自动归属' }).getByText('编辑').click()
      const field = (id: string) => drawer.locator('.ant-select', { has: page.locator(`#${id}`) })
      await field('ownerId').getByText('admin').waitFor()
      await field('unitId').getByText('矩澄视觉').waitFor()
      expect(await drawer.getByText('保存时自动填写').count()).toBe(0)
    })

    test('B-34i the icon of a menu entry is chosen among pictures and its page by the title; the list shows the icon, not its name', async () => {
      const entry = { text: '选图标', textEn: 'Choose an icon', tag: 'web', webIcon: 'of-another-program' }
      const { id } = (await service('admin', 'POST', 'Menu/Create', entry)).result
      const page = await inChinese(`/menu/${id}`)
      const icons = page.getByRole('radiogroup', { name: '图标' })
      await icons.getByRole('radio', { name: 'of-another-program', checked: true }).waitFor()
      await icons.getByRole('radio', { name: '购物袋' }).check({ force: true })
      await page.keyboard.press('ArrowRight')
      await icons.getByRole('radio', { name: '外观', checked: true }).waitFor()
      const key = page.getByRole('combobox', { name: '页面标识' })
      await key.fill('轮播')
      await page.locator('.ant-select-item-option', { hasText: '轮播图 · sitecarousel' }).click()
      await expect.poll(() => key.inputValue()).toBe('sitecarousel')
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect
        .poll(async () => (await service('admin', 'GET', `Menu/Get?id=${id}`)).result)
        .toMatchObject({
          webIcon: 'skin',
          name: 'sitecarousel',
        })
      await page.goto('/#/menu')
      const row = page.getByRole('row', { name: '选图标' })
      await row.locator('.menu-icon svg[data-icon=skin]').waitFor()
      expect(await row.getByText('skin').count()).toBe(0)
    })

    test('B-34g B-104b a form says in words when its row goes live and that changes are not published, and the notice until when it is published', async () => {
      const { id, version } = (await service('admin', 'POST', 'News/Create', { title: '定时的新闻' })).result
      const year = new Date().getFullYear() + 1
      await service('admin', 'POST', 'News/Publish', { id, version, from: `${year}-10-03T01:00:00.000Z` })
      const page = await inChinese(`/sitenews/${id}`)
      const head = page.locator('.kit-head').locator('visible=true')
      await head.getByText(`${year}年10月3日 09:00 上线`).waitFor()
      const live = (await service('admin', 'POST', 'News/Create', { title: '有修改的新闻' })).result
      const until = `${year}-10-04T01:00:00.000Z`
      const { result } = await service('admin', 'POST', 'News/Publish', { id: live.id, version: live.version, until })
      await service('admin', 'PUT', 'News/Update', { id: live.id, version: result.version, summary: '改过' })
      await page.goto(`/#/sitenews/${live.id}`)
      await head.getByText('有未发布的修改').waitFor()
      expect(await head.getByText('上线').count()).toBe(0)
      await page.getByRole('button', { name: '发布修改' }).click()
      await page.locator('.ant-message').getByText(`已发布 · ${year}年10月4日 09:00 自动下线`, { exact: true }).waitFor()
      expect((await service('admin', 'GET', `News/Get?id=${live.id}`)).result).toMatchObject({ hasChanges: false, publishedUntil: until })
    })
  })

  describe('of a viewer', () => {
    const at = shareOffice(visit, 'viewer')

    test('A-03b B-34d a viewer reads values, pictures and tables: no control, no asterisk, no toolbar', { tags: ['walk'] }, async () => {
      const page = await at('/spu/1')
      await page.getByText('您只能查看这条记录').waitFor()
      await page.locator('.kit-read-table').getByText('24 fps').waitFor()
      await settled(page)
      const main = page.locator('#shell-content')
      expect(
        await main.locator('input, textarea, select, [role=combobox], [contenteditable], .ant-form-item-required, .kit-editor').count(),
      ).toBe(0)
      expect(await main.getByRole('button').locator('visible=true').allTextContents()).toEqual(['', ...(await headings(page))])
      expect(await main.locator('.kit-read-pictures img').count()).toBe(2)
      await main.getByRole('cell', { name: 'HM-500-M' }).waitFor()
      await main.getByText('HM-500 area-scan camera').waitFor()
      expect(await main.getByText('面阵相机', { exact: true }).count()).toBeGreaterThan(0)
      await page.goto('/#/spu/new')
      await page.getByRole('heading', { name: '没有权限' }).waitFor()
    })

    test('B-34d a viewer reads the parameters of a product without a template too', async () => {
      const { result: model } = await service('editor', 'GET', 'Product/Get?id=1')
      const product = { name: '没有模板', code: 'BARE-1', categoryId: model['categoryId'], params: { oldKey: '旧的参数值' } }
      const { id } = (await service('editor', 'POST', 'Product/Create', product)).result
      const page = await at(`/spu/${id}`)
      await page.getByRole('row', { name: 'oldKey 旧的参数值' }).waitFor()
      await page.getByRole('rowheader', { name: '不在模板中的参数' }).waitFor()
    })
  })

  describe('of products', () => {
    const at = shareOffice(visit, 'editor', { expected: /400/ })

    test('B-34c the product form begins with pictures, has the price beside the unit, and a list that leads to each section', async () => {
      const page = await at('/spu/1')
      await page.locator('#params input').first().waitFor()
      const all = await headings(page)
      expect(all).toEqual(['图片、视频与文档', '基本信息', '规格参数', '规格（SKU）', '产品详情', '展示', '搜索引擎（SEO）', '归属'])
      const list = page.getByRole('navigation', { name: '表单目录' })
      expect(await list.getByRole('button').allTextContents()).toEqual(all)
      const [price, unit] = await tops(page, 'price', 'unit')
      expect(price).toBe(unit)
      for (const name of ['规格（SKU）', '搜索引擎（SEO）', '归属']) {
        await list.getByRole('button', { name }).click()
        await page.locator('.kit-section-title:focus', { hasText: name }).waitFor()
        expect(
          await page.locator('.kit-section-title:focus').evaluate((one) => one.getBoundingClientRect().bottom < innerHeight - 80),
        ).toBe(true)
        expect(page.url()).toMatch(/#\/spu\/1$/)
      }
      await expect.poll(() => list.locator('[aria-current=true]').textContent()).toBe('归属')
      await page.setViewportSize(PHONE)
      await list.getByRole('button', { name: '规格参数' }).click()
      await page.locator('.kit-section-title:focus', { hasText: '规格参数' }).waitFor()
      const [bar, heading] = [await list.boundingBox(), await page.locator('.kit-section-title:focus').boundingBox()]
      expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
      expect(await overflow(page)).toBe(0)
      await page.setViewportSize(DESKTOP)
    })

    test('B-34c the English of a text parameter stands beside it; other kinds have none', async () => {
      const page = await at('/spu/1')
      const [own, english] = [page.getByLabel('壳体材料', { exact: true }), page.getByLabel('壳体材料（英文）')]
      await english.waitFor()
      const [left, right] = [(await own.boundingBox())!, (await english.boundingBox())!]
      expect(right.y).toBe(left.y)
      expect(right.x).toBeGreaterThan(left.x + left.width)
      expect(await page.getByLabel('帧率（英文）').count()).toBe(0)
      await english.fill('Anodised aluminium')
      await page.getByRole('button', { name: '保存草稿' }).click()
      await page.getByText('已保存').waitFor()
      expect((await service('editor', 'GET', 'Product/Get?id=1')).result['paramsEn']).toMatchObject({ material: 'Anodised aluminium' })
    })

    test('E-09j the category of a product is chosen from its tree and proposes a template, which an own choice outlasts', async () => {
      const page = await at('/spu/new')
      await page.locator('#categoryId').click()
      await take(page, '面阵相机')
      const template = page.locator('.ant-select', { has: page.locator('#specTemplateId') })
      await template.getByText('面阵相机').waitFor()
      await page.locator('#params fieldset').first().waitFor()
      await page.locator('#categoryId').click()
      await take(page, '线阵相机')
      await template.getByText('线阵相机').waitFor()
      await page.locator('#specTemplateId').fill('面阵')
      await page.locator('.ant-select-item-option:visible', { hasText: '面阵相机' }).first().click()
      await page.locator('#categoryId').click()
      await take(page, '面阵相机')
      await template.getByText('面阵相机').waitFor()
      await page.locator('#categoryId').click()
      await take(page, '线阵相机')
      await page.getByText('该分类的模板是').waitFor()
      expect(await template.getByText('面阵相机').count()).toBe(1)
    })

    test('E-09k publishing names the required parameters that are missing and leads to the first; the draft is saved without them', async () => {
      const { result: model } = await service('editor', 'GET', 'Product/Get?id=1')
      const { id } = (
        await service('editor', 'POST', 'Product/Create', {
          name: '缺参数',
          code: 'GAP-1',
          categoryId: model['categoryId'],
          specTemplateId: model['specTemplateId'],
        })
      ).result
      const page = await at(`/spu/${id}`)
      await page.locator('#params input').first().waitFor()
      await page.locator('#subtitle').fill('还没有参数')
      await page.getByRole('button', { name: '保存并发布' }).click()
      await page
        .locator('.ant-notification-notice, .ant-message-notice')
        .getByText(/发布前请填写.*像素数.*帧率/)
        .first()
        .waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.kit-part')?.textContent)).toContain('像素数')
      expect(await page.locator('#params .kit-issue').count()).toBeGreaterThan(3)
      await page.getByLabel('帧率').fill('30')
      await expect.poll(() => page.locator('#params .kit-part', { hasText: '帧率' }).locator('.kit-issue').count()).toBe(0)
      expect(await page.locator('#params .kit-issue').count()).toBeGreaterThan(2)
      expect((await service('editor', 'GET', `Product/Get?id=${id}`)).result).toMatchObject({ subtitle: '还没有参数', state: 'draft' })
    })

    test('E-09k a new product that is refused is saved as a draft, and its own page says what is missing', async () => {
      const page = await at('/spu/new')
      await page.locator('#name').fill('新产品')
      await page.locator('#code').fill('GAP-2')
      await page.locator('#categoryId').click()
      await take(page, '面阵相机')
      await page.locator('#params input').first().waitFor()
      await page.getByRole('button', { name: '保存并发布' }).click()
      await page.waitForURL(/spu\/\d+/)
      await page.locator('#params .kit-issue').nth(3).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.kit-part')?.textContent)).toContain('像素数')
      expect(await page.getByText(/发布前请填写.*像素数.*帧率/).count()).toBe(1)
      const id = Number(/spu\/(\d+)/.exec(page.url())![1])
      expect((await service('editor', 'GET', `Product/Get?id=${id}`)).result).toMatchObject({ name: '新产品', state: 'draft' })
      // The complaint belongs to this visit: a page that is opened anew has none.
      await page.reload()
      await page.locator('#params input').first().waitFor()
      expect(await page.locator('#params .kit-issue').count()).toBe(0)
    })
  })

  describe('of an editor', () => {
    const at = shareOffice(visit, 'editor', { expected: /409/ })

    test('B-35a the address of a new row follows its title until somebody writes in it; the English title wins', async () => {
      const page = await at('/sitenews/new')
      const slug = page.locator('#slug')
      await page.locator('#title').fill('测厚仪 2026 发布')
      await expect.poll(() => slug.inputValue()).toBe('ce-hou-yi-2026-fa-bu')
      await page.locator('#titleEn').fill('A new gauge')
      await expect.poll(() => slug.inputValue()).toBe('a-new-gauge')
      await slug.fill('own-words')
      await page.locator('#titleEn').fill('Another title')
      await page.locator('#summary').fill('x')
      await settled(page)
      expect(await slug.inputValue()).toBe('own-words')
      await page.getByRole('button', { name: '保存草稿' }).click()
      await page.waitForURL(/sitenews\/\d+/)
      const id = /\d+$/.exec(page.url())![0]
      await page.locator('#title').fill('别的标题')
      await page.locator('#titleEn').fill('Later words')
      await page.locator('#summary').fill('y')
      await settled(page)
      expect(await slug.inputValue()).toBe('own-words')
      expect((await service('editor', 'GET', `News/Get?id=${id}`)).result['slug']).toBe('own-words')
    })

    test('B-35b an address is judged while it is typed, in a sentence that says what is allowed', async () => {
      const page = await at('/sitenews/new')
      await page.locator('#slug').pressSequentially('Bad')
      await page.getByText('只能用小写字母、数字和连字符').waitFor()
      expect(await focused(page)).toBe('slug')
      await page.locator('#slug').fill('good-1')
      await page.getByText('只能用小写字母、数字和连字符').waitFor({ state: 'detached' })
      expect(await page.getByText('格式不正确').count()).toBe(0)
    })

    test('B-35c a second row with the same title is saved under the next address; a written address that is taken is refused at its field', async () => {
      const page = await at('/sitenews/new')
      // A second try finds the rows of the first.
      const word = `t${Date.now()}`
      const same = `same-title-${word}`
      for (const slug of [same, `${same}-2`, `${same}-3`]) {
        await page.locator('#titleEn').fill(`Same title ${word}`)
        await page.locator('#title').fill('同名新闻')
        await expect.poll(() => page.locator('#slug').inputValue()).toBe(same)
        await page.getByRole('button', { name: '保存草稿' }).click()
        await page.waitForURL(/sitenews\/\d+/)
        await expect.poll(() => page.locator('#slug').inputValue()).toBe(slug)
        await page.goto('/#/sitenews/new')
        await expect.poll(() => page.locator('#title').inputValue()).toBe('')
      }
      await page.locator('#title').fill('别的新闻')
      await expect.poll(() => page.locator('#slug').inputValue()).toBe('bie-de-xin-wen')
      await page.locator('#slug').fill(`${same}-2`)
      await expect.poll(() => page.locator('#slug').inputValue()).toBe(`${same}-2`)
      await page.getByRole('button', { name: '保存草稿' }).click()
      await page
        .locator('.ant-form-item', { has: page.locator('#slug') })
        .locator('.ant-form-item-explain-error')
        .waitFor()
      // The focus follows the complaint some frames later.
      await expect.poll(() => focused(page)).toBe('slug')
      expect(await page.locator('#slug').inputValue()).toBe(`${same}-2`)
    })

    test(
      'P-15b the languages of a rich text are tabs: arrows, Home and End choose, and a complaint about the hidden one shows it',
      { tags: ['walk'] },
      async () => {
        const page = await at('/sitecarousel/new')
        const tabs = page.getByRole('tablist', { name: '描述' })
        const tab = (name: string, selected: boolean) => tabs.getByRole('tab', { name, selected })
        const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true }).first()
        await tab('中文', true).focus()
        await tab('English', false).waitFor()
        await page.keyboard.press('ArrowRight')
        await tab('English', true).and(page.locator(':focus')).waitFor()
        await panel('English').getByRole('textbox').waitFor()
        expect(await tabs.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(
          await panel('English').getAttribute('id'),
        )
        for (const [key, name] of [
          ['ArrowRight', '中文'],
          ['End', 'English'],
          ['Home', '中文'],
          ['ArrowLeft', 'English'],
        ] as const) {
          await page.keyboard.press(key)
          await tab(name, true).and(page.locator(':focus')).waitFor()
        }
        // One Tab leads from the tabs on to the text.
        await page.keyboard.press('Tab')
        await expect.poll(() => tabs.locator(':focus').count()).toBe(0)
        await panel('English').getByRole('textbox').fill('word '.repeat(420))
        await page.locator('#title').fill('太长')
        await tab('中文', false).click()
        await panel('English').waitFor({ state: 'hidden' })
        await page.getByRole('button', { name: '保存草稿' }).click()
        await tab('English', true).waitFor()
        await panel('English').locator('.ant-form-item-explain-error').waitFor()
        // The way back from the text stops at the tab of the shown language, not at the one that was used last.
        await expect.poll(() => tab('English', true).getAttribute('tabindex')).toBe('0')
        expect(await tab('中文', false).getAttribute('tabindex')).toBe('-1')
      },
    )

    test('P-15d the parent is chosen from a tree: field and tree know each other, the arrows are followed, and each entry says its level', async () => {
      const page = await at('/category?row=new')
      const field = page.locator('#pid')
      await field.focus()
      await page.keyboard.press('ArrowDown')
      const tree = page.getByRole('tree', { name: '上级' })
      await tree.waitFor()
      await expect.poll(() => field.getAttribute('aria-controls')).toBe(await tree.getAttribute('id'))
      expect(await field.getAttribute('aria-haspopup')).toBe('tree')
      expect(await field.getAttribute('aria-owns')).toBe(null)
      const reached = () =>
        field.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent)
      for (const [key, name] of [
        ['', '成像'],
        ['ArrowDown', '面阵相机'],
        ['ArrowDown', '智能相机'],
        ['ArrowUp', '面阵相机'],
      ]) {
        if (key) await page.keyboard.press(key)
        await expect.poll(reached).toBe(name)
      }
      expect(await tree.getByRole('treeitem', { name: '面阵相机' }).getAttribute('aria-level')).toBe('2')
      expect(await tree.getByRole('treeitem', { name: '成像' }).getAttribute('aria-level')).toBe('1')
      await page.keyboard.press('Enter')
      await tree.waitFor({ state: 'hidden' })
      await page.locator('.ant-select', { has: field }).getByText('面阵相机').waitFor()
      expect(await field.getAttribute('aria-activedescendant')).toBe(null)
      expect(await field.getAttribute('aria-controls')).toBe(null)
    })

    test.each([
      ['/sitenews/new', 'title'],
      ['/spu/new', 'name'],
      ['/sitemenu?row=new', 'name'],
    ])('B-34e a new form at %s begins in its first field, and one that exists does not', async (address, field) => {
      const page = await at(address)
      await page.locator(`#${field}`).waitFor()
      await settled(page)
      await expect.poll(() => focused(page)).toBe(field)
      await page.goto('/#/sitenews/1')
      const { title } = (await service('editor', 'GET', 'News/Get?id=1')).result
      await page.getByRole('heading', { level: 1, name: String(title) }).waitFor()
      await settled(page)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    })

    test.each([DESKTOP, PHONE])('B-34f a complaint that saving leads to is not under the foot (%o)', async (viewport) => {
      const page = await at('/sitenews/new')
      await page.setViewportSize(viewport)
      await page.locator('#title').fill('页脚下面')
      await page.locator('#slug').fill('Not Good')
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('button', { name: '保存草稿' }).click()
      const complaint = page.locator('.ant-form-item-explain-error', { hasText: '只能用小写字母' })
      await expect.poll(() => focused(page)).toBe('slug')
      const [text, foot] = [(await complaint.boundingBox())!, (await page.locator('.kit-foot-page').boundingBox())!]
      expect(text.y).toBeGreaterThan(0)
      expect(text.y + text.height).toBeLessThanOrEqual(foot.y)
      await page.setViewportSize(DESKTOP)
    })
  })

  test.each([
    ['zh-CN', PHONE],
    ['en-US', DESKTOP],
  ] as const)(
    'P-15 axe finds no fault with the forms that a viewer reads (%s, %o)',
    async (locale, viewport) => {
      const page = await visit.open({ locale, viewport })
      await signIn(page, 'viewer', { at: '/spu/1' })
      const faults: string[] = []
      for (const path of ['/spu/1', '/sitenews/1', '/sitecarousel/1', '/brand?row=1', '/specparamtemplate/1']) {
        await page.goto(`/#${path}`)
        // The form before has sections and a heading too.
        await page.locator(`.tab-bar [aria-current=page][href^="#${path.split('?')[0]}"]`).waitFor()
        await page.locator('.kit-section').locator('visible=true').first().waitFor()
        await page.locator('#shell-content h1').locator('visible=true').waitFor()
        await settled(page)
        // The page behind a drawer is out of reach.
        const part = (await page.locator('.ant-drawer-open').locator('visible=true').count()) > 0 ? { part: '.ant-drawer-open' } : {}
        faults.push(...(await faultsOf(page, part)))
        if ((await overflow(page)) > 0) faults.push(`${path} is wider than the window`)
      }
      expect(faults).toEqual([])
    },
    120_000,
  )
})
