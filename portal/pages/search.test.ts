import { expect, test } from 'vitest'
import type { HitView } from '../../contract/features/portal.ts'
import { elements, page } from '../testing/render.ts'
import { COVER, picture } from '../testing/sample.ts'

const hit = (more: Partial<HitView> = {}): HitView => ({
  kind: 'product',
  id: 1,
  slug: 'cm-1',
  publishTime: '2026-11-12T01:00:00.000Z',
  language: 'zh-CN',
  title: [
    { text: '工业', hit: false },
    { text: '相机', hit: true },
  ],
  excerpt: [{ text: '<b>相机</b> & 镜头', hit: true }],
  picture: COVER,
  pictures: { [COVER]: picture(1280, 800) },
  section: null,
  ...more,
})

const finding = (items: HitView[], counts = { product: 3, news: 2, article: 0 }, totalCount = 5) => ({
  search: () => ({ items, counts, totalCount }),
})

test('P-10 the search page shows products, news and articles, each with its own address and with the keyword marked', async () => {
  const items = [
    hit(),
    hit({ kind: 'news', id: 2, slug: null }),
    hit({ kind: 'article', id: 3, section: 'business', slug: 'inspection' }),
    hit({ kind: 'article', id: 4, section: 'about', slug: null, language: 'en', picture: null }),
  ]
  const { html } = await page('/_search?keyword=相机', { answers: finding(items) })
  for (const path of ['/_productdetail/cm-1', '/_newsdetail?id=2', '/_businessdetail/inspection', '/_articledetail?id=4'])
    expect(html).toContain(`<h2><a href="${path}">`)
  expect(html).toContain('<span>工业</span><mark>相机</mark>')
  expect(html).toContain('<mark>&lt;b&gt;相机&lt;/b&gt; &amp; 镜头</mark>')
  expect(html).toContain('<li class="hit" lang="en">')
  expect(html).toContain('<title>搜索“相机” - 澄明光电</title>')
  expect(html).toContain('找到 5 条结果')
})

test('P-13 search results are kept out of search engines', async () => {
  for (const path of ['/_search', '/_search?keyword=相机']) {
    const { html, status } = await page(path)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('P-10 tabs show the number of results of each kind, and paging stays within the chosen kind', async () => {
  const asked: [string, unknown][] = []
  const { html } = await page('/_search?keyword=相机&kind=news&page=2', { answers: finding([hit()], undefined, 25), asked })
  expect(asked).toContainEqual(['search', { keyword: '相机', kind: 'news', skipCount: 10, maxResultCount: 10 }])
  const tabs = elements(html, 'a').filter((link) => link.includes('tab-count'))
  expect(tabs.map((tab) => tab.replaceAll(/<[^>]*>/g, ''))).toEqual(['全部（5 条）', '产品（3 条）', '新闻（2 条）', '文章（0 条）'])
  expect(tabs.filter((tab) => tab.includes('aria-current="page"'))).toEqual([tabs[2]])
  expect(html).toContain('href="/_search?keyword=%E7%9B%B8%E6%9C%BA&amp;kind=news&amp;page=3"')
  expect(elements(html, 'form', 'action="/_search"')[0]).toContain('<input type="hidden" name="kind" value="news"/>')
})

test('P-10 a search without keyword, without results, without results of a kind, or past the end shows fitting links', async () => {
  const asked: [string, unknown][] = []
  const empty = await page('/_search?keyword=%20', { asked })
  expect(asked.map(([name]) => name)).not.toContain('search')
  expect(empty.html).toContain('想找什么？')
  expect(empty.html).not.toContain('class="tabs"')
  const none = await page('/_search?keyword=xyz')
  expect(none.html).toContain('没有找到“xyz”')
  expect(none.html).toContain('href="/_contact"')
  const noneOfKind = await page('/_search?keyword=xyz&kind=article', { answers: finding([], undefined, 0) })
  expect(noneOfKind.html).toContain('这一类里没有“xyz”')
  expect(noneOfKind.html).toMatch(/<a href="\/_search\?keyword=xyz" class="button">/)
  const beyond = await page('/_search?keyword=xyz&page=9', { answers: finding([]) })
  expect([beyond.status, none.status]).toEqual([404, 200])
  expect(beyond.html).toContain('没有这一页')
})

test('P-10 a keyword of any length and content is shown as text', async () => {
  const strange = `"><script>alert(1)</script>\0\uD800${'长'.repeat(300)}`
  const asked: [string, { keyword: string }][] = []
  const path = `/_search?${new URLSearchParams({ keyword: strange, kind: 'users', page: '-1' })}`
  const { html, status } = await page(path, { asked: asked as [string, unknown][] })
  expect(status).toBe(200)
  expect(html).not.toContain('<script>alert')
  const [, input] = asked.find(([name]) => name === 'search')!
  expect(input.keyword.length).toBeLessThanOrEqual(100)
  expect(input).toEqual({ keyword: input.keyword, skipCount: 0, maxResultCount: 10 })
})

test('the header links to the search in the language of the page', async () => {
  const { html } = await page('/home', { language: 'en' })
  expect(html).toContain('<a href="/en/_search" class="header-search" aria-label="Search the whole site">')
})
