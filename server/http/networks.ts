import ipaddr from 'ipaddr.js'

export const isV6 = (ip: string) => ip.includes(':') && wideNetworkOf(ip) !== networkOf(ip)

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
