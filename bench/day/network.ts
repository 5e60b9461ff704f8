import type { Page } from '@playwright/test'
import { must, seen } from '../../e2e/kit/hand.ts'
import { eventually, type Task } from './task.ts'

const NEW = '/#/sitenews/new'
const WORDS = '写了一半'
const title = (page: Page) => seen(page.locator('#title'))
const link = (page: Page, name: string) => page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name })

/** 1.6 Mbit/s with 300 ms to the server and back. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

export const NETWORK: Task[] = [
  {
    name: 'offline: save',
    at: NEW,
    work: async ({ page, type, key }) => {
      await page.locator('#title:focus').waitFor()
      await type(WORDS)
      await page.context().setOffline(true)
      await key('Control+s')
      await seen(page.getByText(/无法连接服务器|当前离线/)).waitFor()
      must((await title(page).inputValue()) === WORDS, 'the words are gone')
      await page.context().setOffline(false)
      await page.getByText('当前离线').waitFor({ state: 'detached' })
      await key('Control+s')
      await page.waitForURL(/sitenews\/\d+/)
      return 'it says so, the form stays, and saving works again'
    },
  },
  {
    name: 'offline: open another page',
    at: NEW,
    work: async ({ page, type, click }) => {
      await page.locator('#title:focus').waitFor()
      await type(WORDS)
      await page.context().setOffline(true)
      await page.getByText('当前离线').waitFor()
      await click(link(page, '产品'))
      await page.getByText('恢复连接后会自动重试').waitFor()
      await click(tab(page, '新增新闻'))
      must(await eventually(async () => (await title(page).inputValue()) === WORDS), 'the words are gone')
      await click(tab(page, '产品'))
      await page.context().setOffline(false)
      await seen(page.locator('.ant-table-row')).waitFor()
      return 'the tab alone fails and loads by itself later; the form stays'
    },
  },
  {
    name: 'slow network: a list with an empty cache',
    at: '/robots.txt',
    work: async ({ page }, day) => {
      const client = await page.context().newCDPSession(page)
      await client.send('Network.emulateNetworkConditions', SLOW)
      await page.addInitScript(noteMoments)
      await page.goto(`${day.url}/#/sitenews`, { waitUntil: 'commit' })
      await page.locator('.ant-table-row a[href*="/sitenews/"]').first().waitFor({ timeout: 60_000 })
      const { shell, rows } = await page.evaluate(() => (window as unknown as { moments: Moments }).moments)
      must(
        shell !== undefined && rows !== undefined && shell < rows / 2,
        `the page stays white for ${shell?.toFixed(0)} ms, the rows come after ${rows?.toFixed(0)} ms`,
      )
      return `the picture of the page after ${shell.toFixed(0)} ms, the rows after ${rows.toFixed(0)} ms`
    },
  },
]

interface Moments {
  shell?: number
  rows?: number
}

/** Runs in the page: notes when something of the page is painted first, and when the first row stands. */
function noteMoments() {
  const moments: Moments = {}
  Object.assign(window, { moments })
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-paint')
    if (first) moments.shell = first.startTime
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    if (document.querySelector('.ant-table-row a[href*="/sitenews/"]')) moments.rows = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
