import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { untyped } from '../db/engine.ts'
import { onAnyEngine, onBothEngines, type Site } from '../testing/site.ts'

const SERVICES = '/abp/services/app'
const AT = 'https://site.example'

function writing(site: Site) {
  const create = async (resource: string, values: object) =>
    (await site.post(`${SERVICES}/${resource}/Create`, values, 'admin')).body.result as { id: number }
  const publish = async (resource: string, values: object, more: object = {}) => {
    const row = await create(resource, values)
    await site.post(`${SERVICES}/${resource}/Publish`, { id: row.id, version: 1, ...more }, 'admin')
    return row.id
  }
  return { create, publish }
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at!.replace(AT, ''))
const entryOf = (xml: string, path: string) => xml.split('\n').find((line) => line.includes(`<loc>${AT}${path}</loc>`))

onAnyEngine('P-13 The sitemap', (site) => {
  const { create, publish } = writing(site)
  const read = async (at = '/sitemap.xml') => (await site.get(at)).body as string

  test('names the pages that are always there, in both languages, and nothing that is for visitors only', async () => {
    const { status, headers, body } = await site.get('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const addresses = addressesIn(body)
    for (const path of ['/home', '/_news']) for (const at of [path, `/en${path}`]) expect(addresses).toContain(at)
    expect(addresses.filter((at) => /_test|_search|detail|\?/.test(at))).toEqual([])
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('names each record under its canonical address, with its languages and the time of its last change', async () => {
    const both = await publish('News', { title: '双语', titleEn: 'Both', slug: 'both-languages' })
    const chinese = await publish('News', { title: '只有中文' })
    await create('News', { title: '草稿', slug: 'a-draft' })
    const later = await publish('News', { title: '以后', slug: 'later' }, { from: new Date(Date.now() + 3_600_000).toISOString() })
    const map = await read()
    const addresses = addressesIn(map).filter((at) => at.includes('_newsdetail'))
    expect(addresses).toEqual(['/_newsdetail/both-languages', '/en/_newsdetail/both-languages', `/_newsdetail?id=${chinese}`])
    expect(both).not.toBe(later)
    const [inBoth, inOne] = [entryOf(map, '/en/_newsdetail/both-languages')!, entryOf(map, `/_newsdetail?id=${chinese}`)!]
    expect([...inBoth.matchAll(/hreflang="([^"]*)"/g)].map(([, one]) => one)).toEqual(['zh-CN', 'en', 'x-default'])
    expect(inOne).not.toContain('hreflang')
    const changed = Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(inBoth)![1]!)
    expect(Math.abs(Date.now() - changed)).toBeLessThan(60_000)
  })

  test('names products with their types, and articles by where they are shown', async () => {
    const [camera, lens] = [
      await create('ProductType', { name: '相机', code: 'camera' }),
      await create('ProductType', { name: '镜头', code: 'lens' }),
    ]
    const category = await create('ProductCategory', { name: '成像', code: 'imaging' })
    await publish('Product', { name: 'HM', code: 'HM-1', categoryId: category.id, typeId: camera.id, slug: 'hm-1', sort: 0 })
    expect(lens.id).not.toBe(camera.id)
    const section = async (code: string, more: object = {}) => (await create('SiteCategory', { name: code, code, ...more })).id
    const [about, business, closed] = [await section('about'), await section('business'), await section('closed', { isActive: false })]
    const under = await section('profile', { pid: about })
    await publish('Article', { title: '简介', categoryId: under, slug: 'who-we-are', sort: 0 })
    await publish('Article', { title: '检测', categoryId: business, slug: 'inspection', sort: 0 })
    await publish('Article', { title: '内部', categoryId: closed, slug: 'inside', sort: 0 })
    const addresses = addressesIn(await read())
    for (const at of ['/_productdetail/hm-1', '/_articledetail/who-we-are', '/_businessdetail/inspection']) expect(addresses).toContain(at)
    expect(addresses.filter((at) => at.includes('type='))).toEqual(['/_product?type=camera', '/en/_product?type=camera'])
    expect(addresses.some((at) => at.includes('inside') || at.includes('lens'))).toBe(false)
  })

  test('is kept, follows each change, and never names what was withdrawn', async () => {
    const id = await publish('News', { title: '会撤回', slug: 'withdrawn-soon' })
    expect(await read()).toContain('withdrawn-soon')
    const made = site.running.app.pageCache.made()
    await read()
    expect(site.running.app.pageCache.made()).toBe(made)
    await site.post(`${SERVICES}/News/Unpublish`, { id }, 'admin')
    expect(await read()).not.toContain('withdrawn-soon')
  })

  test('comes packed or plain, and the same either way', async () => {
    const plain = await fetch(`${site.url}/sitemap.xml`, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const text = await plain.text()
    expect(Number(plain.headers.get('content-length'))).toBe(Buffer.byteLength(text))
    const packed = await fetch(`${site.url}/sitemap.xml`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', text])
    const again = await fetch(`${site.url}/sitemap.xml`, { headers: { 'if-none-match': packed.headers.get('etag')! } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('one file is enough, so there are no parts', async () => {
    for (const at of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-99999.xml'])
      expect([at, (await site.get(at)).status]).toEqual([at, 404])
  })
})

const MANY = 25_100

onBothEngines('P-13 The sitemap of a large catalogue', (site) => {
  test('becomes a list of parts, each with at most 50,000 addresses and 50 MB, which together name every address once', async () => {
    await manyProducts(site, MANY)
    const index = (await site.get('/sitemap.xml')).body as string
    expect(index).toContain('<sitemapindex')
    const parts = addressesIn(index)
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
    expect(index.match(/<lastmod>/g)).toHaveLength(3)
    const seen = new Set<string>()
    let total = 0
    for (const part of parts) {
      const xml = (await site.get(part)).body as string
      expect(xml.endsWith('</urlset>\n')).toBe(true)
      expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50 * 1024 * 1024)
      const addresses = addressesIn(xml)
      expect(addresses.length).toBeLessThanOrEqual(50_000)
      total += addresses.length
      for (const at of addresses) seen.add(at)
    }
    expect(seen.size).toBe(total)
    const products = [...seen].filter((at) => at.includes('_productdetail'))
    expect(products).toHaveLength(MANY + MANY / 2)
    expect(seen.has(`/_productdetail/p-${MANY}`)).toBe(true)
    expect((await site.get('/sitemap-4.xml')).status).toBe(404)
  })

  test('is cached in a small part of its size', async () => {
    const { body } = await site.get('/sitemap-2.xml')
    expect(site.running.app.pageCache.held()).toBeLessThan(Buffer.byteLength(body as string) / 2)
  })
})

/** Published products by hand: a hundred thousand calls would take the afternoon. Every other one has an English name. */
async function manyProducts(site: Site, count: number) {
  const db = untyped(site.database.write)
  const category = (await site.post(`${SERVICES}/ProductCategory/Create`, { name: '成像', code: 'imaging' }, 'admin')).body.result as {
    id: number
  }
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`
  const text = (prefix: string) => sql`${sql.lit(prefix)} || cast(i as text)`
  await sql`${numbers}
    insert into "product" ("id", "version", "creationTime", "name", "code", "categoryId", "pictures", "tags", "isTop", "sort", "publishTime")
    select i, 1, 0, ${text('产品 ')}, ${text('P-')}, ${sql.lit(category.id)}, '[]', '[]', 0, 0, 0 from n`.execute(db)
  await sql`${numbers}
    insert into "productSnapshot" ("rowId", "rowVersion", "validFrom", "creationTime", "name", "nameEn", "code", "categoryId", "pictures", "tags", "isTop", "sort", "publishTime", "slug")
    select i, 1, 1000 + i, 0, ${text('产品 ')}, case when i % 2 = 0 then 'Product' end, ${text('P-')}, ${sql.lit(category.id)}, '[]', '[]', 0, 0, 0, ${text('p-')} from n`.execute(
    db,
  )
}
