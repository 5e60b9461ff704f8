import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const SERVICES = '/abp/services/app'

interface Row {
  id: number
  version: number
}

onAnyEngine('P-13 The address of an item', (site) => {
  const post = async (path: string, body: object) => (await site.post(`${SERVICES}/${path}`, body, 'admin')).body.result as Row
  const publish = ({ id, version }: Row, resource = 'News') => post(`${resource}/Publish`, { id, version })
  const create = async (slug: string | null, more: object = {}) => {
    const row = await post('News/Create', { title: `新闻 ${slug}`, titleEn: `News ${slug}`, slug, ...more })
    await publish(row)
    return row
  }
  const move = async ({ id }: Row, slug: string | null) => {
    const { version } = (await site.get(`${SERVICES}/News/Get?id=${id}`, 'admin')).body.result as Row
    await publish(await post('News/Update', { id, version, slug }))
  }
  const ask = async (at: string) => {
    const { status, headers, body } = await site.get(at)
    return { status, location: headers.get('location'), body: String(body) }
  }
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

  test('an old address leads to the present address in one step, in both languages, however often it has changed', async () => {
    const row = await create('at-first')
    expect((await ask('/_newsdetail/at-first')).status).toBe(200)
    await move(row, 'then')
    for (const prefix of ['', '/en'])
      expect(await ask(`${prefix}/_newsdetail/at-first`)).toMatchObject({ status: 301, location: `${prefix}/_newsdetail/then`, body: '' })
    await move(row, 'now')
    for (const old of ['at-first', 'then'])
      expect(await ask(`/_newsdetail/${old}`)).toMatchObject({ status: 301, location: '/_newsdetail/now' })
    expect((await ask('/_newsdetail/now')).status).toBe(200)
  })

  test('an old address leads to the number when the item has no readable address any more, and back again', async () => {
    const row = await create('with-words')
    await move(row, null)
    expect(await ask('/_newsdetail/with-words')).toMatchObject({ status: 301, location: `/_newsdetail?id=${row.id}` })
    expect(canonical((await ask(`/_newsdetail?id=${row.id}`)).body)).toBe(`https://site.example/_newsdetail?id=${row.id}`)
    await move(row, 'with-words')
    expect((await ask('/_newsdetail/with-words')).status).toBe(200)
  })

  test('a draft changes no address', async () => {
    const row = await create('as-published')
    await post('News/Update', { id: row.id, version: 1, slug: 'only-written' })
    expect((await ask('/_newsdetail/as-published')).status).toBe(200)
    expect((await ask('/_newsdetail/only-written')).status).toBe(404)
  })

  test('an old address that another item has taken over shows the other item', async () => {
    const first = await create('taken')
    await move(first, 'moved-away')
    const second = await create('taken')
    const { status, body } = await ask('/_newsdetail/taken')
    expect([status, canonical(body)]).toEqual([200, 'https://site.example/_newsdetail/taken'])
    expect(body).toContain('新闻 taken')
    expect(second.id).not.toBe(first.id)
    expect((await ask('/_newsdetail/moved-away')).status).toBe(200)
  })

  test('an address that the other item has left again leads to its first item', async () => {
    const first = await create('lent')
    await move(first, 'lender')
    const second = await create('lent')
    await post('News/Unpublish', { id: second.id })
    const { status, location } = await ask('/_newsdetail/lent')
    expect([status, location]).toEqual([301, '/_newsdetail/lender'])
  })

  test('those of an item that was withdrawn lead nowhere, old or new, by words or number', async () => {
    const row = await create('to-withdraw')
    await move(row, 'withdrawn')
    await post('News/Unpublish', { id: row.id })
    for (const at of ['/_newsdetail/to-withdraw', '/_newsdetail/withdrawn', `/_newsdetail?id=${row.id}`, '/en/_newsdetail/withdrawn'])
      expect([at, (await ask(at)).status]).toEqual([at, 404])
  })

  test('the number stays valid, and names the readable address as canonical', async () => {
    const row = await create('by-words')
    for (const [at, own] of [
      [`/_newsdetail?id=${row.id}`, '/_newsdetail/by-words'],
      [`/_newsdetail?ID=9&id=${row.id}&utm_source=x`, '/_newsdetail/by-words'],
      [`/en/_newsdetail?id=${row.id}`, '/en/_newsdetail/by-words'],
    ]) {
      const { status, body } = await ask(at!)
      expect([at, status, canonical(body)]).toEqual([at, 200, `https://site.example${own}`])
    }
  })

  test('paths with capitals or a slash at the end redirect to the canonical address, and the page is rendered once', async () => {
    await create('in-capitals')
    const first = (await ask('/_newsdetail/in-capitals')).body
    const made = site.running.app.pageCache.made()
    for (const at of ['/_NewsDetail/In-Capitals', '/_newsdetail/in-capitals/', '/_newsdetail/in-capitals//']) {
      const { status, location } = await ask(at)
      expect([at, status, location]).toEqual([at, 301, '/_newsdetail/in-capitals'])
    }
    expect((await ask('/_newsdetail/in-capitals?x=1')).body).toBe(first)
    expect((await ask('/EN/_NEWSDETAIL/IN-CAPITALS')).location).toBe('/en/_newsdetail/in-capitals')
    expect(site.running.app.pageCache.made()).toBe(made)
  })

  test('products and articles move as news do, each to its own kind of page', async () => {
    const category = await post('ProductCategory/Create', { name: '成像', code: 'imaging' })
    const product = await post('Product/Create', { name: 'HM', code: 'HM-1', categoryId: category.id, slug: 'hm', sort: 0 })
    await publish(product, 'Product')
    await publish(await post('Product/Update', { id: product.id, version: 1, slug: 'hm-500' }), 'Product')
    expect(await ask('/_productdetail/hm')).toMatchObject({ status: 301, location: '/_productdetail/hm-500' })
    expect(await ask('/en/_productdetail/hm')).toMatchObject({ status: 301, location: '/en/_productdetail/hm-500' })
    const section = await post('SiteCategory/Create', { name: '关于', code: 'about' })
    const article = await post('Article/Create', { title: '简介', categoryId: section.id, slug: 'we', sort: 0 })
    await publish(article, 'Article')
    await publish(await post('Article/Update', { id: article.id, version: 1, slug: 'who-we-are' }), 'Article')
    expect(await ask('/_articledetail/we')).toMatchObject({ status: 301, location: '/_articledetail/who-we-are' })
  })
})
