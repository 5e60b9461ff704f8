import { mkdirSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { startDemo } from './lib/demo.mjs'
import { PAGES, SCREENS } from './lib/screenshot-pages.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'

// npm run screenshots [-- <part of a name> …]: pictures of every public page of the demo and of every screen of the back office (`admin-…`), in both
// languages and at three widths, the back office also light and dark. They are written to screenshots/.

const WIDTHS = [1440, 768, 390]
const LANGUAGES = { zh: '', en: '/en' }
const LOCALES = { zh: 'zh-CN', en: 'en-US' }
const SHADES = ['light', 'dark']
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
const folder = inRoot('screenshots')
/** The faults found so far. They are printed at the end, so that a single run finds all of them. */
const faults = []

await ready()
const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const pages = Object.entries(PAGES).filter(([name]) => isWanted(name))
const screens = Object.entries(SCREENS).filter(([name]) => isWanted(`admin-${name}`))
if (pages.length + screens.length === 0)
  fail(`No page has such a name. There are: ${[...Object.keys(PAGES), ...Object.keys(SCREENS).map((name) => `admin-${name}`)].join(', ')}.`)
if ((await ensureBuilt()) !== 0) process.exit(1)
mkdirSync(folder, { recursive: true })

const { chromium } = await import('@playwright/test')
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS })
try {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: sizeOf(width), reducedMotion: 'reduce' })
    for (const [language, prefix] of Object.entries(LANGUAGES))
      for (const [name, path] of pages)
        await takePage(context, {
          url: demo.url + prefix + path,
          name: `${name}-${width}-${language}`,
          status: name === 'missing' ? 404 : 200,
        })
    await context.close()
    if (screens.length > 0)
      for (const [language, locale] of Object.entries(LOCALES))
        for (const shade of SHADES) await takeScreens({ width, language, locale, shade })
  }
} finally {
  await browser.close()
  await demo.stop()
}
say(`${(pages.length + screens.length * SHADES.length) * WIDTHS.length * 2} pictures in screenshots/.`)
if (faults.length > 0) fail(faults.join('\n'))

function sizeOf(width) {
  return { width, height: width < 500 ? 844 : 900 }
}

async function takePage(context, { url, name, status }) {
  const page = await context.newPage()
  const answer = await page.goto(url)
  if (answer.status() !== status) faults.push(`${name}: ${url} answers ${answer.status()}`)
  for (const address of await seeAll(page)) faults.push(`${name}: no picture at ${address}`)
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  await page.close()
}

/** Scrolls to each picture, since those below the fold load late, and scrolls back. Returns the addresses of pictures that do not load. */
async function seeAll(page) {
  await page.evaluate(rememberScrolls)
  const pictures = await page.locator('img').all()
  for (const picture of pictures) if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.offsetParent === null), null, {
    timeout: 120_000,
  })
  const broken = await page.evaluate(findBroken)
  await page.evaluate(scrollBack)
  return broken
}

/** Runs in the page: remembers how far the page itself has scrolled each element. */
function rememberScrolls() {
  globalThis.scrolls = new Map([...document.querySelectorAll('*')].map((part) => [part, part.scrollLeft]))
}

function scrollBack() {
  for (const part of document.querySelectorAll('*')) {
    const left = globalThis.scrolls.get(part) ?? 0
    if (part.scrollLeft !== left) part.scrollTo({ left, behavior: 'instant' })
  }
  scrollTo({ left: 0, top: 0, behavior: 'instant' })
}

/** Runs in the page: waits until every visible picture can be drawn. A picture that failed to load is `complete` too, but has no size. */
async function findBroken() {
  const shown = [...document.images].filter((image) => image.offsetParent !== null)
  await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  return shown.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src)
}

/** Takes the screens of the back office, signed in as the demo's administrator. */
async function takeScreens({ width, language, locale, shade }) {
  const context = await browser.newContext({ viewport: sizeOf(width), reducedMotion: 'reduce', locale, baseURL: demo.url })
  await context.addInitScript((wish) => localStorage.setItem('portico.settings', JSON.stringify(wish)), { shade })
  const page = await context.newPage()
  let isIn = false
  for (const [name, path] of screens) {
    if (!isIn && name !== 'login') {
      await signIn(page)
      isIn = true
    }
    await page.goto(`/#${path}`)
    await settled(page)
    await page.screenshot({ path: `${folder}/admin-${name}-${width}-${language}-${shade}.png` })
  }
  await context.close()
}

/** Waits until the screen is at rest: no request is running, and the document has not changed for 600 ms. */
async function settled(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise((done) => {
        const end = () => (observer.disconnect(), done())
        const most = setTimeout(end, 8000)
        let quiet = setTimeout(end, 600)
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(() => (clearTimeout(most), end()), 600)
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  )
}

async function signIn(page) {
  await page.goto('/#/login')
  await page.locator('input[autocomplete=username]').fill('admin')
  await page.locator('input[autocomplete=current-password]').fill('123qwe')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/dashboard/)
}
