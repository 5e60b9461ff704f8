import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const FORM = 'application/x-www-form-urlencoded'
const OUR_FAULT = /问题在我们这边|The fault is on our side/

onAnyEngine(
  'P-13 A page that is refused',
  (site) => {
    let visitors = 0
    const from = (ip = `192.0.2.${++visitors}`) => ({ 'x-forwarded-for': ip })
    const send = (at: string, body: string, ip?: string) =>
      site.request('POST', at, { body, headers: { 'content-type': FORM, 'accept-language': 'fr', ...from(ip) } })

    test.each([
      ['zh-CN', '', '没有找到这个页面', '发送的内容太长', '无法处理这个请求'],
      ['en', '/en', 'This page could not be found', 'What you sent is too long', 'This request cannot be handled'],
    ])('says in the language of its address (%s) what was wrong with the request, and does not call it our fault', async (...given) => {
      const [language, prefix, missing, tooLarge, refused] = given
      for (const [reply, status, words] of [
        [await send(`${prefix}/_about`, 'name=a'), 404, missing],
        [await send(`${prefix}/_contact`, `message=${'x'.repeat(40_000)}`), 413, tooLarge],
        [await site.get(`${prefix}/%E0%A4`, undefined, from()), 400, refused],
      ] as const) {
        expect([reply.status, reply.headers.get('cache-control')]).toEqual([status, 'no-store'])
        expect(reply.body).toContain(`<html lang="${language}">`)
        expect(reply.body).toContain(`<h1>${words}</h1>`)
        expect(reply.body).toContain(`<title>${words}</title>`)
        expect(reply.body).toContain(`href="${prefix}/home"`)
        expect(reply.body).not.toMatch(OUR_FAULT)
        expect(reply.body).not.toContain('href=""')
      }
    })

    test('says after how long a form may be sent again, and how to find again what was typed', async () => {
      const network = '203.0.113.5'
      for (let sent = 0; sent < 60; sent++) await send('/_contact', 'name=', network)
      const [chinese, english] = [await send('/_contact', 'name=', network), await send('/en/_contact', 'name=', network)]
      expect([chinese.status, english.status]).toEqual([429, 429])
      expect(chinese.body).toContain('<p>请在 10 分钟后再试，后退可找回所填内容。</p>')
      expect(english.body).toContain('<p>Please try again in 10 minutes. The Back button of the browser returns to what you typed.</p>')
      for (const { body } of [chinese, english]) {
        expect(body).not.toMatch(OUR_FAULT)
        expect(body).not.toContain('href=""')
      }
    })

    test('says after how many seconds a page may be asked for again, with a link to it', async () => {
      const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ...from('203.0.113.6') }
      for (let asked = 0; asked < 120; asked++) await site.get(`/api/portal/listnews?keyword=n${asked}`, undefined, robot)
      for (const [at, hint] of [
        ['/_search?keyword=a', /<p>网站现在很忙，请在 \d+ 秒后再试。<\/p>/],
        ['/en/_search?keyword=a', /<p>The site is busy at the moment. Please try again in \d+ seconds?.<\/p>/],
      ] as const) {
        const { status, headers, body } = await site.get(at, undefined, robot)
        expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
        expect(body).toMatch(hint)
        expect(body).toContain('<a class="button" href="">')
        expect(body).not.toMatch(OUR_FAULT)
      }
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
