import { createRetries } from '../../jobs/retries.ts'
import type { PushService } from './services.ts'
import { post } from './post.ts'

/** The waiting times before each further attempt. After the last one, search engines find the addresses in the sitemap. */
export const WAITS_MS: readonly number[] = [30_000, 5 * 60_000, 60 * 60_000]

interface DeliveryParts {
  /** Called at each failure with a line that holds no secret. */
  say: (line: string) => void
  waits: readonly number[]
}

export interface Delivery {
  /** Sends the addresses in batches, in the background; never throws. */
  send(service: PushService, addresses: string[]): void
  stop(): Promise<void>
}

export function createDelivery({ say, waits }: DeliveryParts): Delivery {
  const retries = createRetries()
  let isStopping = false

  function sendBatch(service: PushService, addresses: string[]) {
    const failed = (error: unknown, next: number | null) => {
      if (isStopping) return
      const further = next === null ? 'Given up; the sitemap names them.' : `Trying again in ${Math.ceil(next / 1000)} s.`
      say(`Could not tell ${service.name} of ${addresses.length} changed address(es): ${messageOf(error)}. ${further}`)
    }
    retries.start({ waits, run: (ending) => post(service, addresses, ending), failed })
  }

  return {
    send: (service, addresses) => {
      for (let from = 0; from < addresses.length; from += service.most) sendBatch(service, addresses.slice(from, from + service.most))
    },
    stop: () => {
      isStopping = true
      return retries.stop()
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
