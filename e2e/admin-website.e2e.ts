// @module-tag browser
import { describe, expect, test } from 'vitest'
import { visitDemo, QUICK } from './kit/visit.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { serviceOf } from './kit/service.ts'

describe('Articles, enquiries and redirects in the back office', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const atEditor = shareOffice(visit, 'editor')

  test(
    'R-15c E-10c a draft of an article is shown by its token alone, and to everybody once it is published',
    { tags: ['walk'] },
    async () => {
      const page = await atEditor()
      await page.getByRole('link', { name: '文章', exact: true }).click()
      await page.getByRole('button', { name: '新增' }).click()
      await page.locator('#title').fill('先看再发的文章')
      await page.locator('#categoryId').fill('技术')
      await page.locator('.ant-select-tree-title:visible', { hasText: '技术' }).first().click()
      await page.getByRole('button', { name: '保存草稿' }).click()
      await page.waitForURL(/sitearticle\/\d+/)
      const id = /\d+$/.exec(page.url())![0]
      const address = `/_articledetail?id=${id}`
      expect((await fetch(visit.url + address)).status).toBe(404)
      await page.getByRole('button', { name: '更多' }).click()
      const opened = page.waitForEvent('popup')
      await page.getByRole('menuitem', { name: '预览' }).click()
      const preview = await opened
      await preview.waitForURL(/_articledetail.*preview=/)
      await preview.getByRole('heading', { name: '先看再发的文章' }).waitFor()
      await page.getByRole('button', { name: '发布', exact: true }).click()
      await page.getByText('已发布', { exact: true }).locator('visible=true').first().waitFor()
      expect((await fetch(visit.url + address)).status).toBe(200)
      await preview.close()
    },
  )

  test('E-10d B-126a a slide is made with its picture and a link that was found by words or typed, shown on the home page once it is published, and gone once it is taken off', async () => {
    const slides = async () =>
      (await (await fetch(`${visit.url}/api/portal/carousel`)).json()).result.items as { title: string; link: string }[]
    const home = async () => (await fetch(`${visit.url}/home`)).text()
    const before = await slides()
    const page = await atEditor('/sitecarousel')
    await page.getByRole('button', { name: '新增' }).click()
    await page.locator('#title').fill('秋季新品上市')
    await page.locator('#link').fill('联系')
    await page.locator('.kit-page', { hasText: '/_contact' }).click()
    await expect.poll(() => page.locator('#link').inputValue()).toBe('/_contact')
    await page.locator('#link').fill('/_news')
    const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 400 } })
    await page.locator('input[type=file]').first().setInputFiles({ name: 'autumn.png', mimeType: 'image/png', buffer: bytes })
    await page.locator('.kit-shown img').first().waitFor()
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.waitForURL(/sitecarousel\/\d+/)
    expect([await slides(), (await home()).includes('秋季新品上市')]).toEqual([before, false])
    await page.getByRole('button', { name: /^发布/ }).click()
    await expect.poll(async () => (await slides()).find(({ title }) => title === '秋季新品上市')).toMatchObject({ link: '/_news' })
    expect(await home()).toContain('秋季新品上市')
    const id = Number(/\d+$/.exec(page.url())![0])
    expect((await service('editor', 'POST', 'Carousel/Unpublish', { id })).error).toBeNull()
    expect([await slides(), (await home()).includes('秋季新品上市')]).toEqual([before, false])
  })

  test('T-13 E-10d the focus of a picture is chosen by pointing at it, and visitors see it once it is published', async () => {
    const shown = await (await fetch(`${visit.url}/api/portal/carousel`)).json()
    const { id, bigImage } = shown.result.items[0]
    const saved = async () => String((await service('editor', 'GET', `Carousel/Get?id=${id}`)).result['bigImage'])
    const visitor = await visit.open()
    const heldAt = async (width: number) => {
      await visitor.setViewportSize({ width, height: 844 })
      return visitor
        .locator('.slide img')
        .first()
        .evaluate((img) => getComputedStyle(img).objectPosition)
    }
    const loadedAt = async (width: number) => {
      await visitor.goto('/home', QUICK)
      return heldAt(width)
    }
    const [before, narrow] = [await loadedAt(1440), await heldAt(390)]
    const page = await atEditor(`/sitecarousel/${id}`)
    const field = page.locator('.kit-shown').first()
    await field.getByRole('button', { name: '设置焦点' }).click()
    const dialog = page.getByRole('dialog', { name: '设置焦点' })
    await dialog.locator('.focus-picture img').click()
    const box = (await dialog.locator('.focus-picture img').boundingBox())!
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.2)
    const across = dialog.getByRole('slider', { name: '水平位置（%）' })
    await expect.poll(() => across.getAttribute('aria-valuenow')).toBe('90')
    await across.press('ArrowLeft')
    await dialog.getByRole('button', { name: '确定' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await field.getByRole('button', { name: '设置焦点' }).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect.poll(saved).toBe(`${bigImage}#focus=89,20`)
    expect(await loadedAt(1440)).toBe(before)
    await Promise.all([page.waitForResponse(/Carousel\/Publish/), page.getByRole('button', { name: /^发布/ }).click()])
    await expect.poll(() => loadedAt(1440)).toBe('89% 20%')
    // The small picture has a focus of its own, or none.
    expect(await heldAt(390)).toBe(narrow)
  })

  test('R-15 site categories are a tree of their own', async () => {
    const page = await atEditor()
    await page.getByRole('link', { name: '文章分类' }).click()
    await page.getByRole('button', { name: '新增' }).click()
    await page.locator('#pid').click()
    await page.locator('.ant-select-tree-title', { hasText: '关于我们' }).click()
    await page.locator('#name').fill('社会责任')
    await page.locator('#code').fill('responsibility')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.locator('.ant-table-row-level-1', { hasText: '社会责任' }).waitFor()
  })

  describe('enquiries', () => {
    const atAdmin = shareOffice(visit, 'admin')

    test('B-45f an enquiry of a visitor is read and answered, its own words cannot be changed, and an editor neither adds nor deletes one', async () => {
      const sent = await fetch(`${visit.url}/api/portal/enquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: '林工', email: 'lin@example.com', phone: '13912345678', message: '请问交货期是多久？' }),
      })
      expect(sent.status).toBe(200)
      const page = await atEditor()
      await page.getByRole('link', { name: '询盘' }).click()
      const row = page.locator('.ant-table-row', { hasText: '林工' })
      await row.getByText('未处理').waitFor()
      expect(await page.getByRole('button', { name: '新增' }).count()).toBe(0)
      expect(await page.getByRole('checkbox').count()).toBe(0)
      await row.getByRole('link', { name: '林工' }).click()
      await page.getByText('请问交货期是多久？').waitFor()
      const own = ['#message', '#name', '#company', '#email', '#phone', '#productId', '#language']
      expect(await page.locator(own.join()).and(page.locator('input, textarea, [role=combobox]')).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'lin@example.com' }).getAttribute('href')).toBe('mailto:lin@example.com')
      expect(await page.getByRole('link', { name: '13912345678' }).getAttribute('href')).toBe('tel:13912345678')
      await page.locator('#status').click()
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '已回复' }).click()
      await page.locator('#remark').fill('已电话回复：四周')
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await page.getByText('已保存').waitFor()
      await page.getByRole('button', { name: '返回' }).first().click()
      await row.getByText('已回复').waitFor()
      const { items } = (await service('editor', 'GET', 'Enquiry/GetAll?keyword=林工')).result
      expect(items).toMatchObject([{ status: 'answered' }])
      const asked = { name: '林工', message: '请问交货期是多久？', email: 'lin@example.com' }
      expect((await service('editor', 'GET', `Enquiry/Get?id=${items[0]!.id}`)).result).toMatchObject(asked)
      const admin = await atAdmin('/enquiry')
      await admin.locator('.ant-table-row', { hasText: '林工' }).waitFor()
      expect((await service('editor', 'DELETE', `Enquiry/Delete?id=${items[0]!.id}`)).error?.code).toBe(403)
      expect((await service('viewer', 'PUT', 'Enquiry/Update', { id: items[0]!.id, version: 2, status: 'closed' })).error?.code).toBe(403)
    })

    test('B-79e an enquiry by telephone is written down by those who may add, and by nobody else; it says who did, and its words stay', async () => {
      const editor = await atEditor('/enquiry/new')
      await editor.getByRole('heading', { name: '没有权限' }).waitFor()
      const page = await atAdmin('/enquiry')
      await page.getByRole('button', { name: '新增' }).click()
      await page.locator('#message').fill('来电询价：两套')
      await page.locator('#name').fill('来电的张工')
      await page.locator('#phone').fill('13912345678')
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await page.getByRole('link', { name: '13912345678' }).waitFor()
      expect(await page.locator('#message, #name').count()).toBe(0)
      const { items } = (await service('admin', 'GET', 'Enquiry/GetAll?keyword=来电的张工')).result
      expect((await service('admin', 'GET', `Enquiry/Get?id=${items[0]!.id}`)).result).toMatchObject({
        creatorUserId: 1,
        message: '来电询价：两套',
      })
      expect((await service('editor', 'POST', 'Enquiry/Create', { name: 'x', message: 'x' })).error?.code).toBe(403)
    })
  })

  test('P-13 a redirect that an editor keeps leads visitors on', async () => {
    const page = await atEditor()
    await page.getByRole('link', { name: '地址跳转' }).click()
    await page.getByRole('button', { name: '新增' }).click()
    await page.locator('#fromPath').fill('old page')
    await page.locator('#toPath').fill('/_about')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('格式不正确').waitFor()
    await page.locator('#fromPath').fill('/old-company.html')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.locator('.ant-table-row', { hasText: '/old-company.html' }).waitFor()
    const reply = await fetch(`${visit.url}/old-company.html`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/_about'])
  })

  test('R-13a R-12t R-12u R-12v R-12w R-12x every entry in the menus of a viewer opens, read only', async () => {
    const page = await visit.open()
    await signIn(page, 'viewer')
    for (const name of ['文章', '文章分类', '询盘', '地址跳转', '产品', '产品分类', '产品类型', '品牌', '规格参数模板']) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: name === '产品' || name === '文章' ? name : new RegExp(name) }).waitFor()
      await page.locator('.ant-table').locator('visible=true').waitFor()
      expect(await page.getByRole('button', { name: '新增' }).count()).toBe(0)
    }
  })
})
