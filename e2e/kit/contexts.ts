import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** These calls change a context for good, so one that took any of them is not lent again. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const
const LASTING_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** A context waits for its next visitor with an open page without scripts, since a browser process ends with its last page. */
interface Seat {
  context: BrowserContext
  rest: Page
  kind: string
  visits: number
  isChanged: boolean
}

/** A process grows with each visit, to some 400 MB by the fortieth. */
const MOST_VISITS = 20
/** An idle context keeps a process. */
const MOST_IDLE = 2

/** A page gives a call up after 5 s (C-01a), and on a busy machine the first answers of a site can take as long. No test in a browser is about that limit. */
const LATER = 12

const idle: Seat[] = []
const seats = new WeakMap<BrowserContext, Seat>()

/**
 * Lends a context of a browser to a new visitor. One whose visitor has left is lent again without cookies and stored words, but with
 * the files of the site, and the scripts as the browser has read them: a page then costs two thirds.
 */
export async function lendContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const kind = JSON.stringify(options)
  const at = idle.findLastIndex((seat) => seat.kind === kind)
  if (at === -1) return newSeat(browser, options, kind)
  const [seat] = idle.splice(at, 1) as [Seat]
  await seat.context.clearCookies()
  await seat.rest.evaluate(() => localStorage.clear())
  seat.visits++
  return seat.context
}

/** Opens a context whose pages wait longer than a visitor's for an answer. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript((later) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(later * ms)
  }, LATER)
  return context
}

async function newSeat(browser: Browser, options: BrowserContextOptions, kind: string) {
  const context = await newContext(browser, options)
  const rest = await context.newPage()
  await rest.goto('/robots.txt')
  const seat: Seat = { context, rest, kind, visits: 1, isChanged: false }
  noteChanges(context, LASTING, seat)
  noteChanges(context.clock, LASTING_CLOCK, seat)
  context.setOffline = () => {
    // The page that rests hears of the line first, in the same process: the other then asks while its own line is still cut.
    throw new Error('A line is cut in a context of its own: open the page with { offline: false }.')
  }
  seats.set(context, seat)
  return context
}

function noteChanges<Name extends string>(target: Record<Name, unknown>, names: readonly Name[], seat: Seat) {
  for (const name of names) {
    const does = target[name] as (...given: unknown[]) => unknown
    Object.assign(target, {
      [name]: (...given: unknown[]) => {
        seat.isChanged = true
        return does.apply(target, given)
      },
    })
  }
}

/** Ends the visit of a context: it is kept for the next visitor if it is as it was. */
export async function giveBack(context: BrowserContext, hasFailed = false): Promise<void> {
  const seat = seats.get(context)
  if (!seat || seat.isChanged || hasFailed || seat.visits >= MOST_VISITS) return context.close()
  await Promise.all(pagesOf(context).map((page) => page.close()))
  idle.push(seat)
  if (idle.length > MOST_IDLE) await idle.shift()!.context.close()
}

/** Lists the pages that a visitor sees: the one that rests is left out. */
export const pagesOf = (context: BrowserContext): Page[] => context.pages().filter((page) => page !== seats.get(context)?.rest)
