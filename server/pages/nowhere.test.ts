import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { onAnyEngine, onBothEngines } from '../testing/site.ts'

onAnyEngine('P-13 Where there is nothing', (site) => {
  const made = () => site.running.app.pageCache.made()
  const held = () => site.running.app.pageCache.held()
  const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]

  test.each([
    ['/nothing', 'zh-CN', '没有找到这个页面'],
    ['/_nothing', 'zh-CN', '没有找到这个页面'],
    ['/_newsdetail?id=999999', 'zh-CN', '没有找到这个页面'],
    ['/_news/nothing', 'zh-CN', '没有找到这个页面'],
    ['/en/nothing', 'en', 'page'],
    ['/en/_nothing', 'en', 'page'],
    ['/EN/nothing', 'en', 'page'],
  ])('%s says so in %s, with the right status, and stays out of search engines', async (at, language, words) => {
    const { status, headers, body } = await site.get(at)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(words)
    expect(robots(body)).toBe('noindex')
    expect(body).not.toContain('rel="canonical"')
    expect(body).not.toMatch(/hreflang="x-default"/i)
    expect(body).not.toContain('og:url')
    expect(body).toContain(language === 'en' ? 'href="/home" hrefLang="zh-CN"' : 'href="/en/home" hrefLang="en"')
  })

  test('B-119e a page past the end of a list, and a category of news that there is not, do not exist', async () => {
    const statuses = ['/_news', '/_news?page=2', '/_product?page=2', '/en/_news?page=2', '/_news?category=nothing'].map(async (at) => [
      at,
      (await site.get(at)).status,
    ])
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
      '/_news': 200,
      '/_news?page=2': 404,
      '/_product?page=2': 404,
      '/en/_news?page=2': 404,
      '/_news?category=nothing': 404,
    })
  })

  test('all missing addresses share a page for each language, so a flood of them renders nothing and evicts nothing', async () => {
    const page = (await site.get('/home')).body
    const [first, english] = [(await site.get('/_nothing')).body, (await site.get('/en/_nothing')).body]
    const [before, size] = [made(), held()]
    for (let number = 0; number < 200; number++) {
      expect((await site.get(`/_nothing${number}`)).body).toBe(first)
      expect((await site.get(`/en/nothing/${number}`)).body).toBe(english)
    }
    expect([made() - before, held() - size]).toEqual([0, 0])
    for (let number = 0; number < 50; number++) expect((await site.get(`/_newsdetail?id=${990_000 + number}`)).body).toBe(first)
    expect(held()).toBe(size)
    const then = made()
    expect((await site.get('/home')).body).toBe(page)
    expect(made()).toBe(then)
  })

  test('the shared answer follows the site: what stands on every page stands on it too', async () => {
    const { body } = await site.get('/abp/services/app/SiteInfo/GetAll', 'admin')
    const { id, version } = body.result.items[0]
    await site.get('/_nothing')
    await site.post('/abp/services/app/SiteInfo/Update', { id, version, title: '新名字' }, 'admin')
    expect((await site.get('/_nothing')).body).toContain('新名字')
  })

  test('a page whose item is gone is not kept, and is there again when the item is', async () => {
    const row = (await site.post('/abp/services/app/News/Create', { title: '来去' }, 'editor')).body.result
    const at = `/_newsdetail?id=${row.id}`
    expect((await site.get(at)).status).toBe(404)
    await site.post('/abp/services/app/News/Publish', { id: row.id, version: 1 }, 'editor')
    expect((await site.get(at)).status).toBe(200)
    await site.post('/abp/services/app/News/Unpublish', { id: row.id }, 'editor')
    expect((await site.get(at)).status).toBe(404)
  })

  test('a preview that has ended says so, to its visitor alone', async () => {
    const { status, headers, body } = await site.get('/_newsdetail?id=1&preview=old')
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(body).toContain('预览')
    expect((await site.get('/_newsdetail?id=1')).body).not.toContain('预览')
  })
})

onBothEngines('P-13 A page that cannot be made', (site) => {
  afterEach(() => vi.restoreAllMocks())

  test('says so in the language of its address, with the right status, and stays out of search engines and caches', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const db = site.database.write
    await sql`alter table "siteInfo" rename to "siteInfoAway"`.execute(db)
    try {
      for (const [at, language, words] of [
        ['/_news', 'zh-CN', '问题在我们这边'],
        ['/en/_news', 'en', 'The fault is on our side'],
        ['/EN/nothing', 'en', 'The fault is on our side'],
        ['/', 'en', 'The fault is on our side'],
      ] as const) {
        const { status, headers, body } = await site.get(at, undefined, { 'accept-language': 'en' })
        expect([at, status, headers.get('cache-control')]).toEqual([at, 500, 'no-store'])
        expect(body).toContain(`<html lang="${language}"`)
        expect(body).toContain('<meta name="robots" content="noindex"/>')
        expect([at, body.includes(words)]).toEqual([at, true])
        expect(body).not.toMatch(/siteInfo|no such table|does not exist/)
      }
    } finally {
      await sql`alter table "siteInfoAway" rename to "siteInfo"`.execute(db)
    }
    expect((await site.get('/_news')).status).toBe(200)
    expect(said).toHaveBeenCalledTimes(4)
  })
})
