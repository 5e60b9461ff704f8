import { expect, test } from 'vitest'
import { renderFeed, renderRobots, renderSitemap } from './feeds.ts'
import { newsCard, site } from './testing/sample.ts'

const origin = 'https://example.com'

test('P-13 the feed is RSS 2.0 with full addresses in its language', () => {
  const feed = renderFeed({ origin, language: 'en', site, news: [newsCard(1)] })
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
  expect(feed).toContain('<language>en</language>')
  expect(feed).toContain('<link>https://example.com/en/_newsdetail?id=1</link>')
  expect(feed).toContain('<pubDate>Thu, 12 Nov 2026 01:00:00 GMT</pubDate>')
  expect(feed).toContain('href="https://example.com/en/rss.xml" rel="self"')
})

test('P-13 text in a feed is escaped, and loses what XML cannot hold', () => {
  const feed = renderFeed({ origin, language: 'zh-CN', site, news: [newsCard(1, { title: `<b>"A" & 'B'</b>\u0008\uFFFF` })] })
  expect(feed).toContain('<title>&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;</title>')
})

test('P-13 the sitemap lists every page with its twin in the other language', () => {
  const map = renderSitemap({ origin, news: { 'zh-CN': [newsCard(1), newsCard(2)], en: [newsCard(1, { language: 'en' }), newsCard(2)] } })
  const at = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(at).toEqual([
    'https://example.com/home',
    'https://example.com/en/home',
    'https://example.com/_news',
    'https://example.com/en/_news',
    'https://example.com/_newsdetail?id=1',
    'https://example.com/en/_newsdetail?id=1',
    'https://example.com/_newsdetail?id=2',
  ])
  expect(map).toContain('hreflang="x-default" href="https://example.com/_newsdetail?id=1"')
  expect(map).not.toContain('href="https://example.com/en/_newsdetail?id=2"')
})

test('P-13 robots.txt names the sitemap; a closed site sends all robots away', () => {
  expect(renderRobots({ origin })).toContain('Sitemap: https://example.com/sitemap.xml')
  expect(renderRobots({ origin })).not.toContain('Disallow: /\n')
  expect(renderRobots({ origin, open: false })).toBe('User-agent: *\nDisallow: /\n')
})
