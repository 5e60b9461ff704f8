import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'

/** Returns a function that finds the visitor's address as the framework does: forwarded headers count only from declared proxies. */
export function visitorAddress(trustProxy: string[] | false) {
  const trusted = trustProxy ? proxyAddr.compile(trustProxy) : null
  return (request: IncomingMessage) => (trusted ? proxyAddr(request, trusted) : request.socket.remoteAddress) ?? ''
}
