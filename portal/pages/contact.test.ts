import { expect, test } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import { elements, page } from '../testing/render.ts'
import { site } from '../testing/sample.ts'
import { mapAddress } from './contact/place.tsx'

const MAP = '/media/map0000000000000'

const refusing = (status: number, members: Record<string, string> = {}) => ({
  enquire: () => {
    const message = '您的请求无效!'
    const validationErrors = Object.entries(members).map(([member, text]) => ({ message: text, members: [member] }))
    throw Object.assign(new Error(message), { status, body: { code: status, message, details: null, validationErrors } })
  },
})
const filled = (more: Record<string, string> = {}) =>
  String(new URLSearchParams({ name: '王芳', email: 'wang@example.com', message: '请问交期是多久？', ...more }))

test('P-10f the contact page has the contact details and a form with a label for each field', async () => {
  const { html, status } = await page('/_contact')
  expect(status).toBe(200)
  expect(html).toContain('江苏省苏州市星湖街 188 号')
  expect(html).toContain('href="mailto:hello@example.com"')
  const [form] = elements(html, 'form', 'method="post"')
  expect(form).toContain('action="/_contact"')
  for (const [, id] of form!.matchAll(/<(?:input|textarea) id="([^"]+)"/g)) expect(form).toContain(`<label for="${id}">`)
  expect(form).not.toContain('aria-invalid')
  expect(html).not.toContain('role="alert"')
  expect(html).not.toContain('undefined')
})

test('P-10f the form names the product of the enquiry, unless the product is no longer published', async () => {
  const { html } = await page('/_contact?product=7')
  expect(html).toMatch(/<input type="checkbox" name="productId" checked="" value="7"\/>咨询产品：产品7/)
  expect(elements(html, 'form', 'method="post"')[0]).toContain('action="/_contact?product=7"')
  const gone = {
    product: () => {
      throw new Problem('notFound')
    },
  }
  for (const path of ['/_contact?product=8', '/_contact?product=x', '/_contact?product=-1']) {
    const reply = await page(path, { answers: gone })
    expect([reply.status, reply.html.includes('type="checkbox"')]).toEqual([200, false])
  }
})

test('P-10f the map is a link to a map service, a different service for each language, and nothing is loaded from it', async () => {
  const somewhere = { ...site, mapPosition: '31.2989, 120.5853', mapPicture: MAP }
  expect(mapAddress(somewhere, 'zh-CN')).toBe(
    'https://uri.amap.com/marker?position=120.5853%2C31.2989&name=%E6%BE%84%E6%98%8E%E5%85%89%E7%94%B5&coordinate=wgs84',
  )
  expect(mapAddress(somewhere, 'en')).toBe('https://www.openstreetmap.org/?mlat=31.2989&mlon=120.5853#map=16/31.2989/120.5853')
  for (const mapPosition of [null, '', '苏州', '91,10', '10,181', '31.2,120.5,3', 'javascript:1'])
    expect(mapAddress({ ...site, mapPosition }, 'zh-CN')).toBe(null)
  const { html } = await page('/_contact', { answers: { site: () => somewhere } })
  expect(html).not.toMatch(/<(iframe|script|img|link)[^>]*(amap|openstreetmap)/)
  expect(html).toMatch(/<a class="button quiet" href="https:\/\/uri\.amap\.com[^"]*" target="_blank" rel="noopener">/)
})

test('P-10f a sent form redirects to the thanks, in the language of the page', async () => {
  const asked: [string, unknown][] = []
  const reply = await page('/_contact?product=7', { form: filled({ productId: '7', company: '', extra: 'x' }), asked })
  expect([reply.status, reply.redirect]).toEqual([303, '/_contact?sent=1'])
  expect(asked).toContainEqual(['enquire', { name: '王芳', email: 'wang@example.com', message: '请问交期是多久？', productId: '7' }])
  expect((await page('/_contact', { form: filled(), language: 'en' })).redirect).toBe('/en/_contact?sent=1')
  const { html } = await page('/_contact?sent=1')
  expect(html).toMatch(/<div tabindex="-1" autofocus="" class="thanks" role="status"><h3>已收到您的咨询<\/h3>/)
  expect(html).toContain('<title>已收到您的咨询 - 联系我们 - 澄明光电</title>')
  expect(html).not.toContain('method="post"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('P-10f a refused form is shown again with its values, with each complaint at its field and a link to the field', async () => {
  const form = filled({ name: '"><script>alert(1)</script>', message: '一二三\r\n四五六' })
  const { html, status } = await page('/_contact', { form, answers: refusing(400, { message: '至少 5 个字符' }) })
  expect(status).toBe(400)
  expect(html).toMatch(/<div tabindex="-1" autofocus="" class="failure" role="alert"><h3>还没有发送成功<\/h3>/)
  expect(html).toContain('<a href="#enquiry-message">咨询内容：至少 5 个字符</a>')
  expect(html).toMatch(
    /<textarea id="enquiry-message"[^>]*aria-invalid="true" aria-describedby="enquiry-message-error"[^>]*>\n?一二三\n四五六<\/textarea>/,
  )
  expect(html).toContain('<p id="enquiry-message-error" class="complaint">至少 5 个字符</p>')
  expect(html).toContain('value="wang@example.com"')
  expect(html.match(/aria-invalid/g)).toHaveLength(1)
  expect(html).not.toContain('<script>alert(1)')
})

test('P-10f a form that fails for another reason keeps its values too, and shows the reason', async () => {
  const { html, status } = await page('/_contact', { form: filled(), answers: refusing(429) })
  expect(status).toBe(429)
  expect(html).toContain('<p>您的请求无效!</p>')
  expect(html).toContain('王芳')
  expect((await page('/_contact', { form: filled(), answers: refusing(0) })).status).toBe(503)
})
