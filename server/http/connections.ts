import proxyAddr from '@fastify/proxy-addr'
import type { Server, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Socket } from 'node:net'
import { networkOf } from './networks.ts'
import type { Patience } from './patience.ts'

/** The most connections at once; further connections are closed. */
const MOST_CONNECTIONS = 4000
/** The most connections of one network, so that a single visitor cannot take them all; it is enough for an office behind one address. */
const MOST_OF_NETWORK = 1000

interface ConnectionLimits {
  patience: Patience
  /** True for the addresses that connect on behalf of everybody. */
  isOurs: (address: string) => boolean
  mostOfNetwork?: number
}

/** Closes slow connections, and refuses new connections beyond the limits. */
export function limitConnections(server: Server, { patience, isOurs, mostOfNetwork = MOST_OF_NETWORK }: ConnectionLimits) {
  server.headersTimeout = patience.head
  // The longest time of any request; `limitBody` is stricter with most.
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

/**
 * Closes the connection of a client that reads nothing of its answer for `most` milliseconds. Node takes the bytes that went into the kernel for progress
 * when it looks first, and closes only when it looks again. So each look comes after half the time, but only once the answer has begun: before, a call may
 * be silent for the whole.
 */
export function limitReading(response: ServerResponse, most: number): void {
  const { writeHead } = response
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    response.socket?.setTimeout(most / 2)
    return Reflect.apply(writeHead, response, given)
  }) as typeof writeHead
}

/** Returns a function that is true for this machine and for declared proxies, which connect on behalf of everybody. */
export function ownAddresses(trustProxy: string[] | false): (address: string) => boolean {
  const isTrusted = proxyAddr.compile(['loopback', ...(trustProxy || [])])
  return (address) => address !== '' && isTrusted(address, 0)
}

/** While the server stops, each answer says that it is the last on its connection, so that the client sends its next request elsewhere. */
export function lastWhenStopping(reply: FastifyReply): void {
  if (!reply.server.server.listening) reply.raw.shouldKeepAlive = false
}
