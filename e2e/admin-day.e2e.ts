// @module-tag browser
import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePicture } from '../server/testing/site.ts'
import { pagesOf } from './kit/contexts.ts'
import { dropFiles } from './kit/drop-files.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'

describe('An editor’s day takes few steps', () => {
  const visit = visitDemo()
  const service = serviceOf(visit)
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-files-'))
  const files = ['one.png', 'two.png', 'three.png'].map((name) => path.join(folder, name))
  beforeAll(async () => {
    for (const [at, file] of files.entries()) writeFileSync(file, await samplePicture(700, 500, ['#a33', '#3a3', '#33a'][at]))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const published = async (values: object = {}) => {
    const { id, version } = (await service('editor', 'POST', 'News/Create', { title: `t${crypto.randomUUID()}`, ...values })).result
    return (await service('editor', 'POST', 'News/Publish', { id, version })).result
  }
  const share = shareOffice(visit, 'editor')
  const shown = (page: Page) => page.locator('.kit-shown img')
  const source = (page: Page) => shown(page).first().getAttribute('src')

  test('B-45a files that are dropped on an upload box are taken, also beside an editor, and a file beside the box opens nothing', async () => {
    const page = await share('/sitenews/new')
    await page.locator('#title').fill('有封面的新闻')
    await settled(page)
    await dropFiles(page.locator('label:has(input#cover)'), [files[0]!])
    await shown(page).waitFor()
    await dropFiles(page.locator('h1').locator('visible=true'), [files[1]!])
    expect(await page.locator('#title').inputValue()).toBe('有封面的新闻')
    expect(pagesOf(page.context())).toHaveLength(1)
    await page.goto('/#/spu/new')
    const box = page.locator('label:has(input#pictures)')
    await box.waitFor()
    await settled(page)
    await dropFiles(box, files)
    await expect.poll(() => page.locator('.kit-pictures:visible img').count(), { timeout: 20_000 }).toBe(3)
  })

  test('B-45a no form lets the browser open a file, one without an editor neither', async () => {
    const page = await share('/brand?row=new')
    await page.locator('#name').fill('不会丢的名称')
    await settled(page)
    await dropFiles(page.locator('#name'), [files[0]!])
    await dropFiles(page.locator('h1').locator('visible=true'), [files[0]!])
    expect(await page.locator('#name').inputValue()).toBe('不会丢的名称')
    expect(pagesOf(page.context())).toHaveLength(1)
    await dropFiles(page.locator('label:has(input#logo)'), [files[0]!])
    await shown(page).waitFor()
  })

  test('B-45b T-13d a picture is replaced in one step, and stays when the other file is refused', async () => {
    const page = await share('/sitenews/new')
    await page.locator('input#cover').setInputFiles(files[0]!)
    await expect.poll(() => source(page)).toMatch(/^\/media\//)
    const first = await source(page)
    const replace = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: '更换' }).click()])
      await chooser.setFiles(file)
    }
    await replace({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await page.getByText(/文件格式不正确/).waitFor()
    expect(await source(page)).toBe(first)
    await replace(files[1]!)
    await expect.poll(() => source(page)).not.toBe(first)
    expect(await shown(page).count()).toBe(1)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('input#cover').count()).toBe(0)
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
  })

  test('B-45c a published row has a link to its page in form and row menu, a draft has none', async () => {
    const { id, title } = await published()
    const page = await share(`/sitenews/${id}`)
    const link = page.getByRole('link', { name: '查看页面' })
    const [live] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await live
      .getByRole('heading', { name: String(title) })
      .first()
      .waitFor()
    expect(live.url()).not.toContain('preview=')
    await live.close()
    await page.goto(`/#/sitenews?keyword=${String(title)}`)
    const row = page.locator('.ant-table-row:visible', { hasText: String(title) })
    await row.getByRole('button', { name: '更多' }).click()
    const entry = page.getByRole('menuitem', { name: '查看页面' })
    const [again] = await Promise.all([page.waitForEvent('popup'), entry.click()])
    await again
      .getByRole('heading', { name: String(title) })
      .first()
      .waitFor()
    await again.close()
    const { result: draft } = await service('editor', 'POST', 'News/Create', { title: `t${crypto.randomUUID()}` })
    await page.goto(`/#/sitenews/${draft.id}`)
    await page.locator('#title').locator('visible=true').waitFor()
    await settled(page)
    expect(await link.locator('visible=true').count()).toBe(0)
    await page.locator('.kit-foot:visible').getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '预览' }).waitFor()
    expect(await page.getByRole('menuitem', { name: '查看页面' }).count()).toBe(0)
  })

  test('B-45d B-119a the history has its moments to the second, shows how a version differs from the draft, and goes back without what is deleted', async () => {
    const page = await visit.open({ expected: /400.*RevertTo|status of 400/ })
    const items = (await service('admin', 'GET', 'DictItem/GetAll?keyword=company')).result
    const item = { typeId: items.items[0]!['typeId'], label: '临时分类', value: 'for-a-while' }
    const { id: itemId } = (await service('admin', 'POST', 'DictItem/Create', item)).result
    const first = await published({ summary: '第一版摘要', author: '不变的作者', content: '<p>不变的正文</p>', category: item.value })
    const second = { id: first.id, version: first.version, summary: '第二版摘要', category: 'company' }
    const changed = (await service('editor', 'PUT', 'News/Update', second)).result
    await service('admin', 'POST', 'DictItem/Delete', { id: itemId })
    await service('editor', 'POST', 'News/Publish', { id: first.id, version: changed.version })
    await signIn(page, 'editor', { at: `/sitenews/${first.id}` })
    await page.locator('.kit-foot:visible').waitFor()
    await settled(page)
    await page.locator('.kit-foot:visible').getByRole('button', { name: '更多' }).click()
    const entry = page.getByRole('menuitem', { name: '历史版本' })
    await entry.waitFor()
    const top = () => page.evaluate(() => scrollY)
    const before = await top()
    await entry.evaluate((item) => item.scrollIntoView({ block: 'nearest' }))
    expect(await top()).toBe(before)
    await entry.click()
    const versions = page.locator('.kit-version')
    await versions.nth(1).waitFor()
    for (const version of await versions.all())
      expect(await version.locator('strong').innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    await versions.first().getByRole('button', { name: '比较差异' }).click()
    await versions.first().getByText('与当前草稿相同').waitFor()
    const old = versions.last()
    await old.getByRole('button', { name: '比较差异' }).click()
    const differences = old.locator('.kit-differences')
    await differences.waitFor()
    expect((await differences.getByRole('heading').allInnerTexts()).toSorted()).toEqual(['分类', '摘要'])
    expect(await differences.locator('.kit-side').allInnerTexts()).toEqual(
      expect.arrayContaining(['此版本\n第一版摘要', '当前草稿\n第二版摘要']),
    )
    await page.setViewportSize(PHONE)
    await settled(page)
    expect(await overflow(page)).toBe(0)
    expect(await faultsOf(page)).toEqual([])
    await old.getByRole('button', { name: '恢复为草稿' }).click()
    const gone = page.getByRole('dialog', { name: '这个版本引用的内容已不存在' })
    await gone.getByText('分类：“临时分类”已被删除或停用').waitFor()
    await gone.getByRole('button', { name: '不带它们恢复' }).click()
    await expect.poll(() => page.locator('#summary').inputValue()).toBe('第一版摘要')
    expect((await service('editor', 'GET', `News/Get?id=${first.id}`)).result).toMatchObject({ summary: '第一版摘要', category: 'company' })
  })

  test('B-45e a changed address of a published row says that the old one leads to the new one', async () => {
    const [old, now] = [`old-${crypto.randomUUID()}`, `new-${crypto.randomUUID()}`]
    const { id } = await published({ slug: old })
    const page = await share(`/sitenews/${id}`)
    const slug = page.locator('#slug:visible')
    await slug.waitFor()
    const note = page.getByText(`发布后，旧地址（${old}）会自动跳转到新地址。`)
    expect(await note.count()).toBe(0)
    await slug.fill(now)
    await note.waitFor()
    await page.getByRole('button', { name: '保存并发布' }).click()
    await page.locator('.ant-message').getByText('已发布').waitFor()
    const reply = await fetch(`${visit.url}/_newsdetail/${old}`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, `/_newsdetail/${now}`])
    const title = `草稿 ${crypto.randomUUID()}`
    const { result: draft } = await service('editor', 'POST', 'News/Create', { title, slug: `draft-${crypto.randomUUID()}` })
    await page.goto(`/#/sitenews/${draft.id}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await slug.fill('still-not-public')
    await settled(page)
    expect(
      await page
        .getByText(/旧地址/)
        .locator('visible=true')
        .count(),
    ).toBe(0)
  })

  test('B-45i a field that nobody has written in is complained of when the form is saved, not when the focus leaves it', async () => {
    const page = await share('/sitenews/new')
    await page.locator('#title:focus').waitFor()
    const complaint = page.locator('.ant-form-item-explain-error')
    await page.locator('#summary').click()
    await settled(page)
    expect(await complaint.count()).toBe(0)
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect.poll(() => complaint.allInnerTexts()).toEqual(['不能为空'])
    await page.locator('#title').fill('有了标题')
    await expect.poll(() => complaint.count()).toBe(0)
    await page.locator('#title').fill('')
    await page.locator('#summary').click()
    await expect.poll(() => complaint.allInnerTexts()).toEqual(['不能为空'])
    // In a fresh form what was written and taken away again is complained of at once.
    await page.goto('/#/spu/new')
    await page.locator('#name:visible').fill('x')
    await page.locator('#name:visible').fill('')
    await page.locator('#subtitle:visible').click()
    await expect.poll(() => complaint.locator('visible=true').allInnerTexts()).toEqual(['不能为空'])
  })

  test('B-45h the arrow down leads from the search of a list to its first row, in a table and in a grid', async () => {
    const page = await share('/sitenews')
    for (const [at, name] of [
      ['/sitenews', '搜索新闻'],
      ['/gallery/site', '搜索图库'],
    ] as const) {
      await page.goto(`/#${at}`)
      await page.getByRole('searchbox', { name }).waitFor()
      await page.locator('.kit-title:visible').first().waitFor()
      await page.getByRole('searchbox', { name }).focus()
      await page.keyboard.press('ArrowDown')
      await expect
        .poll(() =>
          page
            .locator('.kit-title:visible')
            .first()
            .evaluate((link) => link === document.activeElement),
        )
        .toBe(true)
    }
    await page.goto('/#/sitenews?keyword=没有这样的新闻')
    const box = page.getByRole('searchbox', { name: '搜索新闻' })
    await page.getByText('没有符合条件的数据').waitFor()
    await box.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('B-45g all rows that a list finds are selected at once, as many as are found and no other', async () => {
    for (let at = 0; at < 12; at++) await service('editor', 'POST', 'News/Create', { title: `全部选中 ${at}` })
    const page = await share('/sitenews?keyword=全部选中&size=10')
    await page.locator('.ant-table-row:visible').nth(9).waitFor()
    await page.locator('thead:visible').getByRole('checkbox').check()
    await page.getByText('已选 10 项').waitFor()
    await page.setViewportSize(PHONE)
    await settled(page)
    expect(await overflow(page)).toBe(0)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: '选择全部 12 条' }).click()
    await page.getByText('已选 12 项').waitFor()
    expect(await page.getByRole('button', { name: /选择全部/ }).count()).toBe(0)
    await page.getByRole('button', { name: '批量删除' }).click()
    await page.getByRole('dialog', { name: '操作提示' }).getByRole('button', { name: '删除' }).click()
    await page.getByText(/^已删除 12 条新闻/).waitFor()
    expect((await service('editor', 'GET', 'News/GetAll?keyword=全部选中')).result.items).toEqual([])
  })
})
