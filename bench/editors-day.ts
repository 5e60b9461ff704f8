import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser, signedIn } from './browser.ts'
import { ARRIVING } from './day/arriving.ts'
import { handAt, type Steps } from '../e2e/kit/hand.ts'
import { LISTS } from './day/lists.ts'
import { NETWORK } from './day/network.ts'
import { PRODUCTS } from './day/products.ts'
import { PUBLISHING } from './day/publishing.ts'
import { SHELL } from './day/shell.ts'
import { SITE } from './day/site.ts'
import type { Day, Row, Task } from './day/task.ts'
import { WRITING } from './day/writing.ts'

const TASKS: readonly Task[] = [...ARRIVING, ...WRITING, ...PUBLISHING, ...PRODUCTS, ...LISTS, ...SITE, ...SHELL, ...NETWORK]

interface Options {
  url: string
  /** A folder for a picture of the end of each task. */
  pictures: string | null
  /** A part of the name of the tasks to walk through. */
  only: string | null
}

/** Walks through the tasks of an editor's day as a person does, and prints for each its steps, the work of the page's thread, and the outcome. */
export async function walkThroughDay({ url, pictures, only }: Options): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-day-'))
  if (pictures) mkdirSync(pictures, { recursive: true })
  const browser = await openBrowser()
  console.log(`${'task'.padEnd(44)} clicks  keys texts drags files thread ms  outcome`)
  try {
    const day = await beginDay(browser, url, folder)
    for (const [at, task] of TASKS.entries()) {
      if (only && !task.name.includes(only)) continue
      console.log(
        lineOf(task.name, await walk(browser, day, { task, picture: pictures && path.join(pictures, `${nameOf(at, task)}.png`) })),
      )
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const nameOf = (at: number, { name }: Task) => `${String(at + 1).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}`

async function beginDay(browser: Browser, url: string, folder: string): Promise<Day> {
  const { cookies, token } = await beginSession(browser, url)
  const call = async <T = Row>(name: string, data?: unknown): Promise<T> => {
    const headers = { 'x-token': token, 'content-type': 'application/json' }
    const options = data ? { method: 'POST', headers, body: JSON.stringify(data) } : { headers }
    const answer = (await (await fetch(`${url}/abp/services/app/${name}`, options)).json()) as { result: T; error: unknown }
    if (answer.error) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.result
  }
  return { url, session: cookies, call, folder, pictures: await pictureFiles(folder) }
}

const pictureFiles = (folder: string) =>
  Promise.all(
    ['#3a6ea5', '#c0783c', '#4f8a5b'].map(async (background, at) => {
      const file = path.join(folder, `车间 ${at + 1}.png`)
      await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .png()
        .toFile(file)
      return file
    }),
  )

interface Outcome {
  steps: Steps
  work: number
  said: string
}

async function walk(browser: Browser, day: Day, { task, picture }: { task: Task; picture: string | null }): Promise<Outcome> {
  const context = await contextOf(browser, day, task)
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
  const hand = handAt(page)
  let spent = async () => 0
  let said: string
  try {
    await page.goto(day.url + (typeof task.at === 'string' ? task.at : await task.at(day)))
    await page.waitForLoadState('networkidle')
    spent = await stopwatch(page)
    said = `ok ${(await task.work(hand, day)) ?? ''}`.trim()
  } catch (error) {
    said = `FAILED: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)}`
  }
  const work = await spent().catch(() => Number.NaN)
  if (picture) await page.screenshot({ path: picture }).catch(() => undefined)
  await context.close()
  return { steps: hand.steps, work, said }
}

/** A context of its own for each task: words that one left unsaved would come back in the next. */
async function contextOf(browser: Browser, { url, session }: Day, { own = {} }: Task): Promise<BrowserContext> {
  const { isSignedOut = false, hasOwnSession = false, ...options } = own
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 }, ...options })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  if (!isSignedOut) await context.addCookies(hasOwnSession ? (await beginSession(browser, url)).cookies : session)
  return context
}

async function beginSession(browser: Browser, url: string) {
  const { context, token } = await signedIn(browser, url)
  const cookies = await context.cookies()
  await context.close()
  return { cookies, token }
}

/** Returns a function that answers for how many ms of processor time the main thread has worked since now. */
async function stopwatch(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await worked(client)
  return async () => (await worked(client)) - before
}

async function worked(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

function lineOf(name: string, { steps, work, said }: Outcome): string {
  const { clicks, keys, texts, drags, dialogs } = steps
  const numbers = [clicks, keys, texts, drags, dialogs].map((number) => String(number).padStart(5)).join(' ')
  return `${name.padEnd(44)} ${numbers} ${work.toFixed(0).padStart(9)}  ${said}`
}
