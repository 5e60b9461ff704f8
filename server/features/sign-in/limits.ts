import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../../../contract/errors.ts'

/** Failed sign-ins slow down by account and by address; the keys are ours, never what a client sends about itself. */
export interface SignInLimits {
  /** Takes a guess before the password is looked at, so that guesses at the same moment count too; refuses when none is left. */
  take(account: string, ip: string): Promise<void>
  /** It was no guess. */
  giveBack(account: string, ip: string): Promise<void>
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

  async function take(account: string, ip: string) {
    for (const [limiter, key] of [
      [byPair, pair(account, ip)],
      [byAddress, ip],
    ] as const) {
      await limiter.consume(key).catch((full: unknown) => {
        if (!(full instanceof RateLimiterRes)) throw full
        throw new Problem('tooMany', { data: { retryAfter: Math.ceil(full.msBeforeNext / 1000) } })
      })
    }
  }

  async function giveBack(account: string, ip: string) {
    await Promise.all([byPair.delete(pair(account, ip)), byAddress.reward(ip)])
  }

  return { take, giveBack }
}
