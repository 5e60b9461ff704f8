import { lookup as find, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Tells whether the server may connect to an IP address. */
export type Reachable = (address: string) => boolean

/** The address is neither on the public internet nor in a network that the operator has opened. */
export class Unreachable extends Error {
  readonly code = 'ECLOSED'
}

/** Allows the addresses of the public internet, and those of `networks`, such as `10.2.0.0/16`. */
export function reachableIn(networks: readonly string[]): Reachable {
  const ranges = networks.map((network) =>
    ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${ipaddr.parse(network).kind() === 'ipv4' ? 32 : 128}`),
  )
  return (given) => {
    // An IPv4 address in IPv6 notation is turned back into IPv4.
    const address = ipaddr.process(given)
    return (
      address.range() === 'unicast' || ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
    )
  }
}

/** Refuses an address that is written as a number, since it is connected to without `lookupOf`. */
export function refuseNumber({ hostname }: URL, isReachable: Reachable): void {
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isReachable(host)) throw new Unreachable(host)
}

/** Resolves a name once, to those of its addresses that may be connected to: a name that leads elsewhere a moment later changes nothing. */
export function lookupOf(isReachable: Reachable): LookupFunction {
  return (host, options, done) =>
    find(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '')
      const open = found.filter(({ address }) => isReachable(address))
      const [first] = open
      if (!first) return done(new Unreachable(host), '')
      return options.all ? done(null, open) : done(null, first.address, first.family)
    })
}
