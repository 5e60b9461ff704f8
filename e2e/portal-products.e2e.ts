// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { fileOf } from './kit/pictures.ts'
import { firstInGate, walkIf } from './kit/first-in-gate.ts'
import { visitDemo, DESKTOP, PHONE, QUICK } from './kit/visit.ts'
import { faultsHere, faultsOf, movement, STILL } from './kit/looks.ts'
import { CALM } from './kit/carousel.ts'

const visit = visitDemo()

const WAYS = [
  ['plain', ''],
  ['hash', '/#'],
] as const

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

const cards = (page: Page) => page.locator('.products .product-card')
const query = (page: Page) => Object.fromEntries(new URL(page.url().replace('/#/', '/')).searchParams)
/** Returns the number of the picture that the gallery shows. */
const shown = (page: Page) => page.locator('.gallery-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1)
const current = (page: Page) =>
  page.locator('.thumbnails a').evaluateAll((links) => links.findIndex((link) => link.getAttribute('aria-current') === 'true') + 1)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('li')?.id)

/** Goes from all products by type, category, parameter and order to one of them. Pictures are replaced, since encoding them takes a while. */
async function walk(page: Page, prefix: string) {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }))
  await page.goto(`${prefix}/_product`, QUICK)
  const whole = Number.parseInt(await page.locator('.found').innerText())
  await page
    .locator('.type-strip')
    .getByRole('link', { name: /^工业相机/ })
    .click()
  await page.getByRole('heading', { level: 1, name: '工业相机' }).waitFor()
  const ofType = Number.parseInt(await page.locator('.found').innerText())
  expect(ofType).toBeLessThan(whole)

  await unfold(page)
  await page.locator('.facet').getByRole('link', { name: /^成像/ }).click()
  await page.getByRole('heading', { level: 1, name: '成像' }).waitFor()
  await unfold(page)
  await page
    .locator('.facet')
    .getByRole('link', { name: /^面阵相机/ })
    .click()
  await page.getByRole('heading', { level: 1, name: '面阵相机' }).waitFor()
  expect(query(page)).toEqual({ type: 'camera', category: 'area-scan' })

  await unfold(page)
  await page.getByRole('region', { name: '数据接口' }).getByRole('link', { name: '5GigE', exact: true }).click()
  await page.locator('.chips').getByText('数据接口：5GigE').waitFor()
  await page.locator('.sorting').getByRole('link', { name: '价格从高到低' }).click()
  await page.locator('.sorting-note').waitFor()
  expect(query(page)).toEqual({ type: 'camera', category: 'area-scan', params: 'interface:5gige', sort: 'priceDesc' })
  for (const card of await cards(page).allTextContents()) expect(card).toContain('5GigE')

  await page
    .locator('.chips')
    .getByRole('link', { name: /移除条件“数据接口/ })
    .click()
  await expect.poll(() => query(page)['params']).toBeUndefined()
  await page.locator('.sorting').getByRole('link', { name: '默认' }).click()
  await expect.poll(() => query(page)['sort']).toBeUndefined()
  await page.locator('.type-strip').getByRole('link', { name: '全部产品' }).click()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect.poll(() => query(page)['page']).toBe('2')
  await page.locator('.paging').locator('[aria-current]', { hasText: '2' }).waitFor({ state: 'attached' })
  const [first] = await cards(page).getByRole('heading').allInnerTexts()
  await page.locator('.products .product-card a').first().click()
  await page.getByRole('heading', { level: 1, name: first! }).waitFor()
  await page.unroute('**/media/**')
}

/** Opens the filters on a narrow screen, if they are folded at that moment: a script of the page opens them by itself where a condition was chosen before. */
async function unfold(page: Page) {
  if (page.viewportSize()!.width > PHONE.width) return
  await page.locator('details.filters:not([open]) > summary').evaluateAll(([folded]) => (folded as HTMLElement | undefined)?.click())
}

describe('Products without JavaScript', () => {
  const scriptless = visit.share({ javaScriptEnabled: false }, async () => {})

  test('P-12a P-12b P-12c P-13a on a wide screen and on a phone from the types to one product and its large picture', async () => {
    // The browser asks for /favicon.ico when it shows a picture by itself.
    const page = await visit.open({ javaScriptEnabled: false, ...CALM, expected: /404/ })
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await walk(page, '')
      expect(await page.getByRole('dialog').count()).toBe(0)
      const picture = page.locator('.gallery-strip a').first()
      const wanted = await picture.getAttribute('href')
      const answer = page.waitForResponse((response) => response.url().endsWith(wanted!))
      await picture.click()
      expect([(await answer).status(), (await answer).headers()['content-type']]).toEqual([200, 'image/jpeg'])
    }
  })

  test('P-12c a thumbnail leads to its picture by itself', async () => {
    const page = scriptless()
    await page.goto('/_productdetail/hm-1200', QUICK)
    await page.getByRole('link', { name: '显示第 2 张图片' }).click()
    await expect.poll(() => shown(page)).toBe(2)
  })

  test('P-12b a search stays within the chosen type', { tags: ['walk'] }, async () => {
    const page = scriptless()
    await page.goto('/_product?type=lens', QUICK)
    await page.getByRole('searchbox').fill('远心')
    await page.keyboard.press('Enter')
    await page.waitForURL(/keyword=/, QUICK)
    expect(query(page)).toEqual({ type: 'lens', keyword: '远心' })
    expect(await cards(page).count()).toBeGreaterThan(0)
    for (const card of await cards(page).allInnerTexts()) expect(card).toContain('工业镜头')
  })
})

describe.each(WAYS)('Products with JavaScript (%s)', (_, prefix) => {
  const wide = visit.share({}, async () => {})

  test('P-10c P-10d P-12a P-12b P-12c on a wide screen and on a phone from the types to one product', async () => {
    const page = await visit.open(CALM)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await walk(page, prefix)
    }
  })

  test('P-11a the older addresses lead to the pages of today', async () => {
    const page = wide()
    await page.goto(`${prefix}/product?type=lens`, QUICK)
    await page.getByRole('heading', { level: 1, name: '工业镜头' }).waitFor()
    expect(page.url()).toBe(`${visit.url}${prefix}/_product?type=lens`)
  })

  test('X-01 a type that is not there is not found', { tags: ['walk'] }, async () => {
    const page = await visit.open({ expected: /404/ })
    await page.goto(`${prefix}/_product?type=nothing`, QUICK)
    await page.getByRole('heading', { level: 1, name: '没有找到这个页面' }).waitFor()
  })

  /** Opens the product anew, so that its pictures are as a visitor finds them. */
  const gallery = async (page = wide()) => {
    if (page === wide() && prefix !== '') {
      await page.goto(`${prefix}/_client`, QUICK)
      await page.getByRole('heading', { level: 1, name: '客户与伙伴' }).waitFor()
    }
    await page.goto(`${prefix}/_productdetail/hm-1200`, QUICK)
    await page.locator('.thumbnails [aria-current]').waitFor()
    return page
  }

  test('P-15e the pictures work by keyboard, and the focus returns to the picture last seen', walkIf(prefix === ''), async () => {
    const page = await gallery()
    await page.locator('.gallery-strip a').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => [await shown(page), await current(page), await focused(page)]).toEqual([2, 2, 'picture-2'])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page)).toBe(1)

    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '产品图片' })
    await dialog.waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('关闭大图')
    const large = dialog.locator('img')
    const widest = await large.evaluate((img: HTMLImageElement) =>
      Math.max(...img.srcset.split(',').map((one) => Number.parseInt(one.trim().split(' ')[1]!))),
    )
    expect(await fileOf(large)).toContain(`/${widest}.`)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe('第 2 张，共 2 张')
    await dialog.getByRole('button', { name: '原始大小' }).press('Enter')
    const place = () => dialog.getByRole('group').evaluate((frame) => [frame.scrollLeft, frame.scrollTop])
    const before = await place()
    expect(before[1]).toBeGreaterThan(0)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await place())[1]! < before[1]!).toBe(true)
    expect(await dialog.getByRole('status').textContent()).toBe('第 2 张，共 2 张')
    await dialog.getByRole('button', { name: '原始大小' }).press('Enter')
    await expect.poll(place).toEqual([0, 0])
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab')
      // The focus stays inside the dialog, or goes to the controls of the browser, which appear as the body.
      await expect
        .poll(() => page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement!.closest('dialog'))))
        .toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('picture-2')
    expect([await dialog.count(), await current(page)]).toEqual([0, 2])
  })

  test('P-12c P-15 the pictures by mouse: thumbnail, zoom, next, and a click beside the picture closes; another product has its own, which move too', async () => {
    const page = await gallery()
    const address = page.url()
    await page.getByRole('link', { name: '显示第 2 张图片' }).click()
    await expect.poll(async () => [await shown(page), await current(page)]).toEqual([2, 2])
    await page.locator('.gallery-strip a').nth(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '下一张图片' }).click()
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe('第 1 张，共 2 张')
    const width = () => dialog.locator('img').evaluate((img) => img.clientWidth)
    const fitting = await width()
    await dialog.locator('img').click()
    await expect.poll(width).toBeGreaterThan(fitting)
    await dialog.locator('img').click()
    await expect.poll(width).toBe(fitting)
    await page.mouse.click(8, 450)
    await expect.poll(() => dialog.count()).toBe(0)
    await page.locator('.gallery-strip a').first().click()
    await dialog.getByRole('button', { name: '关闭大图' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(page.url()).toBe(address)

    const other = page.locator('.band .product-card a').first()
    const name = await other.innerText()
    await other.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.locator('.thumbnails [aria-current]').waitFor()
    await page.locator('.gallery-strip a').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => current(page)).toBe(2)
  })

  test('P-15 the pictures by touch: a swipe moves the strip, and the large picture', async () => {
    const page = await gallery(await visit.open({ viewport: PHONE, hasTouch: true, isMobile: true }))
    await page.locator('.gallery-strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }))
    await expect.poll(() => current(page)).toBe(2)
    await page.locator('.gallery-strip a').nth(1).tap()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await swipe(page, 80, 300)
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe('第 1 张，共 2 张')
  })

  test('P-12c asking about a product takes it along', walkIf(prefix !== ''), async () => {
    const page = await gallery()
    const link = page.getByRole('link', { name: '询价与咨询' })
    expect(await link.getAttribute('href')).toMatch(/\/_contact\?product=\d+#enquiry$/)
  })
})

const PAGES = [
  '/_product',
  '/en/_product?type=camera&params=poe:true',
  '/_product?type=lens&keyword=nothing',
  '/_productdetail/hm-1200',
  '/en/_productdetail/claregon-studio-pro',
]

test.each(PAGES)(
  'P-12 P-15 %s moves nothing while it loads and is scrolled, and has no fault that axe knows, on a wide screen and on a phone',
  async (path) => {
    const page = await visit.open()
    expect(await movement(page, path)).toBeLessThan(STILL)
    await page.emulateMedia(CALM)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await faultsHere(page, unfold)).toEqual([])
  },
)

describe('The pages at rest', () => {
  const calm = visit.share(CALM, async () => {})

  test('P-15 the large picture has no fault that axe knows', async () => {
    const page = calm()
    await page.setViewportSize(DESKTOP)
    await page.goto('/_productdetail/hm-1200', QUICK)
    await page.locator('.thumbnails [aria-current]').waitFor()
    await page.locator('.gallery-strip a').first().click()
    await page.getByRole('dialog').locator('img').waitFor()
    expect(await faultsOf(page)).toEqual([])
    const original = page.getByRole('button', { name: '原始大小' })
    await original.click()
    await expect.poll(() => original.getAttribute('aria-pressed')).toBe('true')
    expect(await faultsOf(page)).toEqual([])
  })

  test('P-12b the filters beside the list on a wide screen fold on a phone', async () => {
    const page = calm()
    await page.setViewportSize(DESKTOP)
    await page.goto('/_product', QUICK)
    const brand = page.getByRole('region', { name: '品牌' })
    expect(await brand.isVisible()).toBe(true)
    await page.setViewportSize(PHONE)
    expect(await brand.isVisible()).toBe(false)
    await page.locator('.filters summary').click()
    await expect.poll(() => brand.isVisible()).toBe(true)
  })
})

firstInGate(WAYS, 1)(
  'P-12b B-93 on a phone the filters stay open while conditions are chosen, and a button leads to what was found (%s)',
  async ([, prefix]) => {
    const page = await visit.open({ viewport: PHONE })
    await page.goto(`${prefix}/_product?type=camera`, QUICK)
    const folded = page.locator('.filters:not([open])')
    const choice = (name: string) => page.locator('.facet').getByRole('link', { name, exact: true })
    await folded.locator('summary').click()
    const before = await page.locator('.filters-end').innerText()
    await choice('5GigE').click()
    await page.locator('.chips').getByText('数据接口：5GigE').waitFor({ state: 'attached' })
    // The choice can be tapped again at once.
    await expect.poll(() => choice('5GigE').getAttribute('aria-current')).toBe('true')
    expect(await choice('5GigE').isVisible()).toBe(true)
    expect(await folded.count()).toBe(0)
    const end = page.locator('.filters-end')
    expect(await end.innerText()).toMatch(/^看 \d+ 款产品$/)
    expect(await end.innerText()).not.toBe(before)
    await expect.poll(() => end.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await end.click()
    await expect
      .poll(() =>
        cards(page)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true)
    expect(query(page)).toEqual({ type: 'camera', params: 'interface:5gige' })
  },
)

async function swipe(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
  await touch('touchEnd')
}
