import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { startPortico, type Portico } from './portico.ts'
import type { Line } from './table.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
const ROUNDS = 7
const LIST = '/#/sitenews'

/** The connections that are measured; null is this machine's own. */
const LINES = {
  'on this machine': null,
  'at 10 Mbit/s and 60 ms': { offline: false, latency: 60, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 },
} as const

interface Load {
  scriptKilobytes: number
  scriptFiles: number
  requests: number
  /** Milliseconds from the request to the frame in which a row can be opened. */
  rows: number
}

/**
 * Measures a list of the back office with an empty browser cache, signed in: of the build in this folder and, by turns, of another build. A goal for the
 * time is a share of the time of the other build.
 */
export async function measureColdList(other: string | null): Promise<Line[]> {
  const builds = other ? ['.', other] : ['.']
  const folders = builds.map(() => mkdtempSync(path.join(tmpdir(), 'portico-cold-')))
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS })
  const servers: Portico[] = []
  try {
    for (const [at, build] of builds.entries()) servers.push(await startPortico(folders[at]!, {}, build))
    const lines: Line[] = []
    for (const line of Object.keys(LINES) as (keyof typeof LINES)[]) lines.push(...linesOf(await byTurns(browser, servers, line), line))
    return lines
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** Loads the list of each server by turns; returns the loads of each. The first round warms the servers and does not count. */
async function byTurns(browser: Browser, servers: Portico[], line: keyof typeof LINES): Promise<Load[][]> {
  const loads: Load[][] = servers.map(() => [])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, { url }] of servers.entries()) {
      const load = await coldLoad(browser, url, line)
      if (round > 0) loads[at]!.push(load)
    }
  return loads
}

async function coldLoad(browser: Browser, url: string, line: keyof typeof LINES): Promise<Load> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  try {
    const reply = await context.request.post('/abp/TokenAuth/Authenticate', {
      data: { usernameOrEmailAddress: 'admin', password: '123qwe' },
    })
    const { accessToken, userId } = ((await reply.json()) as { result: { accessToken: string; userId: number } }).result
    await context.addCookies([
      { name: 'Admin-Token', value: accessToken, url },
      { name: 'Admin-UserId', value: String(userId), url },
    ])
    const page = await context.newPage()
    const emulated = LINES[line]
    if (emulated) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', emulated)
    await page.addInitScript(watchForRows)
    await page.goto(LIST)
    const rows = await page.evaluate(() => (window as unknown as { rows: Promise<number> }).rows)
    await page.waitForLoadState('networkidle')
    return { rows, ...(await weigh(page)) }
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes the moment of the frame that shows a row with its link. */
function watchForRows() {
  const rows = new Promise<number>((done) => {
    const look = () =>
      document.querySelector('.ant-table-row a[href*="/sitenews/"]') ? done(performance.now()) : void requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
  Object.assign(window, { rows })
}

const weigh = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return {
      scriptKilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
      scriptFiles: scripts.length,
      requests: files.length + 1,
    }
  })

const GOALS = { 'on this machine': 0.75, 'at 10 Mbit/s and 60 ms': 0.5 }

function linesOf([own, other]: Load[][], line: keyof typeof LINES): Line[] {
  const what = (name: string) => `back office: a list, cold, ${name}`
  const now = medianOf(own!)
  const before = other && medianOf(other)
  const rows = `rows ${line}`
  const weights: Line[] =
    LINES[line] === null
      ? [
          { what: what('script'), value: now.scriptKilobytes, unit: 'KB', limit: { most: 300 }, ...note(before?.scriptKilobytes) },
          { what: what('script files'), value: now.scriptFiles, unit: '', limit: { most: 12 }, ...note(before?.scriptFiles) },
          { what: what('requests'), value: now.requests, unit: '', limit: { most: 30 }, ...note(before?.requests) },
        ]
      : []
  const time: Line = before
    ? {
        what: what(rows),
        value: now.rows / before.rows,
        unit: '× other',
        limit: { most: GOALS[line] },
        note: `${now.rows.toFixed(0)} / ${before.rows.toFixed(0)} ms`,
      }
    : { what: what(rows), value: now.rows, unit: 'ms' }
  return [...weights, time]
}

const note = (before: number | undefined) => (before === undefined ? {} : { note: `other: ${before.toFixed(0)}` })

const medianOf = (loads: Load[]): Load => {
  const middle = (name: keyof Load) => loads.map((load) => load[name]).toSorted((one, other) => one - other)[Math.floor(loads.length / 2)]!
  return {
    scriptKilobytes: middle('scriptKilobytes'),
    scriptFiles: middle('scriptFiles'),
    requests: middle('requests'),
    rows: middle('rows'),
  }
}
