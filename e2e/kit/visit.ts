import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { cp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { start, type Running } from '../../server/start.ts'
import { freePort, isFree } from '../../server/testing/free-port.ts'
import { giveBack, lendContext, newContext } from './contexts.ts'
import { awaitRoutes } from './routes.ts'
import { watchRequests } from './settled.ts'

/** A running site and a browser to visit it with. */
export interface Visit {
  url: string
  /** Opens a page of a new visitor, closed after the test. A console error, a failed request or an exception fails the test, unless it matches `expected`. */
  open(options?: VisitOptions): Promise<Page>
  /** Opens a page for all tests of the describe it is called in: `const page = visit.share({}, (page) => page.goto('/home'))`, then `page()` in a test. */
  share(options: VisitOptions, prepare: (page: Page) => Promise<unknown>): () => Page
}

export type VisitOptions = BrowserContextOptions & { expected?: RegExp }

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** For pages whose pictures the test does not look at. */
export const QUICK = { waitUntil: 'domcontentloaded' } as const

// Playwright turns these off; a list of ours takes the place of its own.
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A script that is parsed while it arrives is parsed at each load. Otherwise the process finds what it has compiled for the page before.
  'ScriptStreaming',
]

const FLAGS = [
  `--disable-features=${OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a context share a process, which lives as long as the context.
  '--process-per-site',
  // A page of a test lives for seconds: to compile its scripts for speed would take longer than they run, but for the loops of axe.
  '--js-flags=--no-opt --no-maglev --budget-for-feedback-vector-allocation=40000',
]

// A worker runs many test files: they share its browser, which ends with the worker.
const worker = globalThis as { porticoBrowser?: Promise<Browser>; porticoPort?: Promise<number> }

const launch = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
    // With another locale the browser cannot download a file under a Chinese name.
    env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  })

export type DemoVisit = Visit & { running: Running; dataDir: string }

/** Starts the demo site once for a test file; `env` goes on top of its configuration. */
export function visitDemo(env: NodeJS.ProcessEnv = {}): DemoVisit {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-e2e-'))
  const visit: Visit & { running?: Running } = visitAt(async () => {
    await copyDemo(dataDir)
    visit.running = await start(
      { PORT: await portOfWorker(), DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'test', WRITES_PER_MINUTE: '100000', ...env },
      { quiet: true },
    )
    return visit.running.url
  })
  afterAll(async () => {
    await visit.running?.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return Object.assign(visit, { dataDir }) as DemoVisit
}

/** A browser for a site that `begin` starts before the tests; it returns its address. */
export function visitAt(begin: () => Promise<string>, patience?: number): Visit {
  const visit = {} as Visit
  const pages: Page[] = []
  const shared = new Set<Page>()
  const problems: string[] = []

  beforeAll(async () => {
    visit.url = await begin()
  }, patience)

  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await Promise.all([...shared, ...pages].map(describePage))
    await Promise.all(pages.splice(0).map((page) => giveBack(page.context(), hasFailed)))
    expect(problems.splice(0)).toEqual([])
  })

  visit.open = async (options) => {
    const page = await openPage(visit.url, problems, options)
    pages.push(page)
    return page
  }

  visit.share = (options, prepare) => {
    let page: Page | undefined
    beforeAll(async () => {
      page = await openPage(visit.url, problems, options)
      shared.add(page)
      await prepare(page)
    })
    afterAll(() => {
      if (!page) return
      shared.delete(page)
      return giveBack(page.context())
    })
    return () => page!
  }
  return visit
}

/** Prints the address and the words of a page whose test has failed. */
async function describePage(page: Page) {
  const words = await page.locator('body').innerText({ timeout: 2000 }).catch(String)
  console.log(`At the failure ${page.url()} read: ${words.replaceAll(/\s+/g, ' ').slice(0, 1500)}`)
}

/** The browser itself skips its transition between two documents when the second one was drawn first. No script takes part in it. */
const LATE_TRANSITION = /^Transition was aborted because of invalid state/

const sites = new WeakMap<Page, string>()
/** The address of the site that a page was opened for. */
export const siteOf = (page: Page) => sites.get(page)!

async function openPage(baseURL: string, problems: string[], { expected, ...options }: VisitOptions = {}): Promise<Page> {
  const page = await newPage(baseURL, options)
  const note = (problem: string) => {
    if (!expected?.test(problem)) problems.push(problem)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!LATE_TRANSITION.test(message)) note(`exception: ${message}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })
  watchRequests(page)
  awaitRoutes(page)
  sites.set(page, baseURL)
  return page
}

/** Opens a page in a context that others had before, or in one of its own if an option is asked for that only a context can have. */
async function newPage(
  baseURL: string,
  { locale = 'zh-CN', viewport = DESKTOP, reducedMotion, colorScheme, ...rest }: BrowserContextOptions,
): Promise<Page> {
  const browser = await (worker.porticoBrowser ??= launch())
  const look = { ...(reducedMotion && { reducedMotion }), ...(colorScheme && { colorScheme }) }
  if (Object.keys(rest).length > 0) {
    const context = await newContext(browser, { locale, viewport, baseURL, ...look, ...rest })
    return context.newPage()
  }
  const context = await lendContext(browser, { locale, viewport: DESKTOP, baseURL })
  const page = await context.newPage()
  if (viewport !== DESKTOP && viewport) await page.setViewportSize(viewport)
  await page.emulateMedia(look)
  return page
}

/** The sites of a worker have the same address, one after the other: its browser keeps their scripts. */
async function portOfWorker(): Promise<string> {
  const port = await (worker.porticoPort ??= freePort())
  return String((await isFree(port)) ? port : 0)
}

/** The database is the file's own. Pictures are only added, so all files share one folder, and each variant is made once a run. */
async function copyDemo(dataDir: string) {
  const { dataDir: demo } = inject('demo')
  await cp(demo, dataDir, { recursive: true, filter: (from) => path.basename(from) !== 'uploads' })
  await symlink(path.join(demo, 'uploads'), path.join(dataDir, 'uploads'))
}
