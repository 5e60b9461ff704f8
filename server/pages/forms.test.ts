import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const FORM = 'application/x-www-form-urlencoded'

onAnyEngine(
  'The contact form without a script',
  (site) => {
    let visitors = 0
    const send = (
      values: Record<string, string>,
      { at = '/_contact', headers = {} }: { at?: string; headers?: Record<string, string> } = {},
    ) =>
      site.request('POST', at, {
        body: String(
          new URLSearchParams({ name: '王芳', email: 'wang@example.com', message: `请问第 ${++visitors} 款的交期？`, ...values }),
        ),
        headers: { 'content-type': FORM, 'x-forwarded-for': `10.1.0.${visitors}`, ...headers },
      })
    const stored = () => site.database.read.selectFrom('enquiry').selectAll().orderBy('id').execute()

    test('P-10f is stored and answered by a redirect to thanks, which nobody keeps', async () => {
      const reply = await send({ phone: '', company: '', website: '', message: '第一行\r\n第二行' })
      expect([reply.status, reply.headers.get('location'), reply.headers.get('cache-control')]).toEqual([
        303,
        '/_contact?sent=1',
        'no-store',
      ])
      expect((await stored()).at(-1)).toMatchObject({
        name: '王芳',
        message: '第一行\n第二行',
        status: 'new',
        language: 'zh-CN',
        phone: null,
      })
      const thanks = await site.get('/_contact?sent=1')
      expect(thanks.body).toContain('已收到您的咨询')
      expect(thanks.body).toContain('<meta name="robots" content="noindex"/>')
    })

    test('P-10f the English page answers in English, whatever the browser speaks', async () => {
      const reply = await send({}, { at: '/en/_contact', headers: { 'accept-language': 'zh-CN' } })
      expect(reply.headers.get('location')).toBe('/en/_contact?sent=1')
      expect((await stored()).at(-1)).toMatchObject({ language: 'en' })
      const refused = await send({ name: '' }, { at: '/en/_contact', headers: { 'accept-language': 'zh-CN' } })
      expect(refused.body).toContain('Your enquiry has not been sent yet')
      expect(refused.body).toContain('<html lang="en">')
    })

    test('P-10f a refused enquiry comes back with a 400 and its text, and nothing is stored', async () => {
      const before = (await stored()).length
      const reply = await send({ name: '<b>"王&芳"</b>', email: 'wang', message: '嗯' })
      expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('content-security-policy')]).toEqual([
        400,
        'no-store',
        expect.stringContaining("form-action 'self'"),
      ])
      expect(reply.body).toContain('value="&lt;b&gt;&quot;王&amp;芳&quot;&lt;/b&gt;"')
      expect(reply.body).toContain('<a href="#enquiry-email">邮箱：邮箱格式不正确！</a>')
      expect(reply.body).toContain('<p id="enquiry-message-error" class="complaint">至少 5 个字符</p>')
      expect(reply.body).not.toContain('<b>"王')
      expect((await stored()).length).toBe(before)
      // The next visitor sees none of it.
      expect((await site.get('/_contact')).body).not.toContain('芳')
    })

    test.each([
      ['CR and LF in a name', { name: 'A\r\nBcc: all@example.com' }, 'name'],
      ['a script for a telephone number', { phone: 'javascript:alert(1)' }, 'phone'],
      ['a NUL', { message: '请问\0交期是多久' }, 'message'],
      ['too long a message', { message: '长'.repeat(2001) }, 'message'],
      ['neither address nor number', { email: '' }, 'email'],
    ])('P-10f %s is refused at its field', async (_, values, field) => {
      const before = (await stored()).length
      const { status, body } = await send(values as Record<string, string>)
      expect(status).toBe(400)
      expect(body).toMatch(new RegExp(`id="enquiry-${field}"[^>]*aria-invalid="true"`))
      expect((await stored()).length).toBe(before)
    })

    test('P-10f the longest enquiry there may be is taken', async () => {
      const values = { name: '长'.repeat(64), company: '长'.repeat(128), message: '长'.repeat(2000), phone: '13912345678' }
      expect((await send(values)).status).toBe(303)
      expect((await stored()).at(-1)!.message).toBe(values.message)
    })

    test('P-10f a visitor who must wait is told so, and loses nothing of the text', async () => {
      const headers = { 'x-forwarded-for': '192.0.2.7' }
      for (let i = 0; i < 5; i++) expect((await send({}, { headers })).status).toBe(303)
      const reply = await send({ message: '这是我写了很久的一段话' }, { headers })
      expect(reply.status).toBe(429)
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(500)
      expect(reply.body).toContain('请求过于频繁, 请稍后再试')
      expect(reply.body).toContain('这是我写了很久的一段话')
    })

    test('pages drawn for answers are not to be had without end', async () => {
      const headers = { 'x-forwarded-for': '192.0.2.8' }
      const replies = await Promise.all(Array.from({ length: 65 }, () => send({ name: '' }, { headers })))
      expect(replies.filter(({ status }) => status === 400)).toHaveLength(60)
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
    })

    test('a page of another site cannot write in a visitor’s name', async () => {
      const before = (await stored()).length
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      expect((await send({}, { headers })).status).toBe(403)
      expect((await stored()).length).toBe(before)
    })

    test.each([
      ['JSON', 'application/json', '{"name":"a"}', 400],
      ['plain text', 'text/plain', 'name=a', 400],
      ['parts', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\na\r\n--x--', 400],
      ['too much', FORM, `message=${'x'.repeat(40_000)}`, 413],
      ['a broken encoding', FORM, 'name=%ZZ&message=%E4%BD&email=%FF', 400],
      ['nothing', FORM, '', 400],
      ['the same field twice', FORM, 'name=a&name=b&email=x', 400],
    ])('P-10f %s is refused without a trace', async (_, type, body, status) => {
      const before = (await stored()).length
      const reply = await site.request('POST', '/_contact', {
        body,
        headers: { 'content-type': type, 'x-forwarded-for': `10.2.0.${++visitors}` },
      })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
      expect((await stored()).length).toBe(before)
    })

    test('no other page takes a form, and no other address a form’s body', async () => {
      for (const at of ['/home', '/_news', '/_contact/x', '/'])
        expect([at, (await send({}, { at })).status]).toEqual([at, expect.toSatisfy((status: number) => status === 404 || status === 400)])
      const reply = await site.request('POST', '/abp/TokenAuth/Authenticate', { body: 'username=a', headers: { 'content-type': FORM } })
      expect(reply.status).toBe(400)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
