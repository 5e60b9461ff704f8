import { LRUCache } from 'lru-cache'

/** The most accounts, and the most addresses of one account, that are remembered: invented names cannot fill the memory. */
const MOST_ACCOUNTS = 5000
const MOST_ADDRESSES = 100

/** Remembers from which addresses the password of an account was guessed, so that an administrator can see and end a lock. */
export function createTriedAccounts(windowSeconds: () => number) {
  const known = new LRUCache<string, Set<string>>({ max: MOST_ACCOUNTS, ttl: 1 })
  return {
    add(account: string, ip: string): void {
      const addresses = known.get(account) ?? new Set()
      if (addresses.size < MOST_ADDRESSES) addresses.add(ip)
      known.set(account, addresses, { ttl: windowSeconds() * 1000 })
    },
    remove(account: string, ip: string): void {
      known.get(account)?.delete(ip)
    },
    addressesOf: (account: string): string[] => [...(known.get(account) ?? [])],
    accounts: (): string[] => [...known.keys()],
    clear: () => known.clear(),
  }
}
