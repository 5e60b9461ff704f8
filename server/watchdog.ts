import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { redactedPath } from './http/redact.ts'

/** How the event loop has done since the start. */
export interface LoopHealth {
  /** How often it stood still for longer than is told of. */
  stalls: number
  /** The longest time, ms. */
  longest: number
  /** The last time, epoch ms; null: never. */
  lastAt: number | null
}

/** Tells what ran while the event loop stood still: then nobody at all is answered. */
export interface Watchdog {
  /** From when the server listens: the work of starting up holds up nobody. */
  start(): void
  /** From now until its response is closed, this request is among what runs. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** The id under which the logs know a request that is watched. */
  name(request: IncomingMessage, id: string): void
  health(): LoopHealth
  stop(): Promise<void>
}

interface Running {
  request: IncomingMessage
  /** Of `performance.now()`. */
  since: number
  id: string
}

const EVERY_MS = 50
/** Longer than this is told of. */
const MOST_MS = 200
/** A line a second, of at most so many requests. */
const QUIET_MS = 1000
const MOST_TOLD = 5

export function createWatchdog(say: (line: string) => void): Watchdog {
  const running = new Map<IncomingMessage, Running>()
  /** What has ended since the loop was last looked at: a request that blocks it ends before the timer runs. */
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
        ended.push(one)
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
      ({ request: { method, url = '' }, since, id }) =>
        `${method} ${redactedPath(url).slice(0, 200)} ${id} (${Math.round(now - since)} ms)`,
    )
  const more = requests.length > MOST_TOLD ? ` and ${requests.length - MOST_TOLD} more` : ''
  return `what ran: ${lines.join(', ')}${more}`
}
