import { expect, test } from 'vitest'
import { FEED_FORMATS, renderFeed } from './feeds.ts'
import { newsCard, site } from '../testing/sample.ts'

const origin = 'https://example.com'
const inEnglish = { origin, language: 'en', site } as const
const inChinese = { origin, language: 'zh-CN', site } as const

test('P-13g the feed is RSS 2.0 with full addresses in its language', () => {
  const feed = renderFeed({ ...inEnglish, format: 'rss', news: [newsCard(1)] })
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
  expect(feed).toContain('<language>en</language>')
  expect(feed).toContain('<link>https://example.com/en/_newsdetail?id=1</link>')
  expect(feed).toContain('<pubDate>Thu, 12 Nov 2026 01:00:00 GMT</pubDate>')
  expect(feed).toContain('href="https://example.com/en/rss.xml" rel="self"')
})

test('P-13g the Atom feed and its entries have all required elements', () => {
  const news = [newsCard(2, { slug: 'second', publishTime: '2026-11-14T01:00:00.000Z' }), newsCard(1)]
  const feed = renderFeed({ ...inChinese, format: 'atom', news })
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="zh-CN">/)
  const [head = '', ...entries] = feed.split('<entry>')
  for (const part of [head, ...entries]) for (const name of ['id', 'title', 'updated']) expect(part.split(`<${name}>`)).toHaveLength(2)
  expect(head).toContain('<updated>2026-11-14T01:00:00.000Z</updated>')
  expect(head).toContain('<author><name>澄明光电</name></author>')
  expect(head).toContain('<link rel="self" type="application/atom+xml" href="https://example.com/atom.xml"/>')
  expect(entries).toHaveLength(2)
  expect(entries[0]).toContain('<link rel="alternate" type="text/html" href="https://example.com/_newsdetail/second"/>')
  expect(entries[0]).toContain('<published>2026-11-14T01:00:00.000Z</published>')
})

test('P-13g an Atom feed without news is valid', () => {
  const feed = renderFeed({ ...inChinese, format: 'atom', news: [] })
  expect(feed).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/)
  expect(feed).not.toContain('<entry>')
})

test.each(FEED_FORMATS)('P-13g an item of %s keeps its id when its address changes, so feed readers show it once', (format) => {
  const named = (slug: string | null) => renderFeed({ ...inChinese, format, news: [newsCard(7, { slug })] })
  const id = /<(?:guid isPermaLink="true"|id)>([^<]*newsdetail[^<]*)</
  expect(id.exec(named('before'))?.[1]).toBe('https://example.com/_newsdetail?id=7')
  expect(id.exec(named('after'))?.[1]).toBe(id.exec(named('before'))?.[1])
  expect(named('after')).toContain('https://example.com/_newsdetail/after')
})

test.each(FEED_FORMATS)('P-13g text in %s is escaped and loses the characters that XML cannot contain', (format) => {
  const feed = renderFeed({ ...inChinese, format, news: [newsCard(1, { title: `<b>"A" & 'B'</b>\u0008\uFFFF` })] })
  expect(feed).toContain('<title>&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;</title>')
})
