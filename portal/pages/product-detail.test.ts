import { expect, test } from 'vitest'
import { elements, page } from '../testing/render.ts'
import { BIG, COVER, picture, productCard, productItem } from '../testing/sample.ts'
import type { ProductView } from '../../contract/features/portal.ts'

const pictures = { [COVER]: picture(1200, 1200), [BIG]: picture() }
const detail = (more: Partial<ProductView> = {}, request: Parameters<typeof page>[1] = {}) =>
  page('/_productdetail/cm-2', { ...request, answers: { product: () => productItem(2, { pictures, ...more }), ...request.answers } })

const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )

test('P-12c a product is found by its slug and by its id, and an old slug redirects to the present address', async () => {
  const asked: [string, unknown][] = []
  expect((await page('/_productdetail/cm-2', { asked, answers: { product: () => productItem(2) } })).status).toBe(200)
  expect(asked).toContainEqual(['product', { slug: 'cm-2' }])
  expect((await page('/_productdetail?id=2', { asked })).status).toBe(200)
  expect(asked).toContainEqual(['product', { id: 2 }])
  expect(await page('/_productdetail/old-name', { answers: { product: () => productItem(2) } })).toMatchObject({
    status: 301,
    redirect: '/_productdetail/cm-2',
  })
})

test.each(['/_productdetail', '/_productdetail?id=999', '/_productdetail?id=0', '/_productdetail?id=x'])(
  'X-01a %s is a 404 page',
  async (path) => {
    expect((await page(path)).status).toBe(404)
  },
)

test('P-12c each picture is a link to its largest file, with thumbnails and a dialog for browsers with scripts', async () => {
  const { html } = await detail()
  const gallery = html.slice(html.indexOf('data-behaviour="gallery"'), html.indexOf('class="product-summary"'))
  const zooms = elements(gallery, 'a', 'data-part="picture"')
  expect(zooms.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([`${COVER}/960.jpg`, `${BIG}/1920.jpg`])
  expect(zooms[0]).toContain('alt="产品2，图 1"')
  expect(zooms[0]).toContain('查看大图')
  const thumbnails = elements(gallery, 'a', 'data-part="thumbnail"')
  expect(thumbnails.map((link) => /href="#([^"]*)"/.exec(link)?.[1])).toEqual(['picture-1', 'picture-2'])
  for (const id of ['picture-1', 'picture-2']) expect(gallery).toContain(`id="${id}"`)
  expect(part(gallery, 'dialog')).toContain('aria-label="产品图片"')
  expect(part(gallery, 'dialog')).not.toContain('open')
  expect(gallery).toMatch(/<form method="dialog"><button[^>]* aria-label="关闭大图"/)
})

test('P-12c a single picture has no thumbnails and no steps, and without pictures there is no gallery', async () => {
  const one = (await detail({ gallery: [COVER] })).html
  expect(one).toContain('data-part="picture"')
  expect(one).not.toContain('data-part="thumbnail"')
  expect(part(one, 'dialog')).not.toContain('data-part="next"')
  const none = (await detail({ gallery: [], picture: null })).html
  expect(none).not.toContain('data-behaviour="gallery"')
})

const part = (html: string, name: string, having = '') => elements(html, name, having)[0] ?? ''

test('P-12c key parameters come first, then the price and the link to an enquiry', async () => {
  const { html } = await detail()
  const summary = html.slice(html.indexOf('class="product-summary"'), html.indexOf('class="part"'))
  expect(summary.indexOf('<dt>分辨率</dt><dd>5 MP</dd>')).toBeGreaterThan(0)
  expect(summary.indexOf('¥1,280')).toBeGreaterThan(summary.indexOf('<dd>5 MP</dd>'))
  expect(part(summary, 'a', 'class="button"')).toContain('href="/_contact?product=2#enquiry"')
  expect(summary).toContain('href="tel:051212345678"')
  expect(summary).not.toContain('价格面议')
  expect((await detail({ price: null, skus: [] })).html).toContain('价格面议')
})

test('P-12c P-13d if variants cost more, readers and search engines get the lowest price', async () => {
  const skus = [sku('A', { price: 1280 }), sku('B', { price: 1980 }), sku('C', { price: null })]
  const { html } = await detail({ priceFrom: true, skus })
  expect(part(html, 'p', 'class="price"')).toContain('¥1,280 起<small>')
  expect(structured(html)[0]).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 1280, highPrice: 1980, offerCount: 3, priceCurrency: 'CNY' },
  })
  expect(part((await detail({ skus })).html, 'p', 'class="price"')).not.toContain('起')
})

const sku = (code: string, more: Partial<ProductView['skus'][number]> = {}) => ({
  code,
  specs: [{ name: '传感器', value: '黑白' }],
  price: 2980,
  stock: 3,
  supply: 'in' as const,
  supplyWords: null,
  picture: null,
  ...more,
})

test('P-12c the variants are a table with their differences, price, and stock in words', async () => {
  const skus = [
    sku('A-M'),
    sku('A-C', { specs: [{ name: '颜色', value: '黑' }], price: null, stock: 0, supply: 'none' }),
    sku('A-X', { specs: [], stock: null, supply: null, picture: COVER }),
    sku('A-L', { specs: [], stock: 1, supply: 'low' }),
    sku('A-W', { specs: [], supplyWords: '三天内发货' }),
  ]
  const table = part((await detail({ skus })).html, 'table', 'class="skus"')
  expect(elements(table, 'th', 'scope="col"').map((cell) => cell.replaceAll(/<[^>]*>/g, ''))).toEqual([
    '型号',
    '传感器',
    '颜色',
    '价格',
    '供货',
  ])
  const rows = elements(part(table, 'tbody'), 'tr').map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell!.replaceAll(/<[^>]*>/g, '')),
  )
  expect(rows).toEqual([
    ['A-M', '黑白', '–', '¥2,980', '有现货'],
    ['A-C', '–', '黑', '价格面议', '按订单供货'],
    ['A-X', '–', '–', '¥2,980', '按订单供货'],
    ['A-L', '–', '–', '¥2,980', '库存紧张'],
    ['A-W', '–', '–', '¥2,980', '三天内发货'],
  ])
  expect(table).not.toMatch(/>3</)
  expect(elements(table, 'img')).toHaveLength(1)
})

test('P-12c variants without stock, such as licences, have no column for it', async () => {
  const { html } = await detail({ skus: [sku('ST-1', { stock: null, supply: null })] })
  expect(html).toContain('ST-1')
  expect(html).not.toContain('供货')
  expect(structured(html)[0]!['offers']).not.toHaveProperty('availability')
})

test('P-12c all parameters are shown, with a table for each group', async () => {
  const paramGroups = [
    { name: '传感器', params: [{ key: 'resolution', name: '分辨率', value: '2448×2048' }] },
    { name: '电气', params: [{ key: 'power', name: '功耗', value: '3.1 W' }] },
  ]
  const tables = elements((await detail({ paramGroups })).html, 'table', 'class="params"')
  expect(tables).toHaveLength(2)
  expect(tables[1]).toContain('<caption>电气</caption>')
  expect(tables[1]).toContain('<th scope="row">功耗</th><td><span class="whole">3.1 W</span></td>')
})

test('P-12c the video comes from this site, and is not fetched before it is started', async () => {
  const video = part((await detail({ video: '/media/film0000000000000' })).html, 'video')
  expect(video).toContain('src="/media/film0000000000000"')
  expect(video).toContain(`poster="${COVER}/640.jpg"`)
  expect(video).toMatch(/preload="none"/)
  expect(video).toMatch(/\scontrols=""/)
  expect((await detail()).html).not.toContain('<video')
})

test('B-125d the video has its captions, and what is said stands below it, in its language', async () => {
  const at = '/media/film0000000000000'
  const captions = {
    tracks: [{ src: `${at}/en.vtt`, language: 'en' as const, label: 'English' }],
    transcript: { language: 'en' as const, lines: ['Once <b>around</b>'] },
  }
  const { html } = await detail({ video: at, captions })
  expect(html).toContain(`<track kind="captions" src="${at}/en.vtt" srcLang="en" label="English"/></video>`)
  expect(html).toContain('<summary>文字稿</summary><div lang="en"><p>Once &lt;b&gt;around&lt;/b&gt;</p></div>')
  expect((await detail({ video: at })).html).not.toMatch(/<track|<details class="transcript"/)
})

test('P-12c related products are those of its category, then of its type, without itself', async () => {
  const asked: [string, Record<string, unknown>][] = []
  const listProducts = ({ category }: { category?: string }) => {
    const ids = category ? [3] : [3, 4, 5, 6]
    return { totalCount: ids.length, items: ids.map((id) => productCard(id)) }
  }
  const { html } = await detail({}, { asked: asked as [string, unknown][], answers: { listProducts } })
  expect(asked.filter(([name]) => name === 'listProducts').map(([, input]) => input)).toEqual([
    { category: 'area-scan', except: 2, maxResultCount: 4 },
    { type: 'camera', except: 2, maxResultCount: 4 },
  ])
  const related = html.slice(html.indexOf('id="related-products"'))
  expect(elements(related, 'article').map((card) => /产品\d/.exec(card)?.[0])).toEqual(['产品3', '产品4', '产品5', '产品6'])
  const alone = (await detail({}, { answers: { listProducts: () => ({ totalCount: 0, items: [] }) } })).html
  expect(alone).not.toContain('related-products')
})

test('P-13d JSON-LD describes the product with its offer and its place in the catalogue', async () => {
  const [product, trail] = structured((await detail()).html)
  expect(product).toMatchObject({
    '@type': 'Product',
    name: '产品2',
    description: '副标题2',
    sku: 'CM-2',
    brand: { '@type': 'Brand', name: '澄明' },
    image: [`https://example.com${COVER}/960.jpg`, `https://example.com${BIG}/1920.jpg`],
    offers: {
      '@type': 'Offer',
      price: 1280,
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
      url: 'https://example.com/_productdetail/cm-2',
    },
  })
  expect((trail as { itemListElement: { name: string; item: string }[] }).itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['首页', 'https://example.com/home'],
    ['产品', 'https://example.com/_product'],
    ['成像', 'https://example.com/_product?category=imaging'],
    ['面阵相机', 'https://example.com/_product?category=area-scan'],
    ['产品2', 'https://example.com/_productdetail/cm-2'],
  ])
})

test('P-13d a product without a list price has no offer in JSON-LD', async () => {
  const { html } = await detail({ price: null })
  expect(structured(html)[0]).toMatchObject({ '@type': 'Product' })
  expect(structured(html)[0]).not.toHaveProperty('offers')
})

test('P-13b P-13c the head has the canonical address, the Open Graph type and the product’s picture', async () => {
  const { html } = await detail()
  expect(html).toContain('<link rel="canonical" href="https://example.com/_productdetail/cm-2"/>')
  expect(html).toContain('<meta property="og:type" content="product"/>')
  expect(html).toContain(`<meta property="og:image" content="https://example.com${COVER}/960.jpg"/>`)
  expect(html).toContain('<meta name="description" content="副标题2"/>')
})

test('P-13b an untranslated product shows a notice, marks its language and has only the address in that language', async () => {
  const { html } = await detail({}, { language: 'en' })
  expect(html).toMatch(/<h1 lang="zh-CN">产品2<\/h1>/)
  expect(html).toContain('has not been described in English yet')
  expect(html).toContain('<link rel="canonical" href="https://example.com/_productdetail/cm-2"/>')
  expect((await detail()).html).not.toContain('class="untranslated"')
})

test('a preview shows the draft by its token and is kept out of search engines', async () => {
  const asked: [string, unknown][] = []
  const { html } = await page('/_productdetail?id=2&preview=token', { asked })
  expect(asked).toContainEqual(['product', { id: 2, preview: 'token' }])
  expect(html).toContain('content="noindex"')
})

test('P-13 the text of a product cannot become markup', async () => {
  const { html } = await detail({ name: '</script><script>alert(1)</script>', tags: ['<b>x</b>'] })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<b>x</b>')
})

test('B-122a documents are links to download, with kind, format, size, version and language, and without any there is no part for them', async () => {
  const document = { kind: 'manual', title: '使用手册 <b>', address: '/media/abcdefgh12345678', ending: 'pdf', bytes: 1_258_291 } as const
  const { html } = await detail({ documents: [{ ...document, language: 'en', version: 'V1.2' }] })
  const list = part(html, 'ul', 'class="product-documents"')
  expect(list).toMatch(/<a href="\/media\/abcdefgh12345678" download="" hrefLang="en">使用手册 &lt;b&gt;<\/a>/)
  expect(list).toContain('使用手册 · PDF · 1.2 MB · V1.2 · 英文')
  expect((await detail()).html).not.toContain('资料下载')
})

test('B-122f the unit of the price tells what it holds, with the price of one where it is known', async () => {
  const units = [
    { unit: '箱', factor: 12, base: '台', price: 83.33 },
    { unit: '托盘', factor: 40, base: '箱', price: null },
  ]
  const said = elements((await detail({ units })).html, 'p', 'class="product-unit"').map((line) => line.replaceAll(/<[^>]*>/g, ''))
  expect(said).toEqual(['1 箱 = 12 台（¥83.33 / 台）', '1 托盘 = 40 箱'])
})
