// @module-tag browser
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { portalRoutes } from '../portal/routes.tsx'
import { visitDemo, QUICK } from './kit/visit.ts'
import { settled } from './kit/settled.ts'

// The title of every page, and the requests it makes: none goes to another site.

const visit = visitDemo()

/** Every public page; the page of an item is addressed by its number: `/_newsdetail?id=1`. */
const PAGES = portalRoutes.flatMap(({ children = [] }) => children).map(({ path }) => path!)
/** The lists that yield an item for each page of an item. */
const LISTS: Record<string, string> = {
  '/_newsdetail': 'listnews',
  '/_productdetail': 'listproduct',
  '/_articledetail': 'listabout',
  '/_businessdetail': 'listbusiness',
}
const ids: Record<string, number> = {}

beforeAll(async () => {
  for (const [page, list] of Object.entries(LISTS)) {
    const reply = await fetch(`${visit.url}/api/portal/${list}?maxResultCount=1`)
    const { result } = (await reply.json()) as { result: { items: { id: number }[] } }
    ids[page] = result.items[0]!.id
  }
  // No list of forms is open to visitors.
  const form = await fetch(`${visit.url}/api/portal/form?slug=quote`)
  ids['/_formdetail'] = ((await form.json()) as { result: { id: number } }).result.id
})

function addressOf(path: string) {
  const page = path.replace('/:slug?', '')
  return page in ids ? `${page}?id=${ids[page]}` : page
}

const served = new Map<string, Promise<string>>()
/** Several tests ask for the title of a page, which is fetched once. */
function servedTitle(address: string) {
  const title = served.get(address) ?? fetchTitle(address)
  served.set(address, title)
  return title
}

/** Returns the title in the served HTML, with its entities decoded. */
async function fetchTitle(address: string) {
  const html = await (await fetch(visit.url + address)).text()
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

describe.each([
  ['zh-CN', ''],
  ['en-US', '/en'],
] as const)('In %s', (locale, prefix) => {
  const asked: string[] = []
  const listen = (page: Page) => page.on('request', (request) => asked.push(request.url()))
  const plain = visit.share({ locale, reducedMotion: 'reduce' }, async (page) => listen(page))
  const app = visit.share({ locale, reducedMotion: 'reduce' }, async (page) => {
    listen(page)
    await page.goto('/#/')
  })

  test.each(PAGES)('R-08a P-13h %s has the same title behind the # as at its own address', async (path) => {
    const address = addressOf(path)
    const title = await servedTitle(prefix + address)
    expect(title).toContain(prefix ? 'Claregon' : '矩澄')
    expect(title).not.toContain('Portico')
    for (const [page, at] of [
      [plain(), prefix + address],
      [app(), `/#${address}`],
    ] as const) {
      const before = asked.length
      await page.goto(at)
      await expect.poll(() => page.title(), { timeout: 15_000 }).toBe(title)
      await settled(page)
      // The home page is what the app begins with.
      if (at !== '/#/home') expect(asked.length).toBeGreaterThan(before)
    }
  })

  test('P-13 no page asks another site for anything, or leaves a cookie, there or here', async () => {
    expect(asked.length).toBeGreaterThan(2 * PAGES.length)
    expect(asked.filter((url) => !url.startsWith(`${visit.url}/`) && !/^(data|blob):/.test(url))).toEqual([])
    for (const page of [plain(), app()]) expect(await page.context().cookies()).toEqual([])
  })
})

test('R-08d each page has a title of its own', async () => {
  for (const prefix of ['', '/en']) {
    const titles = await Promise.all(PAGES.map((path) => servedTitle(prefix + addressOf(path))))
    expect(titles.every((title) => title.length > 4)).toBe(true)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  }
})

test.each(['/', '/home', '/en/_product', '/_nothing', '/sitemap.xml'])('P-13 %s lets no script run but our files', async (at) => {
  const policy = (await fetch(visit.url + at)).headers.get('content-security-policy') ?? ''
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? ''
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')?$/)
  expect(policy).not.toContain('unsafe-eval')
})

test('P-13h an old address behind the # leads to the present one, in place', { tags: ['walk'] }, async () => {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { 'x-token': token }) }
    const reply = await fetch(`${visit.url}/abp/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await reply.json()) as { result: { id: number; version: number; accessToken: string } }).result
  }
  const { accessToken } = await post('TokenAuth/Authenticate', { usernameOrEmailAddress: 'admin', password: '123qwe' })
  const write = (call: string, body: object) => post(`services/app/News/${call}`, body, accessToken)
  const row = await write('Create', { title: '搬家的新闻', slug: 'before-the-move' })
  await write('Publish', { id: row.id, version: row.version })
  const moved = await write('Update', { id: row.id, version: row.version, slug: 'after-the-move' })
  await write('Publish', { id: moved.id, version: moved.version })

  const page = await visit.open()
  await page.goto('/#/_news', QUICK)
  await page.goto('/#/_newsdetail/before-the-move', QUICK)
  await page.waitForURL(/#\/_newsdetail\/after-the-move$/, QUICK)
  expect(await page.locator('h1').textContent()).toBe('搬家的新闻')
  await page.goBack()
  await page.waitForURL(/#\/_news$/, QUICK)
  // A link adds an entry to the history: Back leads to the page with the link.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/_newsdetail/before-the-move', textContent: 'old' })
    document.querySelector('main')!.prepend(link)
    link.click()
  })
  await page.waitForURL(/#\/_newsdetail\/after-the-move$/, QUICK)
  await page.goBack()
  await page.waitForURL(/#\/_news$/, QUICK)
})

test('P-11a Back leads past an old address that was typed', async () => {
  const page = await visit.open()
  await page.goto('/#/_news', QUICK)
  await page.goto('/#/product?type=camera', QUICK)
  await page.waitForURL(/#\/_product\?type=camera$/, QUICK)
  await page.locator('h1').waitFor()
  await page.goBack()
  await page.waitForURL(/#\/_news$/, QUICK)
})
