import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../../../contract/errors.ts'

/** Failed sign-ins slow down by account and by address; the keys are ours, never what a client sends about itself. */
export interface SignInLimits {
  /** Refuses while either has failed too often. */
  check(account: string, ip: string): Promise<void>
  failed(account: string, ip: string): Promise<void>
  succeeded(account: string, ip: string): Promise<void>
}

const WINDOW_SECONDS = 15 * 60

/**
 * Ten failures of one account from one address, or fifty of one address, in a quarter of an hour. An account is never closed to an address
 * that has not failed itself: nobody locks the last administrator out from afar.
 */
export function createSignInLimits(): SignInLimits {
  const byPair = new RateLimiterMemory({ points: 10, duration: WINDOW_SECONDS })
  const byAddress = new RateLimiterMemory({ points: 50, duration: WINDOW_SECONDS })
  const pair = (account: string, ip: string) => `${account.toLowerCase()} ${ip}`

  async function check(account: string, ip: string) {
    for (const [limiter, key] of [[byPair, pair(account, ip)], [byAddress, ip]] as const) {
      const state = await limiter.get(key)
      if (state && state.consumedPoints >= limiter.points) throw new Problem('tooMany', { data: { retryAfter: Math.ceil(state.msBeforeNext / 1000) } })
    }
  }

  const count = (limiter: RateLimiterMemory, key: string) => limiter.consume(key).catch((full: unknown) => { if (!(full instanceof RateLimiterRes)) throw full })

  return {
    check,
    failed: async (account, ip) => { await Promise.all([count(byPair, pair(account, ip)), count(byAddress, ip)]) },
    succeeded: async (account, ip) => { await byPair.delete(pair(account, ip)) },
  }
}
