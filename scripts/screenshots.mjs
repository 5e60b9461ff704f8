import { mkdirSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { startDemo } from './lib/demo.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'

// npm run screenshots [-- <part of a page's name> …]: every public page of the demo in both languages at three widths, into screenshots/.

const PAGES = {
  home: '/home',
  about: '/_about',
  'about-history': '/_about?category=history',
  products: '/_product',
  'products-cameras': '/_product?type=camera',
  'products-none': '/_product?keyword=zzz',
  product: '/_productdetail/hm-1200',
  'product-software': '/_productdetail/st-pro',
  technology: '/_technology',
  businesses: '/_business',
  business: '/_businessdetail/vision-components',
  clients: '/_client',
  article: '/_articledetail/hengtuo-battery',
  news: '/_news',
  'news-item': '/_newsdetail/hm-2600-camera-released',
  contact: '/_contact',
  'contact-product': '/_contact?product=1',
  search: '/_search?keyword=HM-1200',
  'search-none': '/_search?keyword=zzz',
  missing: '/_nowhere',
  blocks: '/_test',
}
const WIDTHS = [1440, 768, 390]
const LANGUAGES = { zh: '', en: '/en' }
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
const folder = inRoot('screenshots')

await ready()
const wanted = process.argv.slice(2)
const pages = Object.entries(PAGES).filter(([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
if (pages.length === 0) fail(`No page is named so. There are: ${Object.keys(PAGES).join(', ')}.`)
if ((await ensureBuilt()) !== 0) process.exit(1)
mkdirSync(folder, { recursive: true })

const { chromium } = await import('@playwright/test')
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS })
try {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, reducedMotion: 'reduce' })
    for (const [language, prefix] of Object.entries(LANGUAGES))
      for (const [name, path] of pages) await take(context, demo.url + prefix + path, `${name}-${width}-${language}`)
    await context.close()
  }
} finally {
  await browser.close()
  await demo.stop()
}
say(`${pages.length * WIDTHS.length * 2} pictures in screenshots/.`)

async function take(context, url, name) {
  const page = await context.newPage()
  await page.goto(url)
  await seeAll(page)
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  await page.close()
}

/** Pictures below the fold come when they are scrolled to. */
async function seeAll(page) {
  const pictures = await page.locator('img').all()
  for (const picture of pictures) if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.offsetParent === null), null, {
    timeout: 120_000,
  })
  await page.evaluate(() => scrollTo(0, 0))
}
