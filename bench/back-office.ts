import type { CDPSession, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import type { Line } from './table.ts'

const CHANGES = 200

/** Pages by their menu entries, each with the heading that shows that the page is there. */
const PAGES = [
  ['新闻', '新闻'],
  ['图库', '图库'],
  ['文章', '文章'],
  ['品牌', '品牌'],
  ['用户', '用户'],
] as const

/** Measures the back office in a real browser: its scripts, the time of a page change, the longest task while typing, and its memory. */
export async function measureBackOffice(url: string): Promise<Line[]> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const weighed = await measureLoading(page)
    const client = await context.newCDPSession(page)
    return [...weighed, ...(await measureChanges(page, client)), ...(await measureTasks(page))]
  } finally {
    await browser.close()
  }
}

async function measureLoading(page: Page): Promise<Line[]> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const weight = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.goto('/#/login')
  await page.waitForLoadState('networkidle')
  const login = await weight()
  await page.locator('input[autocomplete=username]').fill('admin')
  await page.locator('input[autocomplete=current-password]').fill('123qwe')
  await page.keyboard.press('Enter')
  await page.locator('.shell-menu a').first().waitFor()
  await page.waitForLoadState('networkidle')
  return [
    { what: 'back office: script of the login page', value: login / 1024, unit: 'KB', limit: { most: 120 } },
    { what: 'back office: script until the dashboard stands', value: (await weight()) / 1024, unit: 'KB', limit: { most: 350 } },
  ]
}

async function measureChanges(page: Page, client: CDPSession): Promise<Line[]> {
  for (const entry of PAGES) await change(page, entry)
  await page.waitForLoadState('networkidle')
  const before = await heap(client)
  const times: number[] = []
  for (let at = 0; at < CHANGES; at += 1) times.push(await change(page, PAGES[at % PAGES.length]!))
  await page.waitForLoadState('networkidle')
  const after = await heap(client)
  times.sort((one, other) => one - other)
  return [
    { what: 'back office: a page change, warm, median', value: times[times.length / 2]!, unit: 'ms', limit: { most: 100 } },
    { what: 'back office: a page change, warm, p95', value: times[Math.floor(times.length * 0.95)]!, unit: 'ms' },
    {
      what: `back office: memory after ${CHANGES} page changes`,
      value: after / before,
      unit: '× before',
      limit: { most: 1.2 },
      note: `${(after / 1e6).toFixed(1)} MB`,
    },
  ]
}

/** Returns the milliseconds from a click on a menu entry to the frame that shows the heading of the page. */
const change = (page: Page, [entry, title]: readonly [string, string]) =>
  page.evaluate(
    ({ entry: name, title: wanted }) =>
      new Promise<number>((done, fail) => {
        const givenUp = performance.now() + 10_000
        const link = [...document.querySelectorAll<HTMLAnchorElement>('.shell-menu a')].find((one) => one.textContent === name)!
        const since = performance.now()
        const isThere = () =>
          [...document.querySelectorAll<HTMLElement>('#shell-content h1')].some(
            (one) => one.offsetParent !== null && one.textContent === wanted,
          )
        const look = () => {
          if (isThere()) done(performance.now() - since)
          else if (performance.now() > givenUp) fail(new Error(`The page ${wanted} has not come within 10 s`))
          else requestAnimationFrame(look)
        }
        link.click()
        requestAnimationFrame(look)
      }),
    { entry, title },
  )

/** Returns the bytes in use after a garbage collection. */
async function heap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  return (await client.send('Runtime.getHeapUsage')).usedSize
}

async function measureTasks(page: Page): Promise<Line[]> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  })
  await page.goto('/#/spu/1')
  await page.locator('#name').waitFor()
  await page.waitForLoadState('networkidle')
  const typing = await longest(page, async () => {
    await page.locator('#name').focus()
    await page.keyboard.type('这是一段连续输入的文字 and some more of it', { delay: 30 })
  })
  const menus = await longest(page, async () => {
    for (const name of [/账号菜单/, /语言/, /尺寸|大小/]) {
      await page.getByRole('button', { name }).first().click()
      await page.waitForTimeout(300)
      await page.keyboard.press('Escape')
      await page.waitForTimeout(300)
    }
  })
  const most = { limit: { most: 50 }, unit: 'ms' }
  return [
    { what: 'back office: longest task while typing in the product form', value: typing, ...most },
    { what: 'back office: longest task while opening the menus of the top bar', value: menus, ...most },
  ]
}

/** Returns the longest task during an action in ms. The browser reports tasks over 50 ms only; 0 means that there was none. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  const tasks = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))
  await page.waitForTimeout(500)
  await tasks()
  await act()
  await page.waitForTimeout(300)
  return Math.max(0, ...(await tasks()))
}
