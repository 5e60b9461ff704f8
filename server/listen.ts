import type { FastifyInstance } from 'fastify'
import type { Environment } from './config/environment.ts'
import { warn } from './config/log.ts'
import { listenProblem } from './config/port.ts'

/** A request that has not ended by then is cut off. */
const GRACE_MS = 10_000
const SWEEP_MS = 50
/**
 * Connections that the system queues until the server accepts them: when a thousand arrive at once, the default of 511 makes visitors wait a minute.
 */
const BACKLOG = 4096

/** Returns the address for a browser on this machine. */
export async function listen(fastify: FastifyInstance, environment: Environment, host: string): Promise<string> {
  await fastify.listen({ port: environment.port, host, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenProblem(error, environment)
  })
  const address = fastify.server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : environment.port}`
}

/** Takes no new requests, and finishes those in flight. */
export async function stopListening(fastify: FastifyInstance): Promise<void> {
  const { server } = fastify
  const cut = setTimeout(() => {
    warn('Cut off the requests that had not ended after ten seconds.')
    server.closeAllConnections()
  }, GRACE_MS)
  // A connection whose last request has just ended would stay open for another one.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await fastify.close()
  clearTimeout(cut)
  clearInterval(sweep)
}
