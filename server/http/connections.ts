import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage, Server } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Socket } from 'node:net'
import { networkOf } from './limits.ts'

/** How long a client may take, milliseconds. */
export interface Patience {
  /** For the head of a request. */
  head: number
  /** For a body. */
  body: number
  /** For a body with a file. */
  upload: number
  /** Between two requests: longer than the minute after which proxies let go, so that it is they who do. */
  idle: number
  /** Without taking a byte of what is sent; no client of ours waits longer for an answer. */
  stalled: number
}

export const PATIENCE: Patience = { head: 10_000, body: 30_000, upload: 600_000, idle: 72_000, stalled: 120_000 }

/** Connections at once; what comes then is not taken. */
export const MOST_CONNECTIONS = 4000
/** Of one network, so that one visitor cannot take them all; an office behind one address has enough. */
export const MOST_OF_NETWORK = 1000

/** Ends what is too slow, and takes no more connections than there is room for. */
export function limitConnections(
  server: Server,
  patience: Patience,
  isOurs: (address: string) => boolean,
  mostOfNetwork = MOST_OF_NETWORK,
) {
  server.headersTimeout = patience.head
  // Of all requests; `limitBody` is stricter with most.
  server.requestTimeout = patience.upload
  server.keepAliveTimeout = patience.idle
  server.timeout = patience.stalled
  server.maxConnections = MOST_CONNECTIONS
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isOurs(address)) return
    const network = networkOf(address)
    const held = open.get(network) ?? 0
    if (held >= mostOfNetwork) return void socket.destroy()
    open.set(network, held + 1)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** Whether an address is this machine or a declared proxy, which connect for everybody. */
export function ownAddresses(trustProxy: string[] | false): (address: string) => boolean {
  const isTrusted = proxyAddr.compile(['loopback', ...(trustProxy || [])])
  return (address) => address !== '' && isTrusted(address, 0)
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Cuts off a request whose body has not come within `most` milliseconds. */
export function limitBody(request: IncomingMessage, most: number, cut: (socket: Socket) => void): void {
  const waiting = setTimeout(() => {
    if (!request.complete) cut(request.socket)
  }, most).unref()
  request.once('close', () => clearTimeout(waiting))
}

/** Once the server is stopping each answer says that it is the last on its connection, so that the client asks its next question elsewhere. */
export function lastWhenStopping(reply: FastifyReply): void {
  if (!reply.server.server.listening) reply.raw.shouldKeepAlive = false
}
