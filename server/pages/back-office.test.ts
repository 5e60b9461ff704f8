import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const STAFF = { cookie: 'lang=1; Admin-Token=some-token', 'accept-language': 'zh-CN' }

onAnyEngine('The page of / for staff', (site) => {
  const front = async (headers: Record<string, string>) => {
    const reply = await fetch(`${site.url}/`, { headers })
    return { html: await reply.text(), headers: reply.headers }
  }

  test('B-36b is a picture of the shell with the scripts of a list, also when it comes from the cache', async () => {
    for (let round = 0; round < 2; round++) {
      const { html, headers } = await front(STAFF)
      expect(html).toContain('<div id="page" aria-hidden="true">')
      for (const file of ['/assets/list.js', '/assets/zh.js']) expect(html).toContain(`<link rel="x-modulepreload" href="${file}"/>`)
      expect(html).toContain('<link rel="stylesheet" href="/assets/list.css"/>')
      expect(html).not.toMatch(/class="portal|<link[^>]*portal\.css|portal-data|en\.js|some-token/)
      expect(headers.get('vary')).toContain('cookie')
    }
    expect((await front({ ...STAFF, 'accept-language': 'en' })).html).toContain('/assets/en.js')
  })

  test('B-36b visitors get the home page, also after staff have asked', async () => {
    await front(STAFF)
    for (const cookie of ['', 'Admin-Token=', 'Not-Admin-Token=x', 'Admin-UserId=1']) {
      const { html } = await front({ cookie, 'accept-language': 'zh-CN' })
      expect([cookie, html.includes('class="portal'), html.includes('cold-side')]).toEqual([cookie, true, false])
    }
  })

  test('B-36b its one inline script is the one that its policy names', async () => {
    const { html, headers } = await front(STAFF)
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!)
    expect(inline).toHaveLength(1)
    const hash = createHash('sha256').update(inline[0]!).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  })
})
