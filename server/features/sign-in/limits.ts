import { createLimit, networkOf } from '../../http/limits.ts'

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
  const byPair = createLimit(10, WINDOW_SECONDS)
  const byAddress = createLimit(50, WINDOW_SECONDS)
  const pair = (account: string, ip: string) => `${account.toLowerCase()} ${networkOf(ip)}`

  async function take(account: string, ip: string) {
    await byPair.take(pair(account, ip))
    await byAddress.take(networkOf(ip))
  }

  async function giveBack(account: string, ip: string) {
    await Promise.all([byPair.forget(pair(account, ip)), byAddress.giveBack(networkOf(ip))])
  }

  return { take, giveBack }
}
