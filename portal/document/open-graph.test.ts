import { expect, test } from 'vitest'
import type { NewsView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'
import { elements, page } from '../testing/render.ts'
import { COVER, newsItem, picture, site } from '../testing/sample.ts'

const meta = (html: string, name: string) =>
  elements(html, 'meta')
    .filter((one) => new RegExp(`(name|property)="${name}"`).test(one))
    .map((one) => /content="([^"]*)"/.exec(one)?.[1])

async function shared(more: Partial<NewsView> = {}, language: Language = 'zh-CN') {
  const { html } = await page('/_newsdetail?id=3', { language, answers: { news: () => newsItem(3, { language, ...more }) } })
  return (name: string) => meta(html, name)
}

test('P-13c a link to a page is shown with its title, kind, address and languages', async () => {
  const said = await shared({ slug: 'third' }, 'en')
  expect(said('og:title')).toEqual(['新闻3'])
  expect(said('og:site_name')).toEqual(['澄明光电'])
  expect(said('og:type')).toEqual(['article'])
  expect(said('og:url')).toEqual(['https://example.com/en/_newsdetail/third'])
  expect(said('og:locale')).toEqual(['en_US'])
  expect(said('og:locale:alternate')).toEqual(['zh_CN'])
})

test('P-13c link previews get the language and address of the original if there is no translation', async () => {
  const { html } = await page('/_newsdetail?id=3', { language: 'en' })
  expect(meta(html, 'og:url')).toEqual(['https://example.com/_newsdetail?id=3'])
  expect(meta(html, 'og:locale')).toEqual(['zh_CN'])
  expect(meta(html, 'og:locale:alternate')).toEqual([])
})

test('P-13c the page of a news item names the times of publication and last change, and a list does not', async () => {
  const said = await shared({ tags: ['光源', '相机'] })
  expect(said('article:published_time')).toEqual(['2026-11-12T01:00:00.000Z'])
  expect(said('article:modified_time')).toEqual(['2026-11-13T01:00:00.000Z'])
  expect(said('article:section')).toEqual(['公司动态'])
  expect(said('article:tag')).toEqual(['光源', '相机'])
  const { html } = await page('/_news')
  expect(html).not.toContain('article:')
  expect(meta(html, 'og:type')).toEqual(['website'])
})

test.each([
  // [original, the file, its true size]
  [picture(4000, 2250), '1280.jpg', [1280, 720]],
  [picture(1280, 800), '1280.jpg', [1280, 800]],
  [picture(1250, 1000), '960.jpg', [960, 768]],
  [picture(700, 700), '640.jpg', [640, 640]],
  [{ ...picture(200, 100), widths: [320] }, '320.jpg', [200, 100]],
] as const)('P-13c for a picture of %o link previews get %s with its true size', async (info, file, size) => {
  const said = await shared({ pictures: { [COVER]: info as ReturnType<typeof picture> } })
  expect(said('og:image')).toEqual([`https://example.com${COVER}/${file}`])
  expect([...said('og:image:width'), ...said('og:image:height')].map(Number)).toEqual(size)
  expect(said('og:image:type')).toEqual(['image/jpeg'])
  expect(said('twitter:card')).toEqual([size[0] < 600 ? 'summary' : 'summary_large_image'])
})

test('P-13c a page without a picture names none to link previews', async () => {
  const answers = { carousel: () => ({ totalCount: 0, items: [] }), site: () => ({ ...site, logo: null }) }
  const { html } = await page('/home', { answers })
  expect(html).not.toContain('og:image')
  expect(meta(html, 'twitter:card')).toEqual(['summary'])
})

test('P-13g each page links both feeds of its language', async () => {
  for (const [language, prefix] of [
    ['zh-CN', ''],
    ['en', '/en'],
  ] as const) {
    const feeds = elements((await page('/home', { language })).html, 'link', 'rel="alternate" type=')
    expect(feeds.map((feed) => [/type="([^"]*)"/.exec(feed)?.[1], /href="([^"]*)"/.exec(feed)?.[1]])).toEqual([
      ['application/rss+xml', `${prefix}/rss.xml`],
      ['application/atom+xml', `${prefix}/atom.xml`],
    ])
  }
})
