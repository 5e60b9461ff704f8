import type { PushService } from './services.ts'
import { post } from './post.ts'

/** The waiting times before each further attempt. After the last one, search engines find the addresses in the sitemap. */
export const WAITS_MS: readonly number[] = [30_000, 5 * 60_000, 60 * 60_000]

interface DeliveryParts {
  /** Called at each failure with a line that holds no secret. */
  say: (line: string) => void
  waits: readonly number[]
}

interface Attempt {
  service: PushService
  addresses: string[]
  /** The number of failures before. */
  failures: number
}

export interface Delivery {
  /** Sends the addresses in batches, in the background; never throws. */
  send(service: PushService, addresses: string[]): void
  stop(): Promise<void>
}

export function createDelivery({ say, waits }: DeliveryParts): Delivery {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const ending = new AbortController()

  function attempt({ service, addresses, failures }: Attempt) {
    const sent = post(service, addresses, ending.signal)
      .catch((error: unknown) => failed({ service, addresses, failures }, error))
      .finally(() => running.delete(sent))
    running.add(sent)
  }

  function failed({ service, addresses, failures }: Attempt, error: unknown) {
    if (ending.signal.aborted) return
    const wait = waits[failures]
    const further = wait === undefined ? 'Given up; the sitemap names them.' : `Trying again in ${Math.ceil(wait / 1000)} s.`
    say(`Could not tell ${service.name} of ${addresses.length} changed address(es): ${messageOf(error)}. ${further}`)
    if (wait === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      attempt({ service, addresses, failures: failures + 1 })
    }, wait)
    timer.unref()
    timers.add(timer)
  }

  return {
    send: (service, addresses) => {
      for (let from = 0; from < addresses.length; from += service.most) {
        attempt({ service, addresses: addresses.slice(from, from + service.most), failures: 0 })
      }
    },
    stop: async () => {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
