import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../../contract/errors.ts'

/** So many of something in a window of time, by key; counted by this node alone (docs/decisions/0010). */
export interface Limit {
  /** Takes one; refuses when none is left, and says for how long (429). */
  take(key: string): Promise<void>
  /** Gives back one that was taken. */
  giveBack(key: string): Promise<void>
  /** Gives back all that were taken. */
  forget(key: string): Promise<void>
}

export function createLimit(most: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds })
  return {
    take: async (key) => {
      await limiter.consume(key).catch((full: unknown) => {
        if (!(full instanceof RateLimiterRes)) throw full
        throw new Problem('tooMany', { data: { retryAfter: Math.ceil(full.msBeforeNext / 1000) } })
      })
    },
    giveBack: async (key) => void (await limiter.reward(key)),
    forget: async (key) => void (await limiter.delete(key)),
  }
}

/** What is counted as one visitor: an IPv4 address, or the network of 64 bits that every IPv6 line has for itself to choose from. */
export function networkOf(ip: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (plain) return plain
  if (!isIPv6(ip)) return ip
  const [before, after] = ip
    .toLowerCase()
    .replace(/%.*/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before!.length - (after?.length ?? 0) }, () => '0')
  return [...before!, ...zeros, ...(after ?? [])]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
