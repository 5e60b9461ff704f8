import { expect, test } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import { elements, page } from '../testing/render.ts'
import { COVER, picture, productCard } from '../testing/sample.ts'
import { queryIn, listPath } from './product-list/list-query.ts'

const long = () => ({ totalCount: 30, items: Array.from({ length: 12 }, (_, index) => productCard(index + 1)) })
const none = () => ({ totalCount: 0, items: [] })

const types = () => [
  { id: 1, code: 'camera', name: '工业相机', description: '看清每一件。', icon: COVER, count: 2, pictures: { [COVER]: picture(640, 640) } },
  { id: 2, code: 'lens', name: '工业镜头', description: null, icon: null, count: 1, pictures: {} },
]

const filters = () => ({
  categories: [
    {
      code: 'imaging',
      name: '成像',
      count: 3,
      children: [
        { code: 'area-scan', name: '面阵相机', count: 2, children: [] },
        { code: 'lenses', name: '镜头', count: 1, children: [{ code: 'telecentric', name: '远心镜头', count: 1, children: [] }] },
      ],
    },
    { code: 'lighting', name: '照明', count: 4, children: [{ code: 'ring', name: '环形光', count: 2, children: [] }] },
  ],
  brands: [
    { code: 'claregon', name: '澄明', count: 5 },
    { code: 'other', name: '另一家', count: 1 },
  ],
  params: [
    {
      key: 'interface',
      name: '数据接口',
      options: [
        { value: 'gige', label: 'GigE' },
        { value: '5gige', label: '5GigE' },
      ],
    },
    {
      key: 'poe',
      name: '网线供电',
      options: [
        { value: 'true', label: '是' },
        { value: 'false', label: '否' },
      ],
    },
  ],
})

const answers = { listProducts: long, productTypes: types, productFilters: filters }
const list = (query: string, more = {}) => page(`/_product${query}`, { answers: { ...answers, ...more } })
const part = (html: string, name: string, having: string) => elements(html, name, having)[0] ?? ''
/** Returns the address of the link with that name. */
const leads = (html: string, name: string) =>
  elements(html, 'a')
    .filter((link) => link.replaceAll(/<[^>]*>/g, '').startsWith(name) || link.includes(`aria-label="${name}"`))
    .map((link) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&'))

const EVERYTHING = '?type=camera&category=area-scan&brand=claregon&params=interface:gige,poe:true&keyword=%20相机%20&sort=priceAsc&page=2'

test('P-12b the filters, order and page of the list stand in the address and reach the call', async () => {
  const asked: [string, unknown][] = []
  await page(`/_product${EVERYTHING}`, { asked, answers })
  expect(asked).toContainEqual([
    'listProducts',
    {
      type: 'camera',
      category: 'area-scan',
      brand: 'claregon',
      keyword: '相机',
      params: 'interface:gige,poe:true',
      sort: 'priceAsc',
      skipCount: 12,
      maxResultCount: 12,
    },
  ])
  expect(asked).toContainEqual(['productFilters', { type: 'camera', category: 'area-scan' }])
})

test('P-12b without filters the list shows the first twelve of all products', async () => {
  const asked: [string, unknown][] = []
  await page('/_product?sort=upwards&page=x', { asked, answers })
  expect(asked).toContainEqual(['listProducts', { skipCount: 0, maxResultCount: 12 }])
  expect(asked).toContainEqual(['productFilters', {}])
})

test('P-12a P-12b the types are links with pictures and counts, and the chosen type is marked', async () => {
  const { html } = await list('?type=camera&category=area-scan&params=poe:true&keyword=a')
  const strip = part(html, 'nav', 'type-strip')
  expect(leads(strip, '全部产品')).toEqual(['/_product?keyword=a'])
  expect(leads(strip, '工业镜头')).toEqual(['/_product?type=lens&keyword=a'])
  expect(strip).toContain('<small>2 款产品</small>')
  expect(elements(strip, 'a', 'aria-current="page"')).toHaveLength(1)
  expect(part(strip, 'a', 'aria-current="page"')).toContain('工业相机')
  expect(elements(strip, 'img')).toHaveLength(1)
})

test('P-12b only the chosen branch of the category tree is open', async () => {
  const { html } = await list('?category=lenses')
  expect(html).toContain('远心镜头')
  expect(html).toContain('面阵相机')
  expect(html).not.toContain('环形光')
  const closed = (await list('')).html
  expect(closed).toContain('照明')
  expect(closed).not.toContain('远心镜头')
})

test('P-12b a change of the category keeps type, keyword and order, but not brand and parameters', async () => {
  const { html } = await list(EVERYTHING)
  expect(leads(html, '照明')).toEqual(['/_product?type=camera&category=lighting&keyword=%E7%9B%B8%E6%9C%BA&sort=priceAsc#filters'])
})

test('P-12b each value of a parameter is a plain link that adds or removes it', async () => {
  const { html } = await list('?type=camera&params=interface:gige&page=3')
  const facets = part(html, 'section', 'aria-label="数据接口"')
  expect(leads(facets, 'GigE')).toEqual(['/_product?type=camera#filters'])
  expect(leads(facets, '5GigE')).toEqual(['/_product?type=camera&params=interface:5gige,interface:gige#filters'])
  expect(leads(part(html, 'section', 'aria-label="网线供电"'), '是')).toEqual([
    '/_product?type=camera&params=interface:gige,poe:true#filters',
  ])
  expect(elements(facets, 'a', 'aria-current="true"')).toHaveLength(1)
  for (const link of elements(facets, 'a')) expect(link).toContain('rel="nofollow"')
})

test('P-12b each active filter is a chip whose link removes the filter', async () => {
  const { html } = await list('?type=camera&category=area-scan&brand=claregon&params=poe:true&keyword=a&page=2')
  const chips = html.slice(html.indexOf('class="chips"'), html.indexOf('class="product-cards"'))
  expect(elements(chips, 'a').map((link) => link.replaceAll(/<[^>]*>/g, ''))).toEqual([
    '面阵相机',
    '澄明',
    '网线供电：是',
    '“a”',
    '清除全部条件',
  ])
  expect(leads(chips, '移除条件“澄明”')).toEqual(['/_product?type=camera&category=area-scan&params=poe:true&keyword=a#products'])
  expect(leads(chips, '移除条件“网线供电：是”')).toEqual(['/_product?type=camera&category=area-scan&brand=claregon&keyword=a#products'])
  expect(leads(chips, '清除全部条件')).toEqual(['/_product?type=camera#products'])
  expect(html).toContain('筛选（已选 4 项）')
  expect((await list('?type=camera')).html).not.toContain('class="chips"')
})

test('P-12b the order is a choice of links, and for the order by price the page says which products are left out', async () => {
  const { html } = await list('?type=camera&sort=priceDesc&page=2')
  const sorting = part(html, 'nav', 'class="sorting"')
  expect(leads(sorting, '默认')).toEqual(['/_product?type=camera#products'])
  expect(leads(sorting, '最新')).toEqual(['/_product?type=camera&sort=newest#products'])
  expect(part(sorting, 'a', 'aria-current="true"')).toContain('价格从高到低')
  expect(html).toContain('不列出需要询价的产品')
  expect((await list('?sort=newest')).html).not.toContain('不列出需要询价的产品')
})

test('P-12b paging and the search form keep all filters', async () => {
  const { html } = await list('?type=camera&params=poe:true&sort=newest&page=2')
  const paging = part(html, 'nav', 'class="paging"')
  expect(leads(paging, '下一页')).toEqual(['/_product?type=camera&params=poe:true&sort=newest&page=3#products'])
  expect(leads(paging, '上一页')).toEqual(['/_product?type=camera&params=poe:true&sort=newest#products'])
  const hidden = elements(part(html, 'form', 'action="/_product"'), 'input', 'type="hidden"')
  expect(hidden.map((input) => [/name="([^"]*)"/.exec(input)?.[1], /value="([^"]*)"/.exec(input)?.[1]])).toEqual([
    ['type', 'camera'],
    ['params', 'poe:true'],
    ['sort', 'newest'],
  ])
})

test('P-12b a card shows the product, its first parameters and its price or “on request”', async () => {
  const { html } = await list('', { listProducts: () => ({ totalCount: 2, items: [productCard(1), productCard(2, { price: 12_800.5 })] }) })
  const [asked = '', priced = ''] = elements(html, 'article')
  expect(asked).toContain('价格面议')
  expect(asked).not.toContain('¥')
  expect(asked).toContain('<b>推荐</b>工业相机')
  expect(asked).toContain('>CM-1<')
  expect(asked).toContain('<dt>分辨率</dt><dd>5 MP</dd>')
  expect(asked).toContain('href="/_productdetail/cm-1"')
  expect(priced).toMatch(/¥12,800\.50<small> \/ 台<\/small>/)
  expect(priced).not.toContain('<b>推荐</b>')
})

test.each(['4', '9999999'])('P-12b a page past the end (page=%s) does not exist, and the app shows a way on', async (number) => {
  const { html, status } = await list(`?type=camera&page=${number}`, { listProducts: () => ({ totalCount: 30, items: [] }) })
  expect(status).toBe(404)
  expect(html).toContain('没有这一页')
  expect(leads(html, '回到第一页')).toEqual(['/_product?type=camera'])
  expect(html).toContain('content="noindex"')
})

test('P-12b a list without matches has two links, a site without products one', async () => {
  const { html } = await list('?type=camera&params=poe:true', { listProducts: none })
  expect(html).toContain('没有符合条件的产品')
  expect(elements(html, 'p', 'notice-ways').flatMap((ways) => leads(ways, '清除全部条件'))).toEqual(['/_product?type=camera'])
  expect(leads(html, '查看全部产品')).toEqual(['/_product'])
  const empty = (await list('?category=lighting', { listProducts: none })).html
  expect(empty).toContain('这里还没有产品')
  expect(empty).not.toContain('没有符合条件的产品')
})

test.each(['type', 'category', 'brand'])('X-01a a %s that is not there is a 404 page', async (name) => {
  const listProducts = () => {
    throw new Problem('notFound')
  }
  const { status, html } = await list(`?${name}=nowhere`, { listProducts })
  expect(status).toBe(404)
  expect(html).toContain('没有找到这个页面')
})

test.each(['type', 'category', 'brand', 'params', 'keyword', 'sort', 'page'])(
  'a %s that no list can be asked for does not break the page',
  async (name) => {
    for (const value of ['%00', 'x'.repeat(5000), '%ED%A0%80', '😀'.repeat(60), ':,:', 'a:%00,b:x'])
      expect((await list(`?${name}=${value}`)).status).toBe(200)
  },
)

test('a choice of parameters has a single address, and never more than the call accepts', () => {
  const at = (params: string) => ({ url: `https://example.com/_product?${new URLSearchParams({ params })}` })
  const read = (params: string) => listPath(queryIn(at(params)))
  expect(read('poe:true,interface:gige,poe:true')).toBe('/_product?params=interface:gige,poe:true')
  expect(read('Poe:true,:x,poe:,poe, interface:gige ')).toBe('/_product?params=interface:gige')
  const many = Array.from({ length: 300 }, (_, index) => `k${index}:v`).join(',')
  const { params } = queryIn(at(many))
  expect(params.length).toBeGreaterThan(50)
  expect(params.map(({ key, value }) => `${key}:${value}`).join(',').length).toBeLessThanOrEqual(500)
})

const meta = (html: string) => ({
  canonical: /<link rel="canonical" href="https:\/\/example\.com([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
  indexed: !html.includes('content="noindex"'),
  title: /<title>(.*?) - 澄明光电<\/title>/.exec(html)?.[1],
})

test.each([
  ['', '/_product', true, '产品'],
  ['?type=camera', '/_product?type=camera', true, '工业相机 - 产品'],
  ['?type=camera&page=2', '/_product?type=camera&page=2', true, '工业相机 - 产品 - 第 2 页'],
  ['?category=area-scan', '/_product?category=area-scan', true, '面阵相机 - 产品'],
  ['?type=CAMERA&category=Area-Scan', '/_product?category=area-scan', true, '面阵相机 - 产品'],
  ['?type=camera&brand=claregon', '/_product?type=camera', false, '工业相机 - 产品'],
  ['?type=camera&params=poe:true&page=2', '/_product?type=camera', false, '工业相机 - 产品 - 第 2 页'],
  ['?keyword=a', '/_product', false, '产品'],
  ['?sort=newest', '/_product', false, '产品'],
])('P-13b /_product%s is known to search engines as %s (indexed: %s)', async (query, canonical, indexed, title) => {
  expect(meta((await list(query)).html)).toEqual({ canonical, indexed, title })
})

test('P-13d the breadcrumbs of a category contain the categories above it', async () => {
  const { html } = await list('?category=telecentric')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect((JSON.parse(json) as { itemListElement: { name: string; item: string }[] }).itemListElement.map(({ name }) => name)).toEqual([
    '首页',
    '产品',
    '成像',
    '镜头',
    '远心镜头',
  ])
  expect(leads(part(html, 'nav', 'class="crumbs"'), '镜头')).toEqual(['/_product?category=lenses'])
})

test('P-15 the filters are a named navigation that folds, and the number of results is announced', async () => {
  const { html } = await list('?type=camera')
  expect(html).toMatch(/<details class="filters"><summary>筛选<\/summary><nav id="filters" aria-label="筛选">/)
  expect(html).toContain('<output class="found">30 款产品</output>')
})

test.each([
  ['/product?type=lens', '/_product?type=lens'],
  ['/product', '/_product'],
  ['/contact?product=3', '/_contact?product=3'],
])('P-11a P-11b the older link %s leads to %s for good', async (old, wanted) => {
  expect(await page(old)).toEqual({ status: 301, html: '', redirect: wanted })
  expect((await page(old, { language: 'en' })).redirect).toBe(`/en${wanted}`)
})
