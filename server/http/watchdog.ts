import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { askedAddress } from './abp-prefix.ts'
import { redactedPath } from './redacted-path.ts'

/** The health of the event loop since the start. */
interface LoopHealth {
  /** The number of times the loop was blocked for longer than the limit. */
  stalls: number
  /** The longest block in ms. */
  longest: number
  /** The time of the last block in epoch ms; null when there was none. */
  lastAt: number | null
}

/** Logs the requests that ran while the event loop was blocked: meanwhile nobody is answered. */
export interface Watchdog {
  /** Call it when the server listens: work before that delays no visitor. */
  start(): void
  /** Counts the request as running until its response is closed. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Sets the id that the logs use for a watched request. */
  name(request: IncomingMessage, id: string): void
  health(): LoopHealth
  stop(): Promise<void>
}

interface Running {
  request: IncomingMessage
  /** The start, from `performance.now()`. */
  since: number
  id: string
}

const EVERY_MS = 50
/** A longer block is logged. */
const MOST_MS = 200
/** At most one line a second, with at most so many requests. */
const QUIET_MS = 1000
const MOST_TOLD = 5

export function createWatchdog(say: (line: string) => void): Watchdog {
  const running = new Map<IncomingMessage, Running>()
  /** Requests that lasted and ended since the last check: a request that blocks the loop ends before the timer runs. */
  let ended: Running[] = []
  const health: LoopHealth = { stalls: 0, longest: 0, lastAt: null }
  let looked = 0
  let timer: NodeJS.Timeout | undefined
  let told = -QUIET_MS

  function look() {
    const now = performance.now()
    const late = now - looked - EVERY_MS
    if (late > MOST_MS) stalled(late, now)
    looked = now
    ended = []
  }

  function stalled(late: number, now: number) {
    health.stalls++
    health.longest = Math.max(health.longest, late)
    health.lastAt = Date.now()
    if (now - told < QUIET_MS) return
    told = now
    say(`The event loop stood still for ${Math.round(late)} ms; ${ran([...ended, ...running.values()], now)}`)
  }

  function start() {
    looked = performance.now()
    timer = setInterval(look, EVERY_MS)
    timer.unref()
  }

  return {
    start,
    watch: (request, response) => {
      const one = { request, since: performance.now(), id: '' }
      running.set(request, one)
      response.once('close', () => {
        running.delete(request)
        // A quick request has not blocked the loop. To hold each one until the next check would double the work of the garbage collector.
        if (performance.now() - one.since > EVERY_MS) ended.push(one)
      })
    },
    name: (request, id) => {
      const one = running.get(request)
      if (one) one.id = id
    },
    health: () => ({ ...health }),
    stop: async () => clearInterval(timer),
  }
}

function ran(requests: Running[], now: number) {
  if (requests.length === 0) return 'no request ran.'
  const oldest = requests.toSorted((a, b) => a.since - b.since)
  const lines = oldest
    .slice(0, MOST_TOLD)
    .map(
      ({ request, since, id }) =>
        `${request.method} ${redactedPath(askedAddress(request)).slice(0, 200)} ${id} (${Math.round(now - since)} ms)`,
    )
  const more = requests.length > MOST_TOLD ? ` and ${requests.length - MOST_TOLD} more` : ''
  return `what ran: ${lines.join(', ')}${more}`
}
