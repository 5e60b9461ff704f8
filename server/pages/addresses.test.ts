import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'
import { canonicalPath } from '../site/canonical-path.ts'

onAnyEngine('The canonical address of a page', (site) => {
  const made = () => site.running.app.pageCache.made()

  test('B-12b every other spelling of a path redirects to the canonical address, with its query', async () => {
    for (const [at, to] of [
      ['/_%61bout', '/_about'],
      ['/_ABOUT?category=x', '/_about?category=x'],
      ['/_about/', '/_about'],
      ['/_about//', '/_about'],
      ['//_about', '/_about'],
      ['/en//_about?utm_source=x', '/en/_about?utm_source=x'],
      ['/EN/_About', '/en/_about'],
      ['/%65n/_about', '/en/_about'],
      ['/_newsdetail/Some-Words', '/_newsdetail/some-words'],
    ] as const) {
      const { status, headers } = await site.get(at)
      expect([at, status, headers.get('location')]).toEqual([at, 301, to])
    }
    for (const at of ['/_about', '/en/_about', '/home']) expect([at, (await site.get(at)).status]).toEqual([at, 200])
    for (const at of ['//evil.example/_about', '/_%2561bout', '/_about%2f', '/_newsdetail/%E4%B8%AD', '/%ff/_about'])
      expect([at, (await site.get(at)).status >= 400]).toEqual([at, true])
  })

  test('B-12b a page is rendered anew only for parameters that it reads, however they are written', async () => {
    await site.get('/_about')
    await site.get('/_news?keyword=a')
    await site.get('/_search?keyword=a')
    const before = made()
    for (const at of [
      '/_about?page=7',
      '/_about?keyword=a&type=b&sort=priceUp&id=3&product=4&params=a:b',
      '/_news?page=1&keyword=a',
      '/_news?keyword=%20a%20&page=0',
      '/_news?keyword=a%00&page=x',
      '/_news?id=4&keyword=a',
      '/_search?kind=nothing&keyword=a',
      '/_search?page=-2&keyword=a',
    ])
      expect([at, (await site.get(at)).status]).toEqual([at, 200])
    expect(made()).toBe(before)
    await site.get('/_news?keyword=a&page=2')
    expect(made()).toBe(before + 1)
  })

  test('B-12b a reply is made anew only for a different input, however the input is written', async () => {
    const ask = (at: string) => site.get(at).then(({ status }) => expect([at, status]).toEqual([at, 200]))
    await ask('/api/portal/listnews?keyword=q&skipCount=2')
    await ask('/rss.xml')
    await ask('/sitemap.xml')
    const before = made()
    for (const at of [
      '/api/portal/listnews?skipCount=2&keyword=q',
      '/api/portal/listnews?SkipCount=2&maxResultCount=10&keyword=%20q',
      '/API/portal/ListNews?skipcount=02&keyword=%71',
      '/rss.xml?a=1',
      '/rss.xml?a=2',
      '/sitemap.xml?a',
      '/SITEMAP.xml',
    ])
      await ask(at)
    expect(made()).toBe(before)
    await ask('/api/portal/listnews?keyword=q&skipCount=3')
    expect(made()).toBe(before + 1)
  })

  test('B-12a visitors see at most 50 rows at once, staff a thousand', async () => {
    const status = async (at: string, who?: string) => (await site.get(at, who)).status
    for (const list of ['listnews', 'listproduct', 'listabout', 'listbusiness', 'listclient', 'listpartner', 'listtech', 'listimage']) {
      expect([list, await status(`/api/portal/${list}?maxResultCount=50`)]).toEqual([list, 200])
      expect([list, await status(`/api/portal/${list}?maxResultCount=51`)]).toEqual([list, 400])
    }
    expect(await status('/api/portal/search?keyword=a&maxResultCount=51')).toBe(400)
    expect(await status('/abp/services/app/SiteNews/GetAll?maxResultCount=51')).toBe(400)
    expect(await status('/portico/h5/GetProductList?maxResultCount=51')).toBe(400)
    expect(await status('/abp/services/app/News/GetAll?maxResultCount=1000', 'editor')).toBe(200)
  })

  test('B-12a a path longer than any of ours is refused before it is parsed; a long query is not', async () => {
    for (const at of [`/${'/'.repeat(3000)}x`, `/_about${'x'.repeat(2048)}`, `/api/portal/${'y'.repeat(5000)}`])
      expect([at.slice(0, 20), (await site.get(at)).status]).toEqual([at.slice(0, 20), 414])
    expect((await site.get(`/_about?${'x'.repeat(6000)}`)).status).toBe(200)
  })
})

test('B-12b the canonical path redirects no further', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', 'a', 'A', '%61', '%2f', '中', '%') }), (path) => {
      const once = canonicalPath(path)
      if (once !== null) expect([canonicalPath(once), once.startsWith('//')]).toEqual([once, false])
    }),
  )
  expect(canonicalPath(`${'/'.repeat(2000)}x`)).toBe('/x')
})
