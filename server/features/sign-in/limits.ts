import { createNetworkLimit } from '../../http/network-limit.ts'

/** Limits failed sign-ins by account and by address. The keys come from the connection, never from a claim of the client. */
export interface SignInLimits {
  /** Takes a guess before the password is looked at, so that guesses at the same moment count too; refuses when none is left. */
  take(account: string, ip: string): Promise<void>
  /** Returns a guess that was not checked. */
  giveBack(account: string, ip: string): Promise<void>
  /** The sign-in succeeded: forgets the failures of this account. */
  forget(account: string, ip: string): Promise<void>
  /** Opens every account to every network again. */
  clear(): void
  /** The number of keys held in memory. */
  size(): number
}

const WINDOW_SECONDS = 15 * 60

/**
 * Ten failures of one account from one network, or fifty of one network, in a quarter of an hour. An account is never closed to a network
 * that has not failed itself: so nobody can lock the last administrator out from afar.
 */
export function createSignInLimits(): SignInLimits {
  const byPair = createNetworkLimit(10, WINDOW_SECONDS)
  const byAddress = createNetworkLimit(50, WINDOW_SECONDS)
  const nameOf = (account: string) => account.toLowerCase()

  async function take(account: string, ip: string) {
    // The address comes first: a blocked network makes no key for an invented name.
    await byAddress.take(ip)
    try {
      await byPair.take(ip, nameOf(account))
    } catch (refused) {
      await byAddress.giveBack(ip)
      throw refused
    }
  }

  async function giveBack(account: string, ip: string) {
    await Promise.all([byPair.giveBack(ip, nameOf(account)), byAddress.giveBack(ip)])
  }

  async function forget(account: string, ip: string) {
    await Promise.all([byPair.forget(ip, nameOf(account)), byAddress.giveBack(ip)])
  }

  function clear() {
    byPair.clear()
    byAddress.clear()
  }

  return { take, giveBack, forget, clear, size: () => byPair.size() + byAddress.size() }
}
