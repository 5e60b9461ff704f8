import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { cp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { TOKEN_COOKIE, USER_COOKIE } from '../admin/session/session-cookies.ts'
import { start, type Running } from '../server/start.ts'

/** A running demo site and a browser to visit it with. */
export interface Visit {
  url: string
  running: Running
  browser: Browser
  /** A page of its own visitor; whatever goes wrong in it (console errors, failed requests, exceptions) fails the test, unless `expected` matches. */
  open(options?: BrowserContextOptions & { expected?: RegExp }): Promise<Page>
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Starts the demo site once for a file of tests; `env` goes on top of its configuration. */
export function visitDemo(env: NodeJS.ProcessEnv = {}): Visit {
  const visit = {} as Visit
  const pages: Page[] = []
  const problems: string[] = []
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-e2e-'))

  beforeAll(async () => {
    await copyDemo(dataDir)
    visit.running = await start({ PORT: '0', DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'test', ...env }, { quiet: true })
    visit.url = visit.running.url
    visit.browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: FLAGS,
      // Without it the browser hands out no file under a Chinese name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
    })
  })

  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()))
    expect(problems.splice(0)).toEqual([])
  })

  afterAll(async () => {
    await visit.browser?.close()
    await visit.running?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  visit.open = async ({ expected, ...options } = {}) => {
    const context = await visit.browser.newContext({ viewport: DESKTOP, locale: 'zh-CN', baseURL: visit.url, ...options })
    const page = await context.newPage()
    const note = (problem: string) => {
      if (!expected?.test(problem)) problems.push(problem)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => note(`exception: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
    })
    pages.push(page)
    return page
  }
  return visit
}

/** The database is the file's own; pictures are added and never changed, so all share one folder, and each variant is made once a run. */
async function copyDemo(dataDir: string) {
  const demo = inject('demoSite')
  await cp(demo, dataDir, { recursive: true, filter: (from) => path.basename(from) !== 'uploads' })
  await symlink(path.join(demo, 'uploads'), path.join(dataDir, 'uploads'))
}

/** Is signed in, and looks at the dashboard; nothing moves there, as a press upon what still moves is easily lost. */
export async function signIn(page: Page, userName: string, password = '123qwe') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const reply = await page.request.post('/abp/TokenAuth/Authenticate', { data: { userNameOrEmailAddress: userName, password } })
  const { result } = (await reply.json()) as { result: { accessToken: string; userId: number } }
  const url = new URL(reply.url()).origin
  await page.context().addCookies([
    { name: TOKEN_COOKIE, value: result.accessToken, url },
    { name: USER_COOKIE, value: String(result.userId), url },
  ])
  // A page that is open already has looked for these when it was loaded.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto('/#/dashboard')
  await page.waitForURL(/#\/dashboard/)
}

/** Signs in at the login page as a person does. */
export async function signInByHand(page: Page, userName: string, password = '123qwe') {
  await page.goto('/#/login')
  await page.locator('input[autocomplete=username]').fill(userName)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/dashboard/)
}

interface Reply {
  result: Record<string, unknown> & { id: number; version: number; items: ({ id: number } & Record<string, unknown>)[] }
  error: { code: number; message: string } | null
}

/**
 * How much moves by itself while a page loads and is scrolled through (CLS). While its text still arrives a slow machine may draw a part of the
 * header before the rest: less than a thousandth, which is what measuring tools show as 0.
 */
export const STILL = 0.001

export async function movement(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  for (let top = 0; top < 4000; top += 500)
    await page.evaluate(
      (y) =>
        new Promise((done) => {
          scrollTo(0, y)
          setTimeout(done, 50)
        }),
      top,
    )
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))
}

/** What axe finds wrong with the page, or with a part of it, each with the piece that it finds it with (P-15). */
export async function faultsOf(page: Page, { part, popups = false }: { part?: string; popups?: boolean } = {}): Promise<string[]> {
  // Only what is wrong is wanted: to describe all that is right takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (part) axe.include(part)
  // The UI kit hangs popups below the body, outside of every landmark.
  if (popups) axe.disableRules('region')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** By how many px the page is wider than its window. */
export const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Calls of the service by a seeded user, without a browser: `service('editor', 'GET', 'Product/Get?id=1')`. */
export function serviceOf(visit: Visit) {
  const tokens = new Map<string, string>()

  async function ask(method: string, path: string, token: string, body?: object): Promise<Reply> {
    const reply = await fetch(`${visit.url}/abp/${path}`, {
      method,
      headers: { 'X-Token': token, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await reply.json()) as Reply
  }
  return async (userName: string, method: string, path: string, body?: object): Promise<Reply> => {
    if (!tokens.has(userName)) {
      const { result } = await ask('POST', 'TokenAuth/Authenticate', '', { userNameOrEmailAddress: userName, password: '123qwe' })
      tokens.set(userName, String(result['accessToken']))
    }
    return ask(method, `services/app/${path}`, tokens.get(userName)!, body)
  }
}

/** Drags one element onto another as a hand does, in steps: a drag begins after a short way, and its target is found on the way. */
export async function drag(page: Page, { from, to }: { from: Locator; to: Locator }): Promise<void> {
  await from.hover()
  await from.locator('xpath=ancestor::*[@data-sorting]').first().waitFor({ state: 'attached' })
  await page.mouse.down()
  const box = (await to.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await page.locator('[data-dnd-dragging]').waitFor()
  await to.page().evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' })
}
