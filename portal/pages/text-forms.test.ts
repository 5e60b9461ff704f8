import { expect, test } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import { elements, page } from '../testing/render.ts'
import { articleItem, formItem, newsItem, productItem } from '../testing/sample.ts'

const marker = (id: number) => `<p data-form="${id}"><a href="/_formdetail?id=${id}">询价</a></p>`
const html = `<p>之前</p>${marker(7)}<p>之后</p>`
const answers = {
  news: () => newsItem(3, { content: html }),
  article: ({ id = 1 }: { id?: number }) => articleItem(id, { content: html }),
  product: () => productItem(3, { description: html }),
}
const refusing = {
  ...answers,
  answerForm: () => {
    const validationErrors = [{ message: '不能为空', members: ['name'] }]
    throw Object.assign(new Error('无效'), { status: 400, body: { code: 400, message: '无效', details: null, validationErrors } })
  },
}
const missing = () => {
  throw new Problem('notFound')
}

test.each([
  ['/_newsdetail?id=3', '/_newsdetail?id=3'],
  ['/_articledetail?id=3', '/_articledetail?id=3'],
  ['/_productdetail?id=3', '/_productdetail?id=3'],
])('B-118b a form stands in the text of %s and leads back there', async (path) => {
  const { html: shown, status } = await page(path, { answers })
  expect(status).toBe(200)
  expect(shown.indexOf('之前')).toBeLessThan(shown.indexOf('class="asked-form"'))
  expect(shown.indexOf('class="asked-form"')).toBeLessThan(shown.indexOf('之后'))
  expect(shown).toMatch(
    /<form method="post" enc[Tt]ype="multipart\/form-data" action="\/_formdetail\/form-7\?back=[^"]+"|action="\/_formdetail\/form-7\?back=/,
  )
  expect(shown).not.toContain('data-form=')
  expect(shown).toContain('aria-labelledby="form-7-form-title"')
  expect(shown).toContain('id="form-7-form-title"')
  expect(shown).not.toContain('noindex')
})

test('B-118b the complaints stand in the form of the text, which comes back with its answers', async () => {
  const { html: shown, status } = await page('/_newsdetail?id=3', { answers: refusing, form: 'form-of=7&name=x' })
  expect(status).toBe(400)
  expect(shown).toContain('之前')
  expect(elements(shown, 'a', 'question-name')[0]).toContain('href="#form-7-question-name"')
  expect(shown).toMatch(/id="form-7-question-name"[^>]*/)
  expect(shown).toContain('value="x"')
})

test('B-118b an answer leads back to the place of the form, which then thanks and is not indexed', async () => {
  const asked: [string, unknown][] = []
  const reply = await page('/_newsdetail?id=3', { answers, form: 'form-of=7&name=x&web-site=spam', asked })
  expect([reply.status, reply.redirect]).toEqual([303, '/_newsdetail?id=3&answered=7-12#form-7'])
  expect(asked.find(([name]) => name === 'answerForm')![1]).toEqual({ id: 7, fields: { name: ['x'] }, website: 'spam' })
  const { html: thanks } = await page('/_newsdetail?id=3&answered=7-12', { answers })
  expect(thanks).toContain('编号：12')
  expect(thanks).toContain('noindex')
  expect(thanks).not.toContain('class="asked-form"')
  // Another form of the text is not the one that was answered.
  expect((await page('/_newsdetail?id=3&answered=8-12', { answers })).html).toContain('class="asked-form"')
})

test('B-118b of a form that is not on the site nothing is shown, and one that is closed says so', async () => {
  const { html: without, status } = await page('/_newsdetail?id=3', { answers: { ...answers, form: missing } })
  expect(status).toBe(200)
  expect(without).toContain('之前')
  expect(without).toContain('之后')
  expect(without).not.toMatch(/data-form|询价|asked-form|text-form/)
  const closed = await page('/_newsdetail?id=3', { answers: { ...answers, form: () => formItem(7, { isOpen: false }) } })
  expect(closed.html).toContain('这份表单目前不接收填写')
})

test('B-118b a text without forms asks for none', async () => {
  const asked: [string, unknown][] = []
  await page('/_newsdetail?id=3', { asked })
  expect(asked.map(([name]) => name)).not.toContain('form')
})
