import type { Browser, Page } from '@playwright/test'
import { signedIn } from './browser.ts'
import { byTurns, withBuilds } from './by-turns.ts'
import type { Line } from './table.ts'

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
  styleKilobytes: number
  requests: number
  /** Milliseconds from the request to the frame in which a row can be opened. */
  rows: number
}

/**
 * Measures a list of the back office with an empty browser cache, signed in: of the build in this folder and, by turns, of another build. A goal for the
 * time is a share of the time of the other build.
 */
export const measureColdList = (other: string | null): Promise<Line[]> =>
  withBuilds(other, async (browser, servers) => {
    const lines: Line[] = []
    for (const line of Object.keys(LINES) as (keyof typeof LINES)[])
      lines.push(...linesOf(await byTurns(servers, ROUNDS, ({ url }) => coldLoad(browser, url, line)), line))
    return lines
  })

async function coldLoad(browser: Browser, url: string, line: keyof typeof LINES): Promise<Load> {
  const { context } = await signedIn(browser, url)
  try {
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
    const ending = (end: string) => files.filter(({ name }) => new URL(name).pathname.endsWith(end))
    const kilobytes = (end: string) => ending(end).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
    return {
      scriptKilobytes: kilobytes('.js'),
      scriptFiles: ending('.js').length,
      styleKilobytes: kilobytes('.css'),
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
          { what: what('style sheets'), value: now.styleKilobytes, unit: 'KB', limit: { most: 45 }, ...note(before?.styleKilobytes) },
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
    styleKilobytes: middle('styleKilobytes'),
    requests: middle('requests'),
    rows: middle('rows'),
  }
}
