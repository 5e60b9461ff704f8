import { describe, expect, test } from 'vitest'
import { portalRoutes } from '../../routes.tsx'
import { NOT_FOR_ROBOTS } from '../../sitemap.ts'
import { page } from '../../testing/render.ts'
import { newsItem, picture, site } from '../../testing/sample.ts'
import { structuredOn } from '../../testing/structured.ts'

const PATHS = portalRoutes.flatMap(({ children = [] }) => children).map(({ path }) => path!.replace('/:slug?', '?id=1'))
const typesOn = (html: string) => structuredOn(html).map((data) => data['@type'])

describe.each(['zh-CN', 'en'] as const)('P-13d JSON-LD in %s', (language) => {
  test.each(PATHS)('%s contains only JSON-LD that search engines accept, and breadcrumbs if it shows them', async (path) => {
    const { html } = await page(path, { language })
    const types = typesOn(html)
    // Pages that are kept out of search engines have no JSON-LD.
    if (NOT_FOR_ROBOTS.includes(path)) return expect(types).toEqual([])
    expect(types.includes('BreadcrumbList')).toBe(html.includes('class="crumbs"'))
    expect(new Set(types).size).toBe(types.length)
  })
})

test('P-13d the home page describes the company and the search of the site, in each language with its own address', async () => {
  for (const [language, prefix] of [
    ['zh-CN', ''],
    ['en', '/en'],
  ] as const) {
    const said = structuredOn((await page('/home', { language })).html)
    expect(said).toMatchObject([
      { '@type': 'Organization', name: '澄明光电', url: `https://example.com${prefix}/home`, telephone: '0512-1234 5678' },
      {
        '@type': 'WebSite',
        inLanguage: language,
        potentialAction: { target: { urlTemplate: `https://example.com${prefix}/_search?keyword={search_term_string}` } },
      },
    ])
  }
})

test('P-13d the company’s logo is named if there is one', async () => {
  const logo = '/media/logo000000000000'
  const answers = { site: () => ({ ...site, logo, pictures: { [logo]: picture(640, 200) } }) }
  expect(structuredOn((await page('/home', { answers })).html)[0]).toMatchObject({ logo: `https://example.com${logo}/640.jpg` })
  expect(structuredOn((await page('/home')).html)[0]).not.toHaveProperty('logo')
})

test('P-13d a news item is named with its times, picture, writer and place', async () => {
  const [article, trail] = structuredOn((await page('/_newsdetail?id=3')).html)
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    headline: '新闻3',
    datePublished: '2026-11-12T01:00:00.000Z',
    dateModified: '2026-11-13T01:00:00.000Z',
    mainEntityOfPage: 'https://example.com/_newsdetail?id=3',
    author: { '@type': 'Organization', name: '市场部', parentOrganization: { '@type': 'Organization', name: '澄明光电' } },
  })
  expect((trail as { itemListElement: unknown[] }).itemListElement).toHaveLength(3)
})

test.each([
  ['Application Engineering', 'Organization'],
  ['光学实验室', 'Organization'],
  ['李明', 'Person'],
  ['Anna Service-Smith', 'Person'],
])('P-13d B-92 %s is written as %s', async (author, type) => {
  const [article] = structuredOn((await page('/_newsdetail?id=3', { answers: { news: () => newsItem(3, { author }) } })).html)
  expect(article).toMatchObject({ author: { '@type': type, name: author } })
})

test('P-13d the company is the author of unsigned news, and untranslated news keep the address of the original', async () => {
  const answers = { news: () => newsItem(3, { author: null, slug: 'third' }) }
  const [article] = structuredOn((await page('/_newsdetail/third', { language: 'en', answers })).html)
  expect(article).toMatchObject({
    author: { '@type': 'Organization', name: '澄明光电' },
    inLanguage: 'zh-CN',
    mainEntityOfPage: 'https://example.com/_newsdetail/third',
  })
})

test('P-13d a missing page has no JSON-LD', async () => {
  expect(typesOn((await page('/_nothing')).html)).toEqual([])
})
