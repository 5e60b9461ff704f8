import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { formDefinition } from '../../contract/forms/definition.ts'
import { EmbeddingProvider } from '../address/embedding.ts'
import { portalContext } from '../page/context.ts'
import { portalRoutes } from '../routes.tsx'
import { answering, elements, page } from '../testing/render.ts'
import { formItem } from '../testing/sample.ts'
import { wholeDefinition, wholeForm } from '../testing/sample-form.ts'

const PATH = '/_formdetail/quote'
const whole = { form: () => wholeForm() }
const oneQuestion = (...questions: object[]) => ({
  form: () => formItem(1, { slug: 'quote', definition: formDefinition.parse({ steps: [{ groups: [{ questions }] }] }) }),
})
const formOf = (html: string) => /<form class="asked-form"[^]*?<\/form>/.exec(html)![0]
const fieldOf = (html: string, key: string) => new RegExp(`<(div|fieldset)[^>]*data-key="${key}"[^]*?class="complaint">`).exec(html)![0]
const keys = wholeDefinition.steps.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions.map(({ key }) => key)))

const refusing = (status: number, members: Record<string, string> = {}) => ({
  ...whole,
  answerForm: () => {
    const validationErrors = Object.entries(members).map(([member, message]) => ({ message, members: [member] }))
    throw Object.assign(new Error('您的请求无效!'), {
      status,
      body: { code: status, message: '您的请求无效!', details: null, validationErrors },
    })
  },
})
const DRAWING = '/media/abcdefghij0123456789#%E5%9B%BE%E7%BA%B8%201.pdf'
const OTHER = '/media/zyxwvutsrq0123456789#b.dwg'
const filled = (more: [string, string][] = []) =>
  String(
    new URLSearchParams([
      ['email', 'wang@example.com'],
      ['pieces', '１2'],
      ['use', 'lens'],
      ['wishes', 'lens'],
      ['wishes', 'light'],
      ...more,
    ]),
  )

describe('B-94 the page of a designed form', () => {
  test('B-94a a step without questions is left out and not counted', async () => {
    const step = (title: string, ...questions: object[]) => ({ title, groups: [{ questions }] })
    const line = (key: string) => ({ kind: 'line', key, label: key })
    const steps = [step('空的一步'), step('第一', line('a')), step('第二', line('b'))]
    const asked = (...some: object[]) => ({ form: () => formItem(1, { slug: 'quote', definition: formDefinition.parse({ steps: some }) }) })
    const { html } = await page(PATH, { answers: asked(...steps) })
    expect([...html.matchAll(/form-step-number">([^<]*)</g)].map(([, text]) => text)).toEqual(['第 1 步，共 2 步', '第 2 步，共 2 步'])
    expect(html).not.toContain('空的一步')
    expect((await page(PATH, { answers: asked(...steps.slice(0, 2)) })).html).not.toContain('form-step-number')
  })

  test.each([
    ['zh-CN', '获取报价', '发出', '必填'],
    ['en', '获取报价', 'Off it goes', 'required'],
  ] as const)('B-94a each kind of question has a control with a label (%s)', async (language, title, send, required) => {
    const { html, status } = await page(PATH, { answers: whole, language })
    expect(status).toBe(200)
    const form = formOf(html)
    expect(form).toContain(`action="${language === 'en' ? '/en' : ''}${PATH}" encType="multipart/form-data" method="post"`)
    expect(html).toContain(title)
    expect(form).toMatch(new RegExp(`<button class="button" type="submit">${send}</button>`))
    expect(keys.filter((key) => !form.includes(`data-key="${key}"`))).toEqual([])
    // Each control is inside its label, or is named by one.
    for (const [, id] of form.matchAll(/<(?:input|textarea|select)[^>]* id="([^"]+)"[^>]*>/g))
      expect([id, form.includes(`<label for="${id}">`) || new RegExp(`<label class="box"><input[^>]* id="${id}"`).test(form)]).toEqual([
        id,
        true,
      ])
    expect(fieldOf(form, 'email')).toContain(`<span class="for-ears">${required}</span>`)
    expect(fieldOf(form, 'mobile')).not.toContain('class="needed"')
    for (const never of ['undefined', '[object', 'aria-invalid', 'role="alert"', 'autofocus']) expect(form).not.toContain(never)
  })

  test('B-94a each kind is the control that suits it', async () => {
    const { html } = await page(PATH, { answers: whole })
    const field = (key: string) => fieldOf(html, key)
    expect(field('email')).toMatch(/<input type="text" id="question-email"[^>]* required=""[^>]* name="email"/)
    expect(field('mobile')).toMatch(/<input type="tel"[^>]*pattern="1\[34578\]\\d\{9\}"/)
    expect(field('website1')).toMatch(/<input type="url"[^>]*placeholder="https:\/\/"/)
    expect(field('story')).toMatch(/<textarea[^>]*minLength="5" maxLength="900"/)
    expect(field('pieces')).toMatch(/<input[^>]*inputMode="numeric"[^>]*\/><span id="question-pieces-unit">台<\/span>/)
    expect(field('day')).toMatch(/<input[^>]*type="date" min="2026-01-01"/)
    expect(field('part')).toMatch(/<select[^>]*><option value=""[^>]*>请选择<\/option><option value="lens">镜头<\/option>/)
    expect(field('use')).toMatch(/^<fieldset[^>]*role="radiogroup"[^>]*><legend>用途/)
    expect(field('use').match(/type="radio" required="" name="use"|type="radio" name="use" required=""/g)).toHaveLength(3)
    expect(field('wishes').match(/type="checkbox" name="wishes"/g)).toHaveLength(2)
    expect(field('wishes')).not.toMatch(/ required=""/)
    expect(field('visits').match(/value="(true|false)"/g)).toEqual(['value="true"', 'value="false"'])
    expect(field('line')).toContain('<option value="auto">汽车</option>')
    expect(field('product')).toContain('<option value="8">产品8</option>')
    expect(field('drawings')).toMatch(/<input[^>]*type="file" multiple="" accept=".pdf,.doc,[^"]*"[^>]* name="drawings"/)
    expect(field('drawings')).toContain('最多 3 个文件，每个不超过 5 MB')
    expect(field('agreed')).toMatch(/<input[^>]*type="checkbox"[^>]*value="true"/)
    expect(field('agreed')).toMatch(/<a href="\/_about" target="_blank" rel="noopener noreferrer">查看条款/)
    expect(html).toMatch(/<div class="form-text wide-field" data-key="note"><p>以下请如实填写<\/p><p class="hint">第一行\n第二行<\/p>/)
  })

  test('B-94a steps and groups are fieldsets with their titles, and a group keeps its columns', async () => {
    const { html } = await page(PATH, { answers: whole })
    expect(html).toMatch(
      /<fieldset class="form-step"[^>]*><legend><span class="form-step-number">第 1 步，共 2 步<\/span><h2>关于您<\/h2><\/legend>/,
    )
    expect(html).toMatch(
      /<fieldset class="form-group"[^>]*><legend><h3>联系方式<\/h3><\/legend><div class="asked-fields" data-columns="2">/,
    )
    const { html: single } = await page('/_formdetail/form-1')
    expect(formOf(single)).not.toMatch(/<fieldset|<legend|第 1 步/)
  })

  test('B-94a where nothing can be chosen the list says so', async () => {
    const { html } = await page(PATH, { answers: { form: () => wholeForm({ choices: { line: [] } }) } })
    for (const key of ['line', 'product'])
      expect(fieldOf(html, key)).toMatch(/<select[^>]*><option value=""[^>]*>目前没有可选的内容<\/option><\/select>/)
  })

  test('B-94b without script conditional questions are there, are not required by the browser, and say that they are needed in some cases only', async () => {
    const { html } = await page(PATH, { answers: whole })
    const other = fieldOf(html, 'otherUse')
    expect(other).toContain('<p class="sometimes">仅在部分情况下需要填写</p>')
    expect(other).not.toMatch(/ (required|disabled|hidden)=""/)
    expect(fieldOf(html, 'use')).not.toContain('sometimes')
    expect(html).toMatch(/<h3>来访安排<\/h3><\/legend><p class="sometimes">/)
    expect(fieldOf(html, 'visitor')).not.toMatch(/ required=""/)
    const { html: en } = await page(PATH, { answers: whole, language: 'en' })
    expect(fieldOf(en, 'otherUse')).toContain('Needed in some cases only')
  })

  test('B-94b the script gets the conditions, and of the other questions none', async () => {
    const { html } = await page(PATH, { answers: whole })
    const rules = JSON.parse(/data-rules="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"'))
    const groups = rules.steps[0].groups as { shownIf?: object; questions: { key: string }[] }[]
    expect(groups.flatMap(({ questions }) => questions.map(({ key }) => key))).toEqual([
      'pieces',
      'use',
      'otherUse',
      'visits',
      'product',
      'visitor',
    ])
    expect(groups.filter(({ shownIf }) => shownIf)).toHaveLength(1)
    const product = groups.flatMap((group) => group.questions).find(({ key }) => key === 'product')
    expect(product).toEqual({
      kind: 'reference',
      key: 'product',
      requiredIf: { join: 'all', comparisons: [{ key: 'pieces', by: 'more', value: 10 }] },
    })
    expect(JSON.stringify(rules)).not.toMatch(/label|用途/)
    const { html: single } = await page('/_formdetail/form-1')
    expect(single).toContain('data-behaviour="questions"')
    expect(single).not.toContain('data-rules')
  })

  test('B-94b what the answers so far do not lead to waits for the script', async () => {
    const later = (html: string) => keys.filter((key) => new RegExp(`data-key="${key}" data-later=""`).test(html))
    expect(later((await page(PATH, { answers: whole })).html)).toEqual(['otherUse', 'visitor'])
    const again = await page(PATH, {
      answers: refusing(400),
      form: filled([
        ['use', 'other'],
        ['visits', 'true'],
      ]),
    })
    expect(later(again.html)).toEqual([])
  })

  test('B-94c the answers reach the call as texts, without empty ones, the trap apart, and the page leads to the thanks', async () => {
    const asked: [string, unknown][] = []
    const form = filled([
      ['story', '一\r\n二'],
      ['visits', ''],
      ['drawings', DRAWING],
      ['extra', 'x'],
      ['website', 'y'],
      ['web-site', 'http://spam'],
    ])
    const reply = await page(PATH, { answers: whole, form, asked })
    expect([reply.status, reply.redirect]).toEqual([303, '/_formdetail/quote?sent=12'])
    const [, input] = asked.find(([name]) => name === 'answerForm')!
    const fields = {
      email: ['wang@example.com'],
      pieces: ['１2'],
      use: ['lens'],
      wishes: ['lens', 'light'],
      story: ['一\n二'],
      drawings: [DRAWING],
    }
    expect(input).toEqual({ id: 1, fields, website: 'http://spam' })
    expect((await page(PATH, { answers: whole, form: filled(), language: 'en' })).redirect).toBe('/en/_formdetail/quote?sent=12')
    const plain = { form: () => wholeForm({ slug: null }) }
    expect((await page('/_formdetail?id=1', { answers: plain, form: filled() })).redirect).toBe('/_formdetail?id=1&sent=12')
  })

  test('B-94c the thanks show the number and the words of the form, get the focus, and stay out of search engines', async () => {
    const { html } = await page(`${PATH}?sent=12`, { answers: whole })
    expect(html).toMatch(
      /<div tabindex="-1" autofocus="" class="thanks" role="status"><h2>已收到您填写的内容<\/h2><p>我们两天内答复。<\/p>/,
    )
    expect(html).toContain('编号：12')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('method="post"')
    const { html: plain } = await page(`${PATH}?sent=12`, { answers: { form: () => wholeForm({ thanks: null }) } })
    expect(plain).toContain('谢谢，我们会尽快处理。')
    for (const wrong of ['0', 'x', '-3']) expect((await page(`${PATH}?sent=${wrong}`, { answers: whole })).html).toContain('method="post"')
  })

  test('B-94d refused answers come back with all that was filled in, each complaint at its question and linked from the top', async () => {
    const answers = refusing(400, { story: '至少 5 个字符', use: '没有这个选项', nowhere: '别处' })
    const form = filled([
      ['story', '"><script>alert(1)</script>'],
      ['visits', 'false'],
      ['agreed', 'true'],
      ['part', 'light'],
      ['product', '8'],
    ])
    const { html, status } = await page(PATH, { answers, form })
    expect(status).toBe(400)
    expect(html).toMatch(/<div tabindex="-1" autofocus="" class="failure" role="alert"><h2>还没有提交成功<\/h2>/)
    expect(html).toContain('<a href="#question-story">情况说明：至少 5 个字符</a>')
    expect(html).toContain('<a href="#question-use">用途：没有这个选项</a>')
    expect(html).toMatch(
      /<textarea id="question-story" aria-invalid="true" aria-describedby="question-story-error"[^>]*>"&gt;&lt;script&gt;|&quot;&gt;&lt;script/,
    )
    expect(html).toMatch(/<fieldset[^>]*aria-invalid="true" aria-describedby="question-use-error"[^>]*data-key="use"/)
    expect(html).toContain('<p id="question-use-error" class="complaint">没有这个选项</p>')
    expect(html.match(/aria-invalid/g)).toHaveLength(2)
    expect(fieldOf(html, 'email')).toContain('value="wang@example.com"')
    expect(fieldOf(html, 'pieces')).toContain('value="１2"')
    for (const key of ['use', 'wishes', 'visits', 'agreed']) expect(fieldOf(html, key)).toContain('checked=""')
    expect(fieldOf(html, 'wishes').match(/checked=""/g)).toHaveLength(2)
    for (const [key, value] of [
      ['part', 'light'],
      ['product', '8'],
    ] as const)
      expect(fieldOf(html, key)).toMatch(new RegExp(`<option value="${value}" selected=""|<option selected="" value="${value}"`))
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('class="thanks"')
  })

  test('B-94d files that were taken in stay, one that was removed does not, and none has to be chosen again', async () => {
    const form = filled([
      ['drawings', DRAWING],
      ['drawings', OTHER],
      ['drawings', '!size#huge.pdf'],
      ['remove.drawings', OTHER],
    ])
    const asked: [string, unknown][] = []
    const { html } = await page(PATH, { answers: refusing(400, { email: '不对' }), form, asked })
    const field = fieldOf(html, 'drawings')
    expect(field).toMatch(new RegExp(`<input type="hidden" name="drawings" value="${DRAWING}"/><span>图纸 1.pdf</span>`))
    expect(field).toMatch(new RegExp(`<input type="checkbox" name="remove.drawings" value="${DRAWING}"/><span>移除`))
    expect(field).not.toMatch(/b\.dwg|huge\.pdf/)
    expect(asked.find(([name]) => name === 'answerForm')![1]).toMatchObject({ fields: { drawings: [DRAWING, '!size#huge.pdf'] } })
    const needed = oneQuestion({ kind: 'file', key: 'scan', label: '扫描件', required: true })
    expect(fieldOf((await page(PATH, { answers: needed })).html, 'scan')).toMatch(/type="file"[^>]* required=""/)
    const again = await page(PATH, { answers: { ...refusing(400), ...needed }, form: String(new URLSearchParams({ scan: OTHER })) })
    expect(fieldOf(again.html, 'scan')).toContain('b.dwg')
    expect(fieldOf(again.html, 'scan')).not.toContain('required=""')
  })

  test('B-94d a form that fails for another reason keeps its answers too, and shows the reason', async () => {
    const { html, status } = await page(PATH, { form: filled(), answers: refusing(429) })
    expect(status).toBe(429)
    expect(html).toContain('<p>您的请求无效!</p>')
    expect(html).toContain('wang@example.com')
    expect((await page(PATH, { form: filled(), answers: refusing(0) })).status).toBe(503)
  })

  test('B-94e a closed form says so and has no fields', async () => {
    const { html, status } = await page(PATH, { answers: { form: () => wholeForm({ isOpen: false }) } })
    expect(status).toBe(200)
    expect(html).toContain('这份表单目前不接收填写')
    expect(html).not.toMatch(/method="post"|data-key/)
    const { html: thanks } = await page(`${PATH}?sent=3`, { answers: { form: () => wholeForm({ isOpen: false }) } })
    expect(thanks).toContain('编号：3')
    expect(thanks).not.toContain('再填一份')
  })

  test('B-94e a form that does not exist is a missing page, also for answers', async () => {
    for (const path of ['/_formdetail?id=101', '/_formdetail', '/_formdetail?id=x']) expect((await page(path)).status).toBe(404)
    expect((await page('/_formdetail?id=101', { form: filled() })).status).toBe(404)
  })

  test('B-94f HTML in what people typed into the designer is text', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    const question = { kind: 'choice', key: 'use', label: evil, help: evil, required: true, options: [{ value: '"><b>', label: evil }] }
    const { html } = await page(PATH, {
      answers: { form: () => ({ ...oneQuestion(question).form(), title: evil, intro: evil, thanks: evil }) },
    })
    expect(html).not.toMatch(/<img src=x|value=""><b>/)
    expect(html.match(/&lt;img src=x/g)!.length).toBeGreaterThan(4)
  })

  test('B-94g the head names the form, its one address and its languages; a preview shows the draft and is not indexed', async () => {
    const { html } = await page(PATH, { answers: whole })
    expect(html).toContain('<title>获取报价 - 澄明光电</title>')
    expect(html).toContain('<meta name="description" content="请填写下面的内容。"/>')
    expect(html).toContain('<link rel="canonical" href="https://example.com/_formdetail/quote"/>')
    expect(html).toContain('hrefLang="en" href="https://example.com/en/_formdetail/quote"')
    expect(elements(html, 'script', 'BreadcrumbList')[0]).toContain('"name":"获取报价","item":"https://example.com/_formdetail/quote"')
    expect(html).not.toContain('noindex')
    const asked: [string, unknown][] = []
    const { html: draft } = await page(`${PATH}?preview=token`, { answers: whole, asked })
    expect(asked).toContainEqual(['form', { slug: 'quote', preview: 'token' }])
    expect(asked.find(([name]) => name === 'carousel')![1]).not.toHaveProperty('preview')
    expect(draft).toContain('noindex')
    expect(draft).toMatch(/<button class="button" type="submit" disabled="">/)
    const { html: en } = await page(PATH, { answers: whole, language: 'en' })
    expect(en).toContain('There is no English version of this form yet')
    expect(en).not.toContain('rel="alternate" hrefLang')
  })

  test('B-94g a form begins with the product that its visitor comes from, and an old address leads to the present one', async () => {
    const asked: [string, unknown][] = []
    const { html } = await page(`${PATH}?product=8`, { answers: whole, asked })
    expect(asked).toContainEqual(['form', { slug: 'quote', product: 8 }])
    expect(fieldOf(html, 'product')).toMatch(/<option value="8" selected=""|<option selected="" value="8"/)
    expect(formOf(html)).toContain(`action="${PATH}?product=8"`)
    expect((await page('/_formdetail/old', { answers: whole })).redirect).toBe(PATH)
  })

  test.each([
    ['zh-CN', PATH],
    ['en', `/en${PATH}`],
  ] as const)('B-94c in the app the form is sent to its plain page, since it may have files (%s)', async (language, action) => {
    const context = { call: answering(whole), language, timeZone: 'Asia/Shanghai' }
    const router = createMemoryRouter(portalRoutes, {
      initialEntries: [PATH],
      getContext: () => new RouterContextProvider(new Map([[portalContext, context]])),
    })
    await expect.poll(() => router.state.initialized).toBe(true)
    const app = createElement(RouterProvider, { router })
    const html = renderToStaticMarkup(createElement(EmbeddingProvider, { value: { changeLanguage: () => undefined } }, app))
    expect(html).toContain('href="/home"')
    expect(formOf(html)).toContain(`action="${action}" encType="multipart/form-data" method="post"`)
  })
})
