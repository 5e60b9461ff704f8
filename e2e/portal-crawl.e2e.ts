// @module-tag browser
import { Parser } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { DESKTOP, visitDemo } from './kit/visit.ts'

// Follows every link of the public site, as a robot and as a visitor.

interface Found {
  links: Set<string>
  pictures: Set<string>
}

const ORIGIN = 'http://site'

/** Returns the addresses on this site that a page links to or shows. */
function readPage(html: string, address: string): Found {
  const found: Found = { links: new Set(), pictures: new Set() }
  const parser = new Parser({
    onopentag: (name, { href, src, poster }) => {
      if (href !== undefined && name !== 'link') add(found.links, href)
      for (const file of [src, poster]) if (file !== undefined && name !== 'script') add(found.pictures, file)
      if (name === 'link' && href !== undefined) add(found.pictures, href)
    },
  })
  const add = (into: Set<string>, target: string) => {
    const url = URL.parse(target, ORIGIN + address)
    if (url?.origin === ORIGIN) into.add(url.pathname + url.search)
  }
  parser.end(html)
  return found
}

/** Filters and orders of a list combine into thousands of addresses: some are looked at, and none is followed. */
const isCombination = (address: string) => /[?&](params|sort|keyword|brand)=/.test(address)
const MOST_COMBINATIONS = 40
/** The largest pictures of the first page are among so many files. */
const FEW_FILES = 4

const visit = visitDemo()

interface Crawl {
  pages: string[]
  dead: string[]
  files: Set<string>
}

/** Follows all links from the home pages on. */
async function crawl(): Promise<Crawl> {
  const seen = new Set(['/home', '/en/home'])
  const files = new Set<string>()
  const dead: string[] = []
  let combinations = 0
  for (const address of seen) {
    if (isCombination(address) && ++combinations > MOST_COMBINATIONS) continue
    const reply = await fetch(visit.url + address, { redirect: 'follow' })
    const html = await reply.text()
    if (!reply.ok) dead.push(`${reply.status} ${address}`)
    if (!reply.headers.get('content-type')?.includes('html')) continue
    const { links, pictures } = readPage(html, address)
    for (const file of pictures) files.add(file)
    if (isCombination(address)) continue
    for (const link of links) if (!link.startsWith('/media/')) seen.add(link)
  }
  return { pages: [...seen], dead, files }
}

let crawled: Crawl
beforeAll(async () => {
  crawled = await crawl()
}, 240_000)

test(
  'P-13a every link on a plain page leads to a page, in both languages, and so do the first pictures',
  { tags: ['walk'], timeout: 240_000 },
  async () => {
    const { pages, dead, files } = crawled
    expect(dead).toEqual([])
    // A crawl that stops early proves nothing.
    expect(pages.filter((page) => page.includes('/_productdetail/')).length).toBeGreaterThanOrEqual(2 * 24)
    expect(pages.filter((page) => page.includes('/_newsdetail/')).length).toBeGreaterThanOrEqual(2 * 20)
    expect(pages.filter((page) => /\/_(article|business)detail\//.test(page)).length).toBeGreaterThanOrEqual(2 * 12)
    // Each is made when it is asked for, which takes long.
    expect(await missing([...files].slice(0, FEW_FILES))).toEqual([])
  },
)

test('P-13a every picture of a plain page is there', async () => {
  expect(crawled.files.size).toBeGreaterThan(2 * FEW_FILES)
  expect(await missing(crawled.files)).toEqual([])
}, 240_000)

async function missing(files: Iterable<string>): Promise<string[]> {
  const gone: string[] = []
  for (const file of files) {
    const reply = await fetch(visit.url + file)
    await reply.arrayBuffer()
    if (!reply.ok) gone.push(`${reply.status} ${file}`)
  }
  return gone
}

test('P-10a P-10d P-10i P-13h R-02 the same pages show in the app, without an error and without a failed request', async () => {
  const pages = crawled.pages.filter((page) => /^\/(home|_)/.test(page) && !isCombination(page) && !page.includes('?product='))
  // Only headings are read, so little is drawn and nothing moves.
  const page = await visit.open({ viewport: { ...DESKTOP, height: 100 }, reducedMotion: 'reduce' })
  // The test before has fetched the pictures; here each would only be encoded in one more size.
  await page.route('**/media/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('/#/home')
  const wrong: string[] = []
  for (const address of pages) {
    const heading = await page.evaluate(follow, address)
    if (page.url().endsWith('/404') || /没有找到|无法显示|not found|cannot be shown/i.test(heading)) wrong.push(`${address}: ${heading}`)
  }
  expect(wrong).toEqual([])
  expect(pages.length).toBeGreaterThan(80)
}, 240_000)

/** In the page: goes to an address behind the hash and returns the heading of its page. The title tells that it is another page. */
async function follow(address: string): Promise<string> {
  const before = document.title
  const last = performance.now() + 1000
  if (location.hash !== `#${address}`) {
    location.hash = address
    while (document.title === before && performance.now() < last) await new Promise(requestAnimationFrame)
  }
  while (true) {
    const heading = document.querySelector('main:not([aria-busy]) h1')
    if (heading) return heading.textContent
    await new Promise(requestAnimationFrame)
  }
}
