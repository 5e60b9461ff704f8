import { hash } from 'node:crypto'
import { networkOf, isV6, wideNetworkOf } from './networks.ts'
import { createLimit, type Amount } from './limits.ts'

/** A limit by network, and by a further key such as an account. */
export interface NetworkLimit {
  take(ip: string, what?: string): Promise<void>
  giveBack(ip: string, what?: string): Promise<void>
  /** Gives back all tries of this network for `what`. */
  forget(ip: string, what?: string): Promise<void>
  /** The moment until which this network has no try left for `what` (epoch ms); null while it has some. */
  closedUntil(ip: string, what?: string): number | null
  /** Gives back all tries of this network for `what`, and those of the wider network around it. */
  open(ip: string, what?: string): Promise<void>
  clear(): void
  size(): number
}

/** A customer of a hosting company often has 65,536 networks of 64 bits: together they get this many times the limit of one. */
const WIDER = 5

/**
 * Makes a limit by network; an IPv6 address also counts in its network of 48 bits. The wide network is asked first: once it is shut out, its 65,536 networks
 * make no more keys.
 */
export function createNetworkLimit(most: Amount, seconds: Amount): NetworkLimit {
  const near = createLimit(most, seconds)
  const wide = createLimit(typeof most === 'number' ? WIDER * most : () => WIDER * most(), seconds)
  return {
    take: async (ip, what) => {
      const around = isV6(ip) ? keyOf(wideNetworkOf(ip), what) : null
      if (around !== null) await wide.take(around)
      try {
        await near.take(keyOf(networkOf(ip), what))
      } catch (error) {
        if (around !== null) await wide.giveBack(around)
        throw error
      }
    },
    giveBack: async (ip, what) => {
      await near.giveBack(keyOf(networkOf(ip), what))
      await wide.giveBack(keyOf(wideNetworkOf(ip), what))
    },
    forget: async (ip, what) => {
      await near.forget(keyOf(networkOf(ip), what))
      await wide.giveBack(keyOf(wideNetworkOf(ip), what))
    },
    closedUntil: (ip, what) =>
      near.closedUntil(keyOf(networkOf(ip), what)) ?? (isV6(ip) ? wide.closedUntil(keyOf(wideNetworkOf(ip), what)) : null),
    open: async (ip, what) => {
      await near.forget(keyOf(networkOf(ip), what))
      await wide.forget(keyOf(wideNetworkOf(ip), what))
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
