// @module-tag browser
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { formDefinition } from '../contract/forms/definition.ts'
import { wholeDefinition } from '../portal/testing/sample-form.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { signIn } from './kit/sign-in.ts'
import { postsOf, siteForms } from './kit/site-forms.ts'
import { DESKTOP, PHONE, QUICK, visitDemo, type VisitOptions } from './kit/visit.ts'

const visit = visitDemo({ TRUST_PROXY: '127.0.0.1' })
const { publish, republish, answersTo, sheetOf } = siteForms(visit)

let visitors = 0
/** Every visitor has an address of their own, since one address may send ten answers in ten minutes. */
async function open(path: string, options: VisitOptions = {}) {
  const extraHTTPHeaders = { 'x-forwarded-for': `10.1.0.${++visitors}` }
  const page = await visit.open({ reducedMotion: 'reduce', extraHTTPHeaders, ...options })
  const posts = postsOf(page)
  await page.goto(path, QUICK)
  return { page, posts }
}

const whole = () => publish({ title: '获取报价', definition: wholeDefinition })
const hidden = (page: Page, key: string) => page.locator(`[data-key=${key}]`).isHidden()
const complaint = (page: Page, key: string) => page.locator(`[data-key=${key}] .complaint`).textContent()
const isInvalid = (page: Page, key: string) => page.locator(`[name=${key}]`).getAttribute('aria-invalid')
const ready = (page: Page) => page.locator('[data-rules][data-ready]').waitFor({ state: 'attached' })
const send = (page: Page) => page.locator('.asked-form [type=submit]').click()
const focused = (page: Page) => page.locator(':focus').getAttribute('class')
const pdf = (name: string, content = 'a') => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
const file = (key: string, page: Page) => page.locator(`[type=file][name=${key}]`)

/** The number of the answer that the thanks say. */
async function numberOn(page: Page, path: string): Promise<number> {
  await page.waitForURL(new RegExp(`${path}\\?sent=\\d+$`), QUICK)
  const number = Number(/\d+$/.exec(page.url())![0])
  expect(await page.locator('.thanks').textContent()).toContain(`编号：${number}`)
  return number
}

/** Chooses the first row that a list offers. */
async function chooseFirst(page: Page, key: string) {
  const option = page.locator(`[name=${key}] option:not([value=""])`).first()
  const value = (await option.getAttribute('value'))!
  await page.locator(`[name=${key}]`).selectOption(value)
  return { id: Number(value), label: await option.textContent() }
}

async function fillLeast(page: Page, email = 'wang@example.com') {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=pieces]').fill('3')
  await page.locator('[data-key=use]').getByRole('radio').first().check()
  await page.locator('[data-key=wishes]').getByRole('checkbox').first().check()
  await page.locator('[name=agreed]').check()
}
const LEAST = { email: 'wang@example.com', pieces: 3, use: 'lens', wishes: ['lens'], agreed: true }

describe('B-94 a designed form in a browser', () => {
  test(
    'B-94b the script shows and requires questions by the answers before them, and what is hidden is not sent',
    { tags: ['walk'] },
    async () => {
      const form = await whole()
      const { page, posts } = await open(form.path)
      await ready(page)
      const unasked = [await hidden(page, 'otherUse'), await hidden(page, 'visitor'), await page.getByText('来访安排').isHidden()]
      expect(unasked).toEqual([true, true, true])
      expect(await page.locator('.sometimes:visible').count()).toBe(0)
      await page.getByLabel('其他', { exact: true }).check()
      await page.getByLabel('是', { exact: true }).check()
      await expect.poll(async () => [await hidden(page, 'otherUse'), await hidden(page, 'visitor')]).toEqual([false, false])
      await page.locator('[name=otherUse]').fill('样机')
      await page.locator('[name=visitor]').fill('王芳')
      await page.getByLabel('否', { exact: true }).check()
      await expect.poll(() => hidden(page, 'visitor')).toBe(true)

      // A number above ten makes the product required.
      const needed = page.locator('[data-key=product] .needed')
      for (const [number, isNeeded] of [
        ['11', true],
        ['10', false],
        ['１,000', true],
      ] as const) {
        await page.locator('[name=pieces]').fill(number)
        await expect.poll(() => needed.isVisible()).toBe(isNeeded)
      }
      await page.locator('[name=email]').fill('wang@example.com')
      await page.locator('[data-key=wishes]').getByLabel('镜头').check()
      await page.locator('[name=line]').selectOption({ label: '汽车' })
      await page.getByLabel('我同意隐私条款').check()
      await send(page)
      await expect.poll(async () => [await complaint(page, 'product'), posts.count(), await answersTo(form)]).toEqual(['请填写此项', 0, []])
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('question-product')
      const product = await chooseFirst(page, 'product')
      await send(page)
      const number = await numberOn(page, form.path)
      expect(await focused(page)).toBe('thanks')
      const fields = {
        email: ['wang@example.com'],
        pieces: ['１,000'],
        use: ['other'],
        otherUse: ['样机'],
        wishes: ['lens'],
        visits: ['false'],
        line: ['automotive'],
        product: [String(product.id)],
        agreed: ['true'],
      }
      expect(await posts.fields()).toEqual([fields])
      const answers = {
        email: 'wang@example.com',
        pieces: 1000,
        use: 'other',
        otherUse: '样机',
        wishes: ['lens'],
        visits: false,
        line: 'automotive',
        product: product.id,
        agreed: true,
      }
      const stored = await answersTo(form)
      expect(stored).toMatchObject([{ id: number, formVersion: form.version, status: 'new', language: 'zh-CN' }])
      expect(stored[0]!['answers']).toEqual(answers)
      expect((await sheetOf(number)).find(({ key }) => key === 'product')).toMatchObject({ label: '产品', text: product.label })
    },
  )

  test('B-94d the script says at each field what is wrong, in words of its own', async () => {
    const form = await whole()
    const { page, posts } = await open(form.path)
    await ready(page)
    const leave = async (key: string, value: string) => {
      await page.locator(`[name=${key}]`).fill(value)
      await page.locator(`[name=${key}]`).blur()
      return complaint(page, key)
    }
    expect(await leave('email', 'wang')).toBe('邮箱格式不正确，例如 name@example.com')
    expect(await leave('mobile', '12')).toBe('请输入 11 位手机号码')
    expect(await leave('website1', 'x')).toBe('请填写以 http:// 或 https:// 开头的网址')
    expect(await leave('story', '短')).toBe('请至少写 5 个字')
    for (const wrong of ['0', '1001', '1.5', 'many'])
      expect([wrong, await leave('pieces', wrong)]).toEqual([wrong, '请填写 1 到 1000 之间的数字'])
    for (const right of ['1', '1,000', '１２']) expect([right, await leave('pieces', right)]).toEqual([right, ''])
    expect(await leave('day', '2025-12-31')).toBe('请填写 2026-01-01 或之后的日期')
    const wishes = page.locator('[data-key=wishes]')
    for (const box of await wishes.getByRole('checkbox').all()) await box.check()
    await page.locator('[name=email]').focus()
    await expect
      .poll(async () => [await complaint(page, 'wishes'), await wishes.getAttribute('aria-invalid')])
      .toEqual(['最多选择 1 项', 'true'])
    await wishes.getByLabel('镜头').uncheck()
    await expect.poll(async () => [await complaint(page, 'wishes'), await wishes.getAttribute('aria-invalid')]).toEqual(['', 'false'])
    await file('drawings', page).setInputFiles([1, 2, 3, 4].map((one) => pdf(`${one}.pdf`)))
    await send(page)
    await expect.poll(() => complaint(page, 'drawings')).toBe('最多 3 个文件，每个不超过 5 MB')
    expect(await complaint(page, 'use')).toBe('请填写此项')
    expect(await complaint(page, 'agreed')).toBe('请先勾选同意')
    expect([new URL(page.url()).pathname, posts.count(), await answersTo(form)]).toEqual([form.path, 0, []])
  })

  test(
    'B-94d without script a refusal keeps the answers and the files, and the summary leads to the fields',
    { tags: ['walk'] },
    async () => {
      const form = await whole()
      const { page } = await open(form.path, { javaScriptEnabled: false, viewport: PHONE, expected: /400/ })
      const asked = [await hidden(page, 'otherUse'), await hidden(page, 'visitor'), await page.locator('.sometimes').first().isVisible()]
      expect(asked).toEqual([false, false, true])
      await page.locator('[name=email]').fill('wang@example.com')
      await page.locator('[name=pieces]').fill('3')
      await page.getByLabel('其他', { exact: true }).check()
      await page.getByLabel('我同意隐私条款').check()
      await file('drawings', page).setInputFiles([
        pdf('图纸 1.pdf', '%PDF-1.7'),
        { ...pdf('setup.exe'), mimeType: 'application/octet-stream' },
      ])
      await send(page)
      const said = await page.getByRole('alert').textContent()
      expect(said).toContain('其他用途：不能为空关注点：不能为空')
      expect(said).toContain('图纸：“setup.exe”的类型不在允许的范围内，没有上传')
      await expect.poll(() => focused(page)).toBe('failure')
      const kept = [await page.locator('[name=email]').inputValue(), await page.getByLabel('其他', { exact: true }).isChecked()]
      expect(kept).toEqual(['wang@example.com', true])
      expect(await page.locator('.kept-files li > span').allTextContents()).toEqual(['图纸 1.pdf'])
      expect(await answersTo(form)).toEqual([])
      await page.getByRole('link', { name: '关注点：不能为空' }).click()
      await page.keyboard.press('Space')
      await page.getByRole('link', { name: '其他用途：不能为空' }).click()
      await page.keyboard.type('补写的用途')
      await send(page)
      const number = await numberOn(page, form.path)
      expect(await focused(page)).toBe('thanks')
      const [stored, ...others] = await answersTo(form)
      expect([stored, others]).toMatchObject([{ id: number, status: 'new' }, []])
      const drawings = [expect.stringMatching(/^\/media\/[a-z0-9]{16,40}$/)]
      expect(stored!['answers']).toEqual({ ...LEAST, use: 'other', otherUse: '补写的用途', wishes: ['lens'], drawings })
      expect((await sheetOf(number)).find(({ key }) => key === 'drawings')?.files).toMatchObject([{ name: '图纸 1.pdf', size: 8 }])
    },
  )

  test('B-97c B-97k an answer that was sent without script reads right after its form was published again, and its file is downloaded', async () => {
    const form = await whole()
    const { page } = await open(form.path, { javaScriptEnabled: false })
    await fillLeast(page)
    await file('drawings', page).setInputFiles(pdf('图纸 1.pdf', '%PDF-1.7 drawing'))
    await send(page)
    const number = await numberOn(page, form.path)
    const before = await sheetOf(number)
    expect(before.filter(({ text }) => text !== null).map(({ label, text }) => [label, text])).toEqual([
      ['邮箱', 'wang@example.com'],
      ['数量', '3 台'],
      ['用途', '镜头'],
      ['关注点', '镜头'],
      ['图纸', '图纸 1.pdf'],
      ['我同意隐私条款', '是'],
    ])

    const newer = JSON.stringify(wholeDefinition).replaceAll('镜头', '新镜头').replace('"label":"用途"', '"label":"新的用途"')
    const changed = formDefinition.parse(JSON.parse(newer))
    changed.steps[1]!.groups.at(-1)!.questions = []
    const second = await republish(form, { definition: changed })
    const [stored] = await answersTo(form)
    expect(second.version).toBeGreaterThan(form.version)
    expect([stored!['formVersion'], await sheetOf(number)]).toEqual([form.version, before])
    await page.goto(form.path, QUICK)
    expect(await page.locator('[data-key=use]').innerText()).toMatch(/新的用途[^]*新镜头/)

    const staff = await visit.open()
    await signIn(staff, 'editor', { at: `/formanswer?formId=${form.id}` })
    await staff
      .getByRole('row', { name: /wang@example\.com/ })
      .getByText('编辑')
      .click()
    const cell = (name: string) => staff.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
    await cell('用途').waitFor()
    expect([await cell('用途').innerText(), await cell('我同意隐私条款').innerText()]).toEqual(['镜头', '是'])
    expect(await staff.locator('.answer-sheet').innerText()).not.toMatch(/新镜头|新的用途/)
    const [download] = await Promise.all([staff.waitForEvent('download'), staff.getByRole('button', { name: '下载 图纸 1.pdf' }).click()])
    expect([download.suggestedFilename(), await readFile(await download.path(), 'utf8')]).toEqual(['图纸 1.pdf', '%PDF-1.7 drawing'])
  })

  test('B-94d a complaint of the server stays until its field changes, a file that is removed is not sent, and a double click sends once', async () => {
    const form = await whole()
    const { page, posts } = await open(form.path, { expected: /400/ })
    // The browser takes this address, the server does not.
    await fillLeast(page)
    await page.locator('[name=website1]').fill('ftp://files.example.com')
    await file('drawings', page).setInputFiles([pdf('a.pdf'), pdf('b.pdf')])
    await send(page)
    await page.getByRole('alert').waitFor()
    expect(await answersTo(form)).toEqual([])
    await page.locator('[name=website1]').focus()
    await page.locator('[name=pieces]').fill('4')
    await expect
      .poll(async () => [await complaint(page, 'website1'), await isInvalid(page, 'website1')])
      .toEqual(['请填写以 http:// 或 https:// 开头的网址', 'true'])
    await page.locator('[name=website1]').fill('https://www.example.com')
    await expect.poll(async () => [await complaint(page, 'website1'), await isInvalid(page, 'website1')]).toEqual(['', 'false'])
    await page.getByLabel('移除 a.pdf').check()
    await page.locator('.asked-form [type=submit]').dblclick()
    const number = await numberOn(page, form.path)
    const stored = await answersTo(form)
    expect([stored.length, posts.count()]).toEqual([1, 2])
    expect(stored[0]!['answers']).toMatchObject({ ...LEAST, website1: 'https://www.example.com', pieces: 4 })
    expect((await sheetOf(number)).find(({ key }) => key === 'drawings')?.files?.map(({ name }) => name)).toEqual(['b.pdf'])
  })

  test('B-94d the eleventh answer of a network in ten minutes is refused, and nothing of it is lost', async () => {
    const form = await whole()
    const { page } = await open(form.path, { expected: /429/ })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${visitors}` }
    const fields = { email: ['wang@example.com'], pieces: ['3'], use: ['lens'], wishes: ['lens'], agreed: ['true'] }
    for (let sent = 0; sent < 10; sent++) {
      const body = JSON.stringify({ id: form.id, fields })
      expect((await fetch(`${visit.url}/api/portal/formanswer`, { method: 'POST', headers, body })).status).toBe(200)
    }
    await fillLeast(page, 'eleventh@example.com')
    await file('drawings', page).setInputFiles(pdf('a.pdf'))
    await send(page)
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('请求过于频繁')
    expect(await page.locator('[name=email]').inputValue()).toBe('eleventh@example.com')
    expect(await page.locator('.kept-files li > span').allTextContents()).toEqual(['a.pdf'])
    const stored = await answersTo(form)
    expect([stored.length, JSON.stringify(stored).includes('eleventh')]).toEqual([10, false])
  })

  test('B-94e a form that is closed while a visitor fills it in says so, keeps the texts and takes nothing', async () => {
    const form = await whole()
    const { page } = await open(form.path, { expected: /422/ })
    await fillLeast(page)
    await file('drawings', page).setInputFiles(pdf('a.pdf'))
    await republish(form, { isOpen: false })
    await send(page)
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('这张表单目前不接收答卷。')
    expect(await page.locator('[name=email]').inputValue()).toBe('wang@example.com')
    expect([await page.locator('.kept-files, .thanks').count(), await answersTo(form)]).toEqual([0, []])
    await page.goto(form.path, QUICK)
    expect(await page.locator('.form-closed').innerText()).toContain('这份表单目前不接收填写')
    expect(await page.locator('[data-key], .thanks').count()).toBe(0)
  })

  test('B-94f questions may be called like the properties of a form', async () => {
    const keys = ['dataset', 'elements', 'querySelectorAll', 'addEventListener', 'submit', 'action', 'website']
    const questions = [...keys.map((key) => ({ kind: 'line', key, label: key })), { kind: 'yesNo', key: 'method', label: 'method' }]
    const shownIf = { join: 'all', comparisons: [{ key: 'dataset', by: 'is', value: 'x' }] }
    const last = { kind: 'line', key: 'more', label: 'more', shownIf }
    const definition = formDefinition.parse({ steps: [{ groups: [{ questions: [...questions, last] }] }] })
    const form = await publish({ definition })
    const { page, posts } = await open(form.path)
    for (const key of keys) await page.getByLabel(key, { exact: true }).fill('x')
    await page.getByLabel('more').fill('y')
    await send(page)
    await numberOn(page, form.path)
    expect(await posts.fields()).toEqual([{ ...Object.fromEntries(keys.map((key) => [key, ['x']])), more: ['y'] }])
    const [stored] = await answersTo(form)
    // A question that is called like the trap for robots is none.
    expect(stored).toMatchObject({ status: 'new' })
    expect(stored!['answers']).toEqual({ ...Object.fromEntries(keys.map((key) => [key, 'x'])), more: 'y' })
  })
})

describe('B-94c a designed form in the app', () => {
  test('B-94c B-94g the form of the demo begins with a product, and is posted from the app to its plain page, refused and sent', async () => {
    const quote = '/_formdetail/quote'
    const { page: first } = await open(quote)
    const product = await chooseFirst(first, 'product')
    const { page, posts } = await open(`/#${quote}?product=${product.id}`, { expected: /400/ })
    await ready(page)
    expect(await page.locator('[name=product]').inputValue()).toBe(String(product.id))
    expect(await hidden(page, 'projectName')).toBe(true)
    await page.locator('[name=purpose]').selectOption('project')
    await page.locator('[name=projectName]').fill('一号线')
    for (const [key, value] of Object.entries({ quantity: '12', company: '甲公司', name: '王芳', email: 'wang@example' }))
      await page.locator(`[name=${key}]`).fill(value)
    await page.waitForURL(/#/, QUICK)
    // A browser of before 2023 does not read the pattern, so the server is the first to refuse.
    await page.locator('[name=email]').evaluate((input) => input.removeAttribute('pattern'))
    await send(page)
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('邮箱：邮箱格式不正确！')
    expect(page.url()).toBe(`${visit.url}${quote}?product=${product.id}`)
    const kept = [await page.locator('[name=product]').inputValue(), await page.locator('[name=projectName]').inputValue()]
    expect(kept).toEqual([String(product.id), '一号线'])
    await page.locator('[name=email]').fill('app@example.com')
    await send(page)
    const number = await numberOn(page, quote)
    expect(await page.locator('.thanks').textContent()).toContain('我们会在一个工作日内联系您。')
    expect(posts.count()).toBe(2)
    const sheet = await sheetOf(number)
    expect(sheet.filter(({ text }) => text !== null).map(({ label, text }) => [label, text])).toEqual([
      ['意向产品', product.label],
      ['采购数量', '12 件'],
      ['用途', '工程项目'],
      ['项目名称', '一号线'],
      ['公司名称', '甲公司'],
      ['联系人', '王芳'],
      ['邮箱', 'app@example.com'],
    ])
  })
})

describe('P-15 the looks of a designed form', () => {
  test.each([
    ['', 'zh-CN'],
    ['/en', 'en'],
  ])(
    'P-15 %s/_formdetail/… has no fault that axe knows and fits the narrowest phone, also when it is refused and when it is sent',
    async (prefix, language) => {
      const form = await publish({ title: '获取报价', titleEn: 'Get a quote', definition: wholeDefinition })
      const { page } = await open(`${prefix}${form.path}`, { expected: /400/ })
      const check = async () => {
        for (const viewport of [DESKTOP, PHONE, { width: 320, height: 640 }]) {
          await page.setViewportSize(viewport)
          expect(await faultsOf(page, { part: 'main' })).toEqual([])
          expect(await overflow(page)).toBe(0)
        }
      }
      await check()
      // Without its own checks the browser sends an incomplete form.
      await page.locator('.asked-form').evaluate((element: HTMLFormElement) => {
        element.noValidate = true
      })
      const name = `${'very-long-name-of-a-file-'.repeat(4)}1`
      await file('drawings', page).setInputFiles([pdf(`${name}.pdf`), pdf(`${name}.exe`)])
      await send(page)
      await page.locator('.failure').waitFor()
      for (const key of ['email', 'wishes', 'drawings']) expect([key, await complaint(page, key)]).not.toEqual([key, ''])
      await check()
      await fillLeast(page)
      await send(page)
      await page.locator('.thanks').waitFor()
      await check()
      expect(await answersTo(form)).toMatchObject([{ language, answers: LEAST }])
    },
  )
})
