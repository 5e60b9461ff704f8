// @module-tag browser
import { describe, expect, test } from 'vitest'
import { visitDemo, PHONE, QUICK } from './kit/visit.ts'
import { faultsInLanguages, movement, STILL } from './kit/looks.ts'
import { quietFor } from './kit/quiet-while.ts'
import { firstInGate } from './kit/first-in-gate.ts'

const visit = visitDemo()

const PAGES: [path: string, chinese: string, english: string][] = [
  ['/_about?category=history', '发展历程', 'History'],
  ['/_technology', '技术', 'Technology'],
  ['/_business', '业务', 'Businesses'],
  ['/_businessdetail/vision-components', '视觉部件', 'Vision components'],
  ['/_client', '客户与伙伴', 'Clients and partners'],
  ['/_articledetail/hengtuo-battery', '恒沱电池', 'Hengtuo Battery'],
  ['/_about', '公司简介', 'Company profile'],
  ['/_technology?category=optics', '技术', 'Technology'],
  ['/_articledetail/telecentric-lenses', '远心镜头：让大小不随远近改变', ''],
]

/** The gate opens one of each kind of page. */
const GATE_PAGES = 6
/** One of each kind of page. */
const KINDS = PAGES.map(([path]) => path).filter((path) => path !== '/_about' && path !== '/_technology?category=optics')

const heading = { level: 1 } as const

describe('The pages of the site’s articles', () => {
  const scriptless = visit.share({ javaScriptEnabled: false }, async () => {})

  firstInGate(PAGES, GATE_PAGES)(
    'P-10b P-10e P-10g P-10j P-10k P-10l P-13a %s is complete without JavaScript, in both languages',
    async ([path, chinese, english]) => {
      const page = scriptless()
      for (const [at, title] of [
        [path, chinese],
        [`/en${path}`, english],
      ] as const) {
        await page.goto(at, QUICK)
        const shown = await page.getByRole('heading', heading).textContent()
        if (title !== '') expect(shown).toBe(title)
        expect(await page.locator('main .for-ears').count()).toBeLessThan(20)
        expect((await page.locator('main').textContent())!.length).toBeGreaterThan(200)
      }
      expect(await page.locator('main').textContent()).not.toMatch(/undefined|\[object|NaN/)
    },
  )

  test('P-10e P-10j links alone lead from the topic to the article and back, without JavaScript', async () => {
    const page = scriptless()
    await page.goto('/_technology', QUICK)
    await page.locator('.tabs').getByRole('link', { name: '光学' }).click()
    await page.waitForURL('**/_technology?category=optics', QUICK)
    await page.locator('.treatise').first().getByRole('link').click()
    await page.waitForURL('**/_articledetail/**', QUICK)
    await page.locator('.crumbs').getByRole('link', { name: '技术' }).click()
    await page.waitForURL('**/_technology', QUICK)
  })

  test.each(['/_business', '/_about', '/_businessdetail', '/_client', '/_technology'])(
    '%s moves nothing while it loads and is scrolled',
    async (path) => {
      expect(await movement(await visit.open({ viewport: PHONE }), path)).toBeLessThan(STILL)
    },
  )
})

describe('The pages at rest', () => {
  const calm = visit.share({ reducedMotion: 'reduce' }, async () => {})

  test.each(KINDS)('P-15 %s has no fault that axe knows, and is as wide as its screen', async (path) => {
    expect(await faultsInLanguages(calm(), path)).toEqual([])
  })
})

describe('In the app', () => {
  const app = visit.share({}, (page) => page.goto('/#/', QUICK))

  test.each(PAGES.map(([path, chinese]) => [path, chinese]))(
    'P-10b P-10e P-10g P-10j P-10k P-10l P-13h %s is behind the hash too',
    { tags: ['walk'] },
    async (path, chinese) => {
      const page = app()
      await page.goto(`/#${path}`, QUICK)
      await page.getByRole('heading', { ...heading, name: chinese, exact: true }).waitFor()
    },
  )

  test('P-13h the last address is followed that comes while the code of the public pages is on its way', { tags: ['walk'] }, async () => {
    const page = await visit.open()
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/routes-/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/#/login', QUICK)
    await page.getByLabel('密码', { exact: true }).waitFor()
    const asked = page.waitForRequest(/\/assets\/routes-/)
    await page.goto('/#/_about', QUICK)
    await asked
    await page.goto('/#/_client', QUICK)
    held.resolve()
    await page.getByRole('heading', { ...heading, name: '客户与伙伴' }).waitFor()
  })

  test('P-10b P-10k P-10l topics, articles and businesses lead on behind the hash', async () => {
    const page = app()
    await page.goto('/#/_about', QUICK)
    await page.locator('.sub-pages').getByRole('link', { name: '质量' }).click()
    await page.waitForURL(/#\/_about\?category=quality$/, QUICK)
    await page.getByRole('heading', { ...heading, name: '质量' }).waitFor()
    await page.goto('/#/_business', QUICK)
    await page.locator('.business').first().getByRole('link').click()
    await page.waitForURL(/#\/_businessdetail\/vision-components$/, QUICK)
    await page.locator('.others').getByRole('link').first().click()
    await page.waitForURL(/#\/_businessdetail\/turnkey-inspection-stations$/, QUICK)
  })

  test('P-10l a business asked for as an article is shown at its own address', async () => {
    const page = app()
    await page.goto('/#/_articledetail/vision-components', QUICK)
    await page.waitForURL(/#\/_businessdetail\/vision-components$/, QUICK)
    await page.getByRole('heading', { ...heading, name: '视觉部件' }).waitFor()
  })
})

describe('The numbers of the home page', () => {
  const values = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-part=number]')].map(({ textContent }) => textContent)

  test.each(['/home', '/#/home'])('count up when they come into sight, and end at what the page said (%s)', async (path) => {
    const page = await visit.open()
    await page.goto(path)
    // The served page stands there until the app has drawn its own.
    const band = page.locator(path.includes('#') ? '#app .numbers' : '.numbers')
    await band.locator('.for-ears').nth(3).waitFor({ state: 'attached' })
    const said = await band.locator('.for-ears').allTextContents()
    expect(said).toHaveLength(4)
    expect(await band.evaluate(values)).toEqual(said)
    const counted = await band.evaluateHandle((root) => {
      const numbers: number[] = []
      const first = root.querySelector('[data-part=number]')!
      new MutationObserver(() => numbers.push(Number(first.textContent))).observe(first, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      root.scrollIntoView()
      return numbers
    })
    await expect.poll(async () => Math.min(...(await counted.jsonValue()))).toBeLessThan(Number(said[0]))
    await expect.poll(() => band.evaluate(values)).toEqual(said)
  })

  test('stand still for a visitor who prefers less motion', async () => {
    const page = await visit.open({ reducedMotion: 'reduce' })
    await page.goto('/home')
    const band = page.locator('.numbers')
    const changes = await band.evaluateHandle((root) => {
      const kinds: string[] = []
      const note = (all: MutationRecord[]) => kinds.push(...all.map(({ type }) => type))
      new MutationObserver(note).observe(root, { childList: true, characterData: true, subtree: true })
      root.scrollIntoView()
      return kinds
    })
    await quietFor(page, 1000, 'the numbers would count up')
    expect(await changes.jsonValue()).toEqual([])
  })
})
