import { hash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { Problem } from '../../contract/errors.ts'

/** Limits the tries for a key within a window of time; this node counts alone (docs/decisions/0010). */
export interface Limit {
  /** Takes a try and returns how many are left; when none is left, refuses and says how long to wait (429). */
  take(key: string): Promise<number>
  /** Gives back one try. */
  giveBack(key: string): Promise<void>
  /** Gives back all tries of a key. */
  forget(key: string): Promise<void>
  clear(): void
  /** The number of keys held in memory. */
  size(): number
}

interface Window {
  taken: number
  /** Epoch ms. */
  until: number
}

/** The most keys; beyond it the oldest windows are forgotten, so that invented keys cannot fill the memory. */
const MOST_KEYS = 50_000

export function createLimit(most: number, seconds: number, mostKeys = MOST_KEYS): Limit {
  // Map order is the order in which the windows begin, and so the order in which they end.
  const windows = new Map<string, Window>()

  function windowOf(key: string): Window {
    const now = Date.now()
    const known = windows.get(key)
    if (known && known.until > now) return known
    windows.delete(key)
    for (const [old, { until }] of windows) {
      if (until > now && windows.size < mostKeys) break
      windows.delete(old)
    }
    const begun = { taken: 0, until: now + seconds * 1000 }
    windows.set(key, begun)
    return begun
  }

  return {
    take: async (key) => {
      const window = windowOf(key)
      if (window.taken >= most) throw new Problem('tooMany', { data: { retryAfter: Math.ceil((window.until - Date.now()) / 1000) } })
      window.taken++
      return most - window.taken
    },
    giveBack: async (key) => {
      const window = windows.get(key)
      if (window && window.taken > 0) window.taken--
    },
    forget: async (key) => void windows.delete(key),
    clear: () => windows.clear(),
    size: () => windows.size,
  }
}

/** A limit by network, and by a further key such as an account. */
export interface NetworkLimit {
  take(ip: string, what?: string): Promise<void>
  giveBack(ip: string, what?: string): Promise<void>
  /** Gives back all tries of this network for `what`. */
  forget(ip: string, what?: string): Promise<void>
  clear(): void
  size(): number
}

/** A customer of a hosting company often has 65,536 networks of 64 bits: together they get this many times the limit of one. */
const WIDER = 5

/** Makes a limit by network; an IPv6 address also counts in its network of 48 bits. */
export function createNetworkLimit(most: number, seconds: number): NetworkLimit {
  const near = createLimit(most, seconds)
  const wide = createLimit(WIDER * most, seconds)
  return {
    take: async (ip, what) => {
      await near.take(keyOf(networkOf(ip), what))
      if (isV6(ip)) await wide.take(keyOf(wideNetworkOf(ip), what))
    },
    giveBack: async (ip, what) => {
      await near.giveBack(keyOf(networkOf(ip), what))
      await wide.giveBack(keyOf(wideNetworkOf(ip), what))
    },
    forget: async (ip, what) => {
      await near.forget(keyOf(networkOf(ip), what))
      await wide.giveBack(keyOf(wideNetworkOf(ip), what))
    },
    clear: () => {
      near.clear()
      wide.clear()
    },
    size: () => near.size() + wide.size(),
  }
}

/** A hash, so that a long invented name makes no long key. */
const keyOf = (network: string, what?: string) => (what === undefined ? network : hash('sha256', `${network} ${what}`, 'base64url'))

const isV6 = (ip: string) => ip.includes(':') && wideNetworkOf(ip) !== networkOf(ip)

/** Returns the network that counts as one visitor: an IPv4 address, or the 64 bits of an IPv6 address that belong to one line. */
export const networkOf = (ip: string): string => groupsOf(ip, 4)

/** Returns the network, but for IPv6 the one of 48 bits, which a host gives to one customer. */
export const wideNetworkOf = (ip: string): string => groupsOf(ip, 3)

function groupsOf(ip: string, count: number): string {
  if (!ipaddr.isValid(ip)) return ip
  // An IPv4 address in IPv6 notation is turned back into IPv4.
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return address.parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')
}
