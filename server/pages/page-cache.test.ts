import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { Agent, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { MOST_HELD } from './page-cache.ts'
import { MOST_BYTES_OF_ADDRESSES } from './reply-addresses.ts'
import { onAnyEngine, onEngine } from '../testing/site.ts'

const NEWS = '/abp/services/app/News'
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'accept-language': 'zh-CN',
}

onEngine('sqlite', 'The first visit of a site', (site) => {
  test('a page that is there is all that is made, and the one for missing addresses is not looked at', async () => {
    const { made } = site.running.app.pageCache
    for (const [index, at] of ['/_news', '/en/_client', '/sitemap.xml', '/rss.xml', '/api/portal/site'].entries())
      expect([at, (await site.get(at)).status, made()]).toEqual([at, 200, index + 1])
    expect([(await site.get('/_nothing')).status, made()]).toEqual([404, 6])
    expect([(await site.get('/sitemap-99.xml')).status, (await site.get('/_nowhere')).status]).toEqual([404, 404])
  })
})

onAnyEngine('The cache of pages and public answers', (site) => {
  const made = () => site.running.app.pageCache.made()
  const published = async (values: Record<string, unknown>) => {
    const row = (await site.post(`${NEWS}/Create`, values, 'editor')).body.result
    return (await site.post(`${NEWS}/Publish`, { id: row.id, version: 1 }, 'editor')).body.result
  }

  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  afterAll(() => agent.destroy())

  /** As it goes over the wire: nothing is unpacked on the way. */
  function wire(
    at: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const asked = request(site.url + at, { method, headers, agent }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }))
      })
      asked.on('error', reject)
      asked.end()
    })
  }

  test('P-13 comes packed as the visitor’s browser likes it, and is the same unpacked', async () => {
    for (const at of ['/_news', '/api/portal/site']) {
      const plain = await wire(at)
      expect([plain.status, plain.headers['content-encoding'], Number(plain.headers['content-length'])]).toEqual([
        200,
        undefined,
        plain.body.byteLength,
      ])
      const [br, gzip] = [await wire(at, { 'accept-encoding': 'gzip, deflate, br' }), await wire(at, { 'accept-encoding': 'gzip' })]
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect([brotliDecompressSync(br.body).equals(plain.body), gunzipSync(gzip.body).equals(plain.body)]).toEqual([true, true])
      for (const reply of [br, gzip])
        expect([Number(reply.headers['content-length']), reply.headers['vary']]).toEqual([
          reply.body.byteLength,
          expect.stringContaining('accept-encoding'),
        ])
      for (const refusing of ['identity', 'br;q=0', 'gzip;q=0, br;q=0.0', 'deflate', 'zstd', 'brr', '*;q=0'])
        expect([refusing, (await wire(at, { 'accept-encoding': refusing })).headers['content-encoding']]).toEqual([refusing, undefined])
      expect((await wire(at, { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    }
  })

  test('is 304 without a body to a client that has it already, and not to others', async () => {
    for (const at of ['/_news', '/api/portal/listnews', '/', '/rss.xml']) {
      const { headers } = await wire(at)
      const etag = String(headers['etag'])
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `W/"other",W/${etag}`]) {
        const reply = await wire(at, { 'if-none-match': known, 'accept-encoding': 'br' })
        expect([at, known, reply.status, reply.body.byteLength, reply.headers['etag']]).toEqual([at, known, 304, 0, etag])
      }
      for (const other of ['"other"', etag.replaceAll('"', ''), '', `${etag}x`])
        expect([other, (await wire(at, { 'if-none-match': other })).status]).toEqual([other, 200])
    }
    const { headers } = await wire('/_nothing')
    expect((await wire('/_nothing', { 'if-none-match': String(headers['etag']) })).status).toBe(404)
  })

  test('has a new ETag once it says something else', async () => {
    const before = (await wire('/_news')).headers['etag']
    await published({ title: '新的标签' })
    const after = await wire('/_news', { 'if-none-match': String(before) })
    expect([after.status, after.body.toString().includes('新的标签')]).toEqual([200, true])
  })

  test('answers HEAD as GET without the body, also the first time', async () => {
    for (const at of [
      '/_news?page=1',
      '/api/portal/listnews?maxResultCount=3',
      '/api/portal/listnews?maxResultCount=3',
      '/robots.txt',
      '/sitemap.xml',
      '/',
    ]) {
      const [head, get] = [await wire(at, {}, 'HEAD'), await wire(at)]
      expect([at, head.status, head.body.byteLength, head.headers['content-length'], head.headers['etag']]).toEqual([
        at,
        200,
        0,
        get.headers['content-length'],
        get.headers['etag'],
      ])
    }
  })

  test('C-10 has each visitor’s language on the API, whatever the first visitor’s language was', async () => {
    const row = await published({ title: '双语新闻', titleEn: 'Bilingual news' })
    const title = async (language?: string) =>
      (await site.get(`/api/portal/news?id=${row.id}`, undefined, language === undefined ? {} : { 'accept-language': language })).body
        .result.title
    for (let round = 0; round < 2; round++) {
      for (const [language, expected] of [
        ['en', 'Bilingual news'],
        ['zh-CN', '双语新闻'],
        ['en-GB,en;q=0.9,zh;q=0.8', 'Bilingual news'],
        ['zh-TW', '双语新闻'],
        ['fr,en;q=0.5', 'Bilingual news'],
        ['fr', 'Bilingual news'],
        ['*', '双语新闻'],
        ['x'.repeat(5000), 'Bilingual news'],
      ] as const) {
        expect([language, await title(language)]).toEqual([language, expected])
      }
    }
    for (const [at, expected] of [
      ['/_news', '双语新闻'],
      ['/en/_news', 'Bilingual news'],
    ] as const)
      expect((await site.get(at, undefined, { 'accept-language': 'en' })).body).toContain(expected)
  })

  test('S-07c S-07d S-07e the front page speaks the language I chose, then my browser’s, and keeps both apart', async () => {
    for (let round = 0; round < 2; round++) {
      for (const [cookie, accept, expected] of [
        ['language=en', 'zh-CN', 'en'],
        ['language=zh-CN', 'en', 'zh-CN'],
        ['a=b', 'en', 'en'],
        ['language=xx', 'zh', 'zh-CN'],
        ['language="><script>', 'en', 'en'],
        ['', 'fr-FR,fr;q=0.9', 'en'],
        ['', 'ja-JP', 'en'],
        ['', 'zh-TW', 'zh-CN'],
        ['', '*', 'zh-CN'],
      ] as const) {
        const { body } = await site.get('/?utm_source=x', undefined, { cookie, 'accept-language': accept })
        expect([cookie, accept, /<html lang="([^"]+)"/.exec(body)?.[1]]).toEqual([cookie, accept, expected])
      }
    }
  })

  test('is made once however a visitor was sent here: campaign names and repeated names change nothing', async () => {
    await site.get('/_news')
    const before = made()
    for (const query of [
      'utm_source=mail',
      'utm_source=mail&utm_campaign=x',
      'fbclid=abc',
      'id=1&id=2',
      'keyword=',
      'page[]=1',
      'x=1&category=',
      '=',
      '&&',
      '?',
      'a'.repeat(3000),
    ])
      expect([query.slice(0, 30), (await site.get(`/_news?${query}`)).status]).toEqual([query.slice(0, 30), 200])
    expect(made()).toBe(before)
  })

  test(
    'B-10a does not grow without end: thousands of addresses, even long ones, are not remembered for ever',
    { tags: ['whole'], timeout: 180_000 },
    async () => {
      // Their addresses together are longer than the cache may remember.
      const [many, others] = [2000, 300]
      await site.get('/_news')
      const before = made()
      const { held } = site.running.app.pageCache
      const long = 'x'.repeat(6000)
      for (let i = 0; i < many; i += 50) await Promise.all(Array.from({ length: 50 }, (_, j) => wire(`/_news?utm_id=${i + j}&${long}`)))
      expect(made()).toBe(before)
      expect(held()).toBeLessThan(MOST_BYTES_OF_ADDRESSES + 1_000_000)
      for (let i = 0; i < others; i += 50) await Promise.all(Array.from({ length: 50 }, (_, j) => wire(`/_${i + j}${long}`)))
      for (let i = 0; i < others; i += 50)
        await Promise.all(Array.from({ length: 50 }, (_, j) => wire(`/api/portal/listnews?keyword=${i + j}`, BROWSER)))
      expect(held()).toBeGreaterThan(MOST_BYTES_OF_ADDRESSES)
      expect(held()).toBeLessThanOrEqual(MOST_HELD)
      expect((await site.get('/_news')).status).toBe(200)
    },
  )

  test('is never older than a publish that ended before: a page that was being rendered meanwhile is not cached', async () => {
    const row = await published({ title: '版本0', isTop: true })
    let version = 1
    for (let round = 1; round <= 12; round++) {
      const { body } = await site.post(`${NEWS}/Update`, { id: row.id, version, title: `版本${round}` }, 'editor')
      version = body.result.version
      const visits = () =>
        Promise.all(
          [
            `/_newsdetail?id=${row.id}`,
            '/_news',
            `/api/portal/news?id=${row.id}`,
            `/_news?keyword=${encodeURIComponent('版本')}&page=1`,
          ].map((at) => site.get(at)),
        )
      // Something else changes, so that the visits below make their pages again while the publish runs.
      await published({ title: `旁边${round}` })
      const [publish] = await Promise.all([
        site.post(`${NEWS}/Publish`, { id: row.id, version }, 'editor'),
        visits(),
        visits(),
        new Promise((resolve) => {
          setTimeout(resolve, round % 4)
        }).then(visits),
      ])
      expect(publish.status).toBe(200)
      for (const { body: page } of await visits()) expect(JSON.stringify(page)).toContain(`版本${round}`)
    }
  })

  test('is rendered once for all requests of the same moment', async () => {
    await published({ title: '同时' })
    const before = made()
    const replies = await Promise.all(Array.from({ length: 40 }, () => site.get('/_news')))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(made() - before).toBeLessThanOrEqual(1)
  })

  test('X-01a an address that leads nowhere is a 404 page in its language, never a 200', async () => {
    for (const at of [
      '/_nothing',
      '/nothing',
      '/_news/extra',
      '/home/x',
      '/_newsdetail',
      '/_newsdetail?id=0',
      '/_newsdetail?id=abc',
      '/_newsdetail?id=99999',
      '/_newsdetail?id=-1',
      '/index.php',
      '/.env',
      '/wp-admin',
      '/_news%2f..',
      '/en/_nothing',
      '/en/nothing',
    ]) {
      const { status, headers, body } = await site.get(at)
      expect([at, status, headers.get('content-type')]).toEqual([at, 404, 'text/html; charset=utf-8'])
      expect([at, body.includes(`<html lang="${at.startsWith('/en/') ? 'en' : 'zh-CN'}"`), body.includes('noindex')]).toEqual([
        at,
        true,
        true,
      ])
    }
  })

  test('P-10 a page answers with a slash behind it, and in any case of the letters', async () => {
    for (const at of ['/_news/', '/_NEWS', '/Home', '/home/', '/en/_News']) {
      const { status, headers } = await site.get(at)
      if (status >= 300 && status < 400)
        expect([at, headers.get('location')]).toEqual([at, expect.stringMatching(/^\/(en\/)?(_news|home)$/)])
      else expect([at, status]).toEqual([at, 200])
    }
  })

  test('a page whose address asks too much fails as a page, with no server error', async () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=abc',
      'page=999999999',
      'page=1e9',
      'page=9007199254740993',
      `keyword=${'x'.repeat(101)}`,
      'keyword=%00',
      `category=${'x'.repeat(65)}`,
      'category=%00',
      'keyword=%ED%A0%80',
    ]) {
      const { status, headers } = await site.get(`/_news?${query}`)
      expect([query, status < 500, headers.get('content-type')]).toEqual([query, true, 'text/html; charset=utf-8'])
    }
  })
})
