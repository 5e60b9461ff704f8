import { userNameForm } from '../../../contract/format/compared-names.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { createTriedAccounts } from './tried-accounts.ts'

/** Limits failed sign-ins by account and by address. The keys come from the connection, never from a claim of the client. */
export interface SignInLimits {
  /** Takes a guess before the password is looked at, so that guesses at the same moment count too; refuses when none is left. */
  take(account: string, ip: string): Promise<void>
  /** Returns a guess that was not checked. */
  giveBack(account: string, ip: string): Promise<void>
  /** The sign-in succeeded: forgets the failures of this account. */
  forget(account: string, ip: string): Promise<void>
  /** The accounts that some network has no guess left for, by the name that was typed in small letters, each with the end of its time (epoch ms). */
  locked(): Map<string, number>
  /** Opens one account to every network again. */
  unlock(account: string): Promise<void>
  /** Opens every account to every network again. */
  clear(): void
  /** The number of keys held in memory. */
  size(): number
}

/** A network may fail so many times as often as one account from it, whatever the accounts. */
const ACCOUNTS = 5

/**
 * Ten failures of one account from one network, or fifty of one network, in a quarter of an hour, unless the settings say otherwise. An account is never closed to a network
 * that has not failed itself: so nobody can lock the last administrator out from afar.
 */
export function createSignInLimits(settings: Pick<SettingValues, 'lockAttempts' | 'lockMinutes'>): SignInLimits {
  const seconds = () => settings.lockMinutes * 60
  const byPair = createNetworkLimit(() => settings.lockAttempts, seconds)
  const byAddress = createNetworkLimit(() => ACCOUNTS * settings.lockAttempts, seconds)
  const tried = createTriedAccounts(seconds)
  const nameOf = (account: string) => userNameForm(account).toLowerCase()

  async function take(account: string, ip: string) {
    // The address comes first: a blocked network makes no key for an invented name.
    await byAddress.take(ip)
    try {
      await byPair.take(ip, nameOf(account))
      tried.add(nameOf(account), ip)
    } catch (refused) {
      await byAddress.giveBack(ip)
      throw refused
    }
  }

  async function giveBack(account: string, ip: string) {
    await Promise.all([byPair.giveBack(ip, nameOf(account)), byAddress.giveBack(ip)])
  }

  async function forget(account: string, ip: string) {
    tried.remove(nameOf(account), ip)
    await Promise.all([byPair.forget(ip, nameOf(account)), byAddress.giveBack(ip)])
  }

  function locked() {
    const ends = tried.accounts().map((account) => {
      const moments = tried.addressesOf(account).map((ip) => byPair.closedUntil(ip, account) ?? 0)
      return [account, Math.max(0, ...moments)] as const
    })
    return new Map(ends.filter(([, until]) => until > 0))
  }

  async function unlock(account: string) {
    for (const ip of tried.addressesOf(nameOf(account))) await byPair.open(ip, nameOf(account))
  }

  function clear() {
    byPair.clear()
    byAddress.clear()
    tried.clear()
  }

  return { take, giveBack, forget, locked, unlock, clear, size: () => byPair.size() + byAddress.size() }
}
