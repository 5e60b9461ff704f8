// @module-tag browser
import { expect, test } from 'vitest'
import { structuredOn } from '../portal/testing/structured.ts'
import { visitDemo } from './kit/visit.ts'

// Reads the demo site as a search engine does: from the sitemap, page by page.

const visit = visitDemo({ PUBLIC_URL: 'https://www.example.com', DEMO: '1' })
const ORIGIN = 'https://www.example.com'

const read = async (address: string) => {
  const reply = await fetch(address.replace(ORIGIN, visit.url), { redirect: 'manual' })
  return { status: reply.status, html: await reply.text() }
}

interface Named {
  loc: string
  twins: Record<string, string>
}

/** Returns the pages that the sitemap names. */
async function named(): Promise<Named[]> {
  const { html: xml } = await read('https://www.example.com/sitemap.xml')
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: plain(/<loc>(.*?)<\/loc>/.exec(entry)![1]!),
    twins: Object.fromEntries([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language!, plain(href!)])),
  }))
}

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const link = (html: string, rel: string) => plain(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? '')
const meta = (html: string, name: string) => plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')

/** Returns the faults of a page that the sitemap names. */
async function faults({ loc, twins }: Named): Promise<string[]> {
  const { status, html } = await read(loc)
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(([, language, href]) => [
    language!,
    plain(href!),
  ])
  const types = structuredOn(html).map((data) => data['@type'])
  const isDetail = /detail/.test(loc)
  const checks: [string, boolean][] = [
    [`status ${status}`, status === 200],
    ['noindex', !html.includes('<meta name="robots"')],
    [`canonical ${link(html, 'canonical')}`, link(html, 'canonical') === loc],
    [`alternates ${JSON.stringify(alternates)}`, JSON.stringify(Object.fromEntries(alternates)) === JSON.stringify(twins)],
    ['title', (/<title>(.+?)<\/title>/.exec(html)?.[1]?.length ?? 0) > 4],
    ['description', meta(html, 'description').length > 10],
    ['language', html.includes(`<html lang="${loc.startsWith(`${ORIGIN}/en/`) ? 'en' : 'zh-CN'}"`)],
    ['picture', /^https:\/\/www\.example\.com\/media\/.+\.jpg$/.test(meta(html, 'og:image'))],
    ['one heading', (html.match(/<h1[ >]/g) ?? []).length === 1],
    ['trail', types.includes('BreadcrumbList') || loc.endsWith('/home')],
    ['what it is about', !isDetail || types.some((type) => ['NewsArticle', 'Article', 'Product'].includes(String(type)))],
    ['one address each', new Set(types).size === types.length],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([what]) => `${loc}: ${what}`)
}

test(
  'P-13b P-13c P-13d P-13e P-14a P-14b every page of the sitemap exists, in its language, with everything that search engines ask for',
  { tags: ['walk'] },
  async () => {
    const pages = await named()
    const of = (part: string) => pages.filter(({ loc }) => loc.startsWith(`${ORIGIN}${part}`)).length
    for (const [part, least] of [
      ['/_newsdetail/', 20],
      ['/_productdetail/', 24],
      ['/_articledetail/', 8],
      ['/_businessdetail/', 2],
      ['/_product?type=', 5],
      ['/en/_newsdetail/', 20],
      ['/en/_productdetail/', 24],
    ] as const)
      expect([part, of(part) >= least]).toEqual([part, true])
    expect(of('/_test') + of('/_search') + of('/en/_test')).toBe(0)
    const wrong: string[] = []
    for (const page of pages) wrong.push(...(await faults(page)))
    expect(wrong).toEqual([])
  },
)

test('P-13b no two pages of a language have the same title or description', async () => {
  for (const isEnglish of [false, true]) {
    const pages = (await named()).filter(({ loc }) => loc.startsWith(`${ORIGIN}/en/`) === isEnglish)
    const said = await Promise.all(pages.map(async ({ loc }) => ({ loc, html: (await read(loc)).html })))
    for (const of of [(html: string) => /<title>(.+?)<\/title>/.exec(html)?.[1], (html: string) => meta(html, 'description')]) {
      const seen = Map.groupBy(said, ({ html }) => of(html))
      expect([...seen.values()].filter((same) => same.length > 1).map((same) => same.map(({ loc }) => loc))).toEqual([])
    }
  }
})

test('P-13g every page that the feeds name exists', async () => {
  for (const feed of ['/rss.xml', '/atom.xml', '/en/rss.xml', '/en/atom.xml']) {
    const { status, html: xml } = await read(ORIGIN + feed)
    const links = [...xml.matchAll(/<link>(.*?)<\/link>|<link rel="alternate"[^>]*href="(.*?)"/g)].map(([, rss, atom]) => rss ?? atom!)
    const ids = [...xml.matchAll(/<(?:guid|id)[^>]*>(.*?)<\/(?:guid|id)>/g)].map(([, id]) => id!)
    expect([feed, status, links.length > 20]).toEqual([feed, 200, true])
    for (const address of [...links, ...ids]) expect([address, (await read(plain(address))).status]).toEqual([address, 200])
  }
})
