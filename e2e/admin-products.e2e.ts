// @module-tag browser
import type { Locator, Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { mp4 } from '../server/testing/video-files.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'
import { drag } from './kit/drag.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { settled } from './kit/settled.ts'

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()

/** Takes an entry of a select's own list: the one before may still be closing. */
async function take(page: Page, select: Locator, name: string) {
  const list = page.locator('.ant-select-dropdown', { has: page.locator(`[id="${await select.getAttribute('aria-controls')}"]`) })
  await list.locator('.ant-select-item-option', { hasText: name }).first().click()
}

/** Searches in a select of rows and takes what is found. */
async function choose(page: Page, field: string, name: string) {
  const select = page.locator(`#${field}`)
  await select.fill(name)
  await take(page, select, name)
}

/** Searches in a tree of rows and takes what is found. */
async function chooseBranch(page: Page, field: string, name: string) {
  await page.locator(`#${field}`).fill(name)
  await page.locator('.ant-select-tree-title:visible', { hasText: name }).first().click()
}

async function open(page: Page, select: Locator, name: string) {
  await select.click()
  await take(page, select, name)
}

/** A picture file of each colour. */
const pngs = (...colours: string[]) =>
  Promise.all(
    colours.map(async (colour) => ({ name: `${colour}.png`, mimeType: 'image/png', buffer: await samplePicture(700, 500, colour) })),
  )

/** Finds a field on the visible page, not on a resting one. */
const part = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('visible=true')

describe('Products in the back office', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const share = shareOffice(visit, 'editor')

  test(
    'R-12t R-12w R-12x E-09a E-09d E-09e E-09f E-09g E-09h P-12c an editor makes category, template and product, and visitors read it in both languages once it is published',
    { tags: ['walk'], timeout: 120_000 },
    async () => {
      const page = await share('/dashboard')
      await page.getByRole('link', { name: '产品分类' }).click()
      await page.getByRole('button', { name: '新增' }).click()
      await page.locator('#name').fill('测厚仪')
      await page.locator('#nameEn').fill('Thickness gauges')
      await page.locator('#code').fill('thickness')
      await save(page)
      await page.locator('.ant-table-row', { hasText: '测厚仪' }).waitFor()

      await page.goto('/#/specparamtemplate/new')
      await page.getByRole('heading', { name: '新增规格参数模板' }).waitFor()
      await page.locator('#name').fill('测厚仪参数')
      await chooseBranch(page, 'categoryId', '测厚仪')
      await page.getByRole('button', { name: '新增分组' }).click()
      // The group cannot be found by its legend: that is its name, which the test is about to fill in.
      const group = page.locator('fieldset.parts').first()
      await group.getByLabel('名称 中文').first().fill('测量')
      await group.getByLabel('名称 English').first().fill('Measuring')
      for (let count = 0; count < 3; count++) await page.getByRole('button', { name: '新增参数' }).click()
      const params: [name: string, english: string, key: string, kind: string][] = [
        ['量程', 'Range', 'range', '数字'],
        ['探头', 'Probe', 'probe', '选项'],
        ['防水', 'Waterproof', 'waterproof', '是/否'],
        ['材料', 'Materials', 'materials', '文字'],
      ]
      for (const [at, [name, english, key, kind]] of params.entries()) {
        const param = page.locator('.parts-param').nth(at)
        await param.getByLabel('名称 中文').fill(name)
        await param.getByLabel('名称 English').fill(english)
        await param.getByLabel('参数键').fill(key)
        if (kind !== '文字') await open(page, param.getByRole('combobox', { name: '类型' }), kind)
      }
      await part(page, '单位').fill('mm')
      await part(page, '选项 1 值').fill('laser')
      await part(page, '选项 1 文字').fill('激光')
      await part(page, '选项 1 文字 英文').fill('Laser')
      await save(page)
      await page.waitForURL(/specparamtemplate\/\d+/)

      await page.goto('/#/spu/new')
      await page.getByRole('heading', { name: '新增产品' }).waitFor()
      await page.locator('#name').fill('TG-9 测厚仪')
      await page.locator('#nameEn').fill('TG-9 thickness gauge')
      await page.locator('#code').fill('TG-9')
      await chooseBranch(page, 'categoryId', '测厚仪')
      await choose(page, 'specTemplateId', '测厚仪参数')
      await part(page, '量程').fill('25.5')
      await open(page, page.getByRole('combobox', { name: '探头' }), '激光')
      await open(page, page.getByRole('combobox', { name: '防水' }), '是')
      await part(page, '材料').fill('薄膜与箔材')
      await page.getByLabel('材料（英文）').fill('Film and foil')
      await page.locator('input#pictures').setInputFiles(await pngs('#a33', '#3a3'))
      await expect.poll(() => page.locator('.kit-pictures img').count(), { timeout: 20_000 }).toBe(2)
      await page.getByRole('button', { name: '新增一行' }).click()
      await page.getByRole('button', { name: '新增规格项' }).click()
      await part(page, '规格项 1').fill('线缆')
      await part(page, '规格项 1（英文）').fill('Cable')
      await part(page, '第 1 行 编码').fill('TG-9-3M')
      await part(page, '第 1 行 线缆').fill('3 米')
      await part(page, '第 1 行 线缆（英文）').fill('3 m')
      await part(page, '第 1 行 价格').fill('1234.5')
      await page.getByRole('button', { name: '保存草稿' }).click()
      await page.waitForURL(/spu\/\d+/)
      const id = /\d+$/.exec(page.url())![0]

      const reads = async (prefix: string) => {
        const reply = await fetch(`${visit.url}${prefix}/_productdetail?id=${id}`)
        return { status: reply.status, text: (await reply.text()).replaceAll(/<[^>]+>/g, ' ') }
      }
      expect((await reads('')).status).toBe(404)
      await page.getByRole('button', { name: '发布', exact: true }).click()
      await page.getByText('已发布', { exact: true }).first().waitFor()
      const chinese = await reads('')
      expect(chinese.status).toBe(200)
      for (const words of ['TG-9 测厚仪', '测量', '量程', '25.5 mm', '激光', '薄膜与箔材', 'TG-9-3M', '3 米'])
        expect(chinese.text).toContain(words)
      const english = await reads('/en')
      for (const words of ['TG-9 thickness gauge', 'Measuring', 'Range', '25.5 mm', 'Laser', 'Film and foil', 'Cable', '3 m'])
        expect(english.text).toContain(words)
      expect(english.text).not.toContain('薄膜')
      expect((await service('editor', 'GET', `Product/Get?id=${id}`)).result).toMatchObject({
        params: { range: 25.5, probe: 'laser', waterproof: true, materials: '薄膜与箔材' },
        paramsEn: { materials: 'Film and foil' },
        skus: [{ code: 'TG-9-3M', price: 1234.5, specs: [{ name: '线缆', nameEn: 'Cable', value: '3 米', valueEn: '3 m' }] }],
      })
    },
  )

  test('V-09c a mistake within a template or a variant is reported at its place, and nothing is sent', async () => {
    const page = await share('/specparamtemplate/new')
    const sent: string[] = []
    page.on('request', (request) => {
      if (/(SpecTemplate|Product)\/(Create|Update)/.test(request.url())) sent.push(request.url())
    })
    await page.getByRole('heading', { name: '新增规格参数模板' }).waitFor()
    await page.locator('#name').fill('有错的模板')
    await page.getByRole('button', { name: '新增分组' }).click()
    await page.getByRole('button', { name: '新增参数' }).click()
    for (const at of [0, 1]) {
      const param = page.locator('.parts-param').nth(at)
      await param.getByLabel('名称 中文').fill(`参数${at}`)
      await param.getByLabel('参数键').fill('same')
    }
    await save(page)
    await page.getByText('有 2 处需要修改').waitFor()
    await page.locator('.parts-head .kit-issue', { hasText: '不能为空' }).waitFor()
    await page.locator('fieldset.parts').first().getByLabel('名称 中文').first().fill('一组')
    await page.getByText('有 1 处需要修改').waitFor()
    await page.locator('.parts-param').nth(1).getByText('出现了两次：same').waitFor()
    expect(await page.locator('.parts-param').first().locator('.kit-issue').count()).toBe(0)
    await page.locator('.parts-param').nth(1).getByLabel('参数键').fill('9other')
    await page.locator('.parts-param').nth(1).getByText('格式不正确').waitFor()
    expect(await page.locator('.parts-param').nth(1).getByLabel('参数键').getAttribute('aria-describedby')).toBeTruthy()

    await page.getByRole('link', { name: '产品', exact: true }).click()
    await page.waitForURL(/#\/spu$/)
    await page.getByRole('button', { name: /新增$/ }).click()
    await page.getByRole('heading', { name: '新增产品' }).waitFor()
    await page.locator('#name').fill('有错的产品')
    await page.getByRole('button', { name: '新增一行' }).click()
    await page.getByRole('button', { name: '新增一行' }).click()
    await part(page, '第 1 行 编码').fill('A')
    await part(page, '第 2 行 编码').fill('a')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.locator('.skus tbody tr').nth(1).getByText('出现了两次：a').waitFor()
    await part(page, '第 2 行 编码').fill('b')
    await expect.poll(() => page.locator('.skus .kit-issue').count()).toBe(0)
    expect(sent).toEqual([])
  })

  test('E-09d a parameter of a former template stays visible until it is deleted', async () => {
    const [first] = (await service('editor', 'GET', 'SpecTemplate/GetAll?maxResultCount=1')).result.items
    const { id: categoryId } = (await service('editor', 'GET', 'ProductCategory/GetAll?maxResultCount=1')).result.items[0]!
    const { result } = await service('editor', 'POST', 'Product/Create', {
      name: '换过模板',
      code: 'OLD-1',
      categoryId,
      specTemplateId: first!.id,
      params: { legacyKey: 'kept', anotherKey: 5 },
    })
    const page = await share(`/spu/${result.id}`)
    await page.getByText('legacyKey').waitFor()
    await page.getByRole('button', { name: '删除 legacyKey' }).click()
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByText('已保存').waitFor()
    const params = async () => (await service('editor', 'GET', `Product/Get?id=${result.id}`)).result['params']
    await expect.poll(params).toEqual({ anotherKey: 5 })
    expect(await page.getByText('legacyKey').count()).toBe(0)
    expect(await page.getByRole('button', { name: '保存草稿' }).isDisabled()).toBe(true)
  })

  test('T-13c several pictures are ordered by keys, and the focus moves along', async () => {
    const page = await share('/spu/new')
    await settled(page)
    const sources = () => page.locator('.kit-pictures img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    await page.locator('input#pictures').setInputFiles(await pngs('#111', '#777', '#eee'))
    await page.locator('.kit-pictures').scrollIntoViewIfNeeded()
    // A picture that comes near the window gets its address a moment later.
    await expect.poll(async () => (await sources()).filter(Boolean).length, { timeout: 20_000 }).toBe(3)
    const [a, b, c] = await sources()
    await page.getByRole('button', { name: '第 1 张后移' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(sources).toEqual([b, c, a])
    await page.getByRole('status').filter({ hasText: '第 3 张，共 3 张' }).waitFor()
    const entry = page.locator('.kit-pictures li', { has: page.locator(`img[src="${a}"]`) })
    await drag(page, { from: entry, to: page.locator('.kit-pictures li').first() })
    await expect.poll(sources).toEqual([a, b, c])
  })

  test('T-13d X-04b a single picture has its box only while it is empty, and is removed after the prescribed question', async () => {
    const page = await share('/brand/new')
    await settled(page)
    const input = page.locator('input#logo')
    await input.waitFor({ state: 'attached' })
    await input.setInputFiles(await pngs('#246'))
    await page.locator('.kit-shown img').waitFor()
    expect(await input.count()).toBe(0)
    expect(await page.locator('.kit-shown img').count()).toBe(1)
    const question = page.getByRole('dialog', { name: '操作提示' })
    await page.locator('.kit-shown').getByRole('button', { name: '移除' }).click()
    await question.getByText('确认删除该文件吗?', { exact: true }).waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await page.locator('.kit-shown img').count()).toBe(1)
    await page.locator('.kit-shown').getByRole('button', { name: '移除' }).click()
    await question.getByRole('button', { name: '删除' }).click()
    await input.waitFor({ state: 'attached' })
    expect(await page.locator('.kit-shown').count()).toBe(0)
  })

  test('V-03a a product takes a video for its video, by its content', async () => {
    const page = await share('/spu/new')
    await settled(page)
    const input = page.locator('input#video')
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText('文件格式不正确, 请上传mp4、webm格式文件!').first().waitFor()
    await page.locator('.ant-notification-notice').getByRole('button').click()
    await page.locator('.ant-notification-notice').waitFor({ state: 'detached' })
    await input.setInputFiles({ name: 'page.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<script>alert(1)</script>') })
    await page.getByText('文件格式不正确, 请上传mp4、webm格式文件!').first().waitFor()
    expect(await page.locator('.kit-video').count()).toBe(0)
    await input.setInputFiles({ name: 'turn.mp4', mimeType: 'video/mp4', buffer: mp4() })
    await page.locator('.kit-video').waitFor()
  })

  test('R-10g every signed-in user may open the page of templates, and their data needs the permit', async () => {
    const { result: role } = await service('admin', 'POST', 'Role/Create', {
      name: 'news-reader',
      displayName: '新闻读者',
      grantedPermissions: ['News/View'],
    })
    await service('admin', 'POST', 'User/Create', {
      userName: 'writer',
      name: '作者',
      emailAddress: 'writer@example.com',
      password: 'Xk-9-write',
      roleIds: [role.id],
    })
    const page = await visit.open()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('SpecTemplate')) asked.push(request.url())
    })
    await signIn(page, 'writer', { password: 'Xk-9-write', at: '/specparamtemplate' })
    await page.getByRole('heading', { name: '没有权限' }).waitFor()
    expect(page.url()).toContain('/specparamtemplate')
    await page.goto('/#/spu')
    await page.waitForURL(/#\/401/)
    expect(asked).toEqual([])
  })

  test.each([
    ['zh-CN', DESKTOP],
    ['en-US', PHONE],
  ] as const)(
    'P-15 axe finds no fault with products and templates (%s, %o)',
    async (locale, viewport) => {
      const page = locale === 'zh-CN' ? await share() : await visit.open({ locale, viewport })
      if (locale !== 'zh-CN') await signIn(page, 'editor', { at: '/spu' })
      const faults: string[] = []
      for (const path of ['/spu', '/spu/1', '/specparamtemplate/1', '/category', '/sitearticle']) {
        await page.goto(`/#${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        faults.push(...(await faultsOf(page)))
      }
      expect(faults).toEqual([])
    },
    120_000,
  )

  test('R-12y B-86a B-86b B-86c B-86d a product is copied and made in steps, each of which is saved, and its address goes on where it was left', async () => {
    const page = await share('/dashboard')
    await page.getByRole('link', { name: '分步新增产品' }).click()
    const next = page.getByRole('button', { name: '保存并继续' })
    const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
    await heading('基本信息').waitFor()
    expect(await heading('规格参数').count()).toBe(0)
    await next.click()
    await page.locator('.ant-form-item-explain-error:visible').first().waitFor()
    const before = (await service('editor', 'GET', 'Product/GetAll')).result.totalCount
    await page.getByLabel('从已有产品复制').fill('HM-500')
    await page
      .locator('.ant-select-item-option', { hasText: /^HM-500 面阵相机$/ })
      .first()
      .click()
    await expect.poll(() => page.locator('#code').inputValue()).toBe('HM-500-2')
    expect((await service('editor', 'GET', 'Product/GetAll')).result.totalCount).toBe(before)
    await page.locator('#name').fill('HM-500 的后继')
    await next.click()
    await page.waitForURL(/addspu\/\d+\?step=parameters$/)
    const id = Number(/addspu\/(\d+)/.exec(page.url())![1])
    const saved = async () => (await service('editor', 'GET', `Product/Get?id=${id}`)).result
    expect(await saved()).toMatchObject({ name: 'HM-500 的后继', code: 'HM-500-2', state: 'draft' })
    expect((await fetch(`${visit.url}/_productdetail?id=${id}`)).status).toBe(404)
    await expect.poll(() => heading('规格参数').evaluate((one) => one === document.activeElement)).toBe(true)
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      // The words of a step end before the number of the next one.
      const covered = await page.locator('.product-steps .ant-steps-item').evaluateAll((items) => {
        const edges = items.map((item) =>
          ['title', 'icon'].map((part) => item.querySelector(`.ant-steps-item-${part}`)!.getBoundingClientRect()),
        )
        return edges.filter(([title], at) => at + 1 < edges.length && title!.width > 1 && title!.right > edges[at + 1]![1]!.left).length
      })
      expect([width, covered, await overflow(page)]).toEqual([width, 0, 0])
    }
    await page.setViewportSize(DESKTOP)
    expect(await heading('基本信息').count()).toBe(0)
    await page.getByLabel(/^帧率/).locator('visible=true').first().fill('31')
    await next.click()
    await heading('规格（SKU）').waitFor()
    expect(JSON.stringify((await saved())['params'])).toContain('31')
    const codes = page.getByRole('textbox', { name: /^第 \d+ 行 编码$/ })
    expect(await codes.first().inputValue()).toMatch(/^HM-500-2-/)
    await codes.first().fill('')
    await next.click()
    await page.locator('.ant-form-item-explain-error:visible').first().waitFor()
    expect(page.url()).toContain('step=variants')
    await codes.first().fill('HM-500-2-X')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => JSON.stringify((await saved())['skus'])).toContain('HM-500-2-X')
    await page.reload()
    await heading('规格（SKU）').waitFor()
    await page.getByRole('button', { name: /搜索引擎/ }).click()
    await heading('搜索引擎（SEO）').waitFor()
    await page.setViewportSize(PHONE)
    await next.click()
    await heading('展示').waitFor()
    await settled(page)
    expect([await overflow(page), await faultsOf(page)]).toEqual([0, []])
    expect(await next.count()).toBe(0)
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect.poll(async () => (await saved())['state']).toBe('published')
    expect((await fetch(`${visit.url}/_productdetail?id=${id}`)).status).toBe(200)
    const viewer = await visit.open()
    await signIn(viewer, 'viewer')
    expect(await viewer.getByRole('link', { name: '分步新增产品' }).count()).toBe(0)
    await viewer.goto('/#/addspu')
    await viewer.waitForURL(/#\/401/)
  })
})
