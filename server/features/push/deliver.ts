import type { PushService } from './services.ts'

const TIMEOUT_MS = 10_000
/** How long it waits before each further attempt; after the last the sitemap has to do. */
export const WAITS_MS: readonly number[] = [30_000, 5 * 60_000, 60 * 60_000]

interface DeliveryParts {
  /** Told of each failure, in one line that holds no secret. */
  say: (line: string) => void
  waits: readonly number[]
}

export interface Delivery {
  /** Sends them in batches; never throws, and never keeps anybody waiting. */
  send(service: PushService, addresses: string[]): void
  stop(): Promise<void>
}

export function createDelivery({ say, waits }: DeliveryParts): Delivery {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const ending = new AbortController()

  function attempt(service: PushService, addresses: string[], failures: number) {
    const sent = post(service, addresses, ending.signal)
      .catch((error: unknown) => failed(service, addresses, failures, error as Error))
      .finally(() => running.delete(sent))
    running.add(sent)
  }

  function failed(service: PushService, addresses: string[], failures: number, error: Error) {
    if (ending.signal.aborted) return
    const wait = waits[failures]
    const further = wait === undefined ? 'Given up; the sitemap names them.' : `Trying again in ${Math.ceil(wait / 1000)} s.`
    say(`Could not tell ${service.name} of ${addresses.length} changed address(es): ${error.message}. ${further}`)
    if (wait === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      attempt(service, addresses, failures + 1)
    }, wait)
    timer.unref()
    timers.add(timer)
  }

  return {
    send: (service, addresses) => {
      for (let from = 0; from < addresses.length; from += service.most) attempt(service, addresses.slice(from, from + service.most), 0)
    },
    stop: async () => {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

/** Throws what went wrong, without the address that it was sent to: that one holds a token. */
async function post(service: PushService, addresses: string[], ending: AbortSignal): Promise<void> {
  const { url, type, body } = service.request(addresses)
  const signal = AbortSignal.any([ending, AbortSignal.timeout(TIMEOUT_MS)])
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'error', signal }).catch(
    (error: Error) => {
      throw new Error(error.name === 'TimeoutError' ? 'no answer' : 'no connection', { cause: error })
    },
  )
  const said = await response.text().catch(() => '')
  if (!response.ok) throw new Error(`it answered ${response.status} ${said.slice(0, 200).replaceAll(/\s+/g, ' ')}`.trim())
}
