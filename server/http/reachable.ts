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

/** Tells of an address on the web, without a look at DNS, that it leads into a network which the operator has not opened. */
export type IsClosed = (url: string) => boolean

/** Judges addresses before they are stored: numbers as sending does, and names that no public DNS has. Other names are looked up when something is sent. */
export function closedBeside(networks: readonly string[]): IsClosed {
  const isReachable = reachableIn(networks)
  return (text) => {
    const url = URL.parse(text)
    if (!url) return false
    const host = hostOf(url)
    if (ipaddr.isValid(host)) return !isReachable(host)
    if (THIS_MACHINE.test(host)) return !LOOPBACK.some(isReachable)
    // Only the operator knows where such a name leads; it is looked up later.
    return NOT_PUBLIC.test(host) && networks.length === 0
  }
}

const LOOPBACK = ['127.0.0.1', '::1']
const THIS_MACHINE = /(^|\.)localhost$/i
/** A name without a dot, or below a domain that is kept for private networks. */
const NOT_PUBLIC = /^[^.]*$|\.(internal|local|localdomain|lan|home\.arpa|intranet|corp|private)$/i

/** A number in brackets stands without them, and a name without the dot that may end it. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$|\.$/g, '')

/** Refuses an address that is written as a number, since it is connected to without `lookupOf`. */
export function refuseNumber(url: URL, isReachable: Reachable): void {
  const host = hostOf(url)
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
