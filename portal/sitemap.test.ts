import { expect, test } from 'vitest'
import { renderRobots, renderSitemapIndex, sitemapEntry, standingPages } from './sitemap.ts'

const origin = 'https://example.com'

test('P-13e a page in both languages has an entry for each, and each names both', () => {
  const entries = sitemapEntry(origin, { path: '/_newsdetail/a', languages: ['zh-CN', 'en'], changed: Date.UTC(2026, 10, 12) })
    .trim()
    .split('\n')
  const at = (path: string) => `<loc>https://example.com${path}</loc>`
  expect(entries).toHaveLength(2)
  expect([entries[0], entries[1]]).toEqual([
    expect.stringContaining(at('/_newsdetail/a')),
    expect.stringContaining(at('/en/_newsdetail/a')),
  ])
  for (const entry of entries) {
    expect(entry).toContain('<lastmod>2026-11-12T00:00:00.000Z</lastmod>')
    expect([...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href])).toEqual([
      ['zh-CN', 'https://example.com/_newsdetail/a'],
      ['en', 'https://example.com/en/_newsdetail/a'],
      ['x-default', 'https://example.com/_newsdetail/a'],
    ])
  }
})

test('P-13e an untranslated page has a single entry without alternates', () => {
  const entry = sitemapEntry(origin, { path: '/_newsdetail?id=2', languages: ['zh-CN'] })
  expect(entry).toBe('  <url><loc>https://example.com/_newsdetail?id=2</loc></url>\n')
})

test('P-13e addresses are escaped for XML', () => {
  expect(sitemapEntry(origin, { path: '/_product?type=a&brand=b', languages: ['zh-CN'] })).toContain('?type=a&amp;brand=b<')
})

test('P-13e the sitemap has the pages that always exist, without record pages and pages for visitors only', () => {
  expect(standingPages).toContain('/home')
  expect(standingPages).toContain('/_news')
  for (const path of standingPages) expect(path).not.toMatch(/detail|:|_test|_search/)
  expect(new Set(standingPages).size).toBe(standingPages.length)
})

test('P-13e the list of parts names each part with the time of its last change', () => {
  const parts = [
    { path: '/sitemap-1.xml', changed: Date.UTC(2026, 0, 2) },
    { path: '/sitemap-2.xml', changed: null },
  ]
  const index = renderSitemapIndex(origin, parts)
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(index).toContain('<loc>https://example.com/sitemap-1.xml</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>')
  expect(index).toContain('<loc>https://example.com/sitemap-2.xml</loc></sitemap>')
})

test('P-13f robots.txt names the sitemap, and keeps robots out of the API and of pages without content', () => {
  const lines = renderRobots(origin, true).split('\n')
  expect(lines).toContain('Sitemap: https://example.com/sitemap.xml')
  for (const path of ['/abp/', '/api/', '/_test', '/_search', '/en/_test', '/en/_search']) expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
})
