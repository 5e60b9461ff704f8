import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { askedAddress } from '../../http/abp-prefix.ts'
import { redactedPath } from '../../http/redacted-path.ts'
import type { WebLogRow } from './sampling.ts'
import type { WebLog } from './web-log.ts'

/** Logs the requests that the framework answers, dated by the database's clock. */
export function logRequests(fastify: FastifyInstance, webLog: WebLog, now: () => number) {
  fastify.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isUnlogged) return done()
    const { userId } = request
    // The address is missing when the visitor has hung up.
    const ip = request.ip ?? ''
    const status = reply.raw.statusCode
    webLog.add({ ip, status, userId }, () => ({
      ...origin(request.raw, now()),
      ip,
      status,
      duration: reply.elapsedTime,
      bytes: Number(reply.raw.getHeader('content-length') ?? 0),
      userId,
      requestId: request.id,
    }))
    done()
  })
}

interface Sent {
  ip: string
  status: number
  bytes: number
  /** Epoch ms by the database's clock. */
  now: number
}

/** The row of a request that was answered from the page cache, ahead of the framework. */
export const cachedReplyRow = (request: IncomingMessage, { ip, status, bytes, now }: Sent): WebLogRow => ({
  ...origin(request, now),
  ip,
  status,
  bytes,
  duration: 0,
  userId: null,
  requestId: '',
})

const origin = (request: IncomingMessage, now: number) => ({
  creationTime: now,
  requests: 1,
  method: request.method ?? '',
  path: redactedPath(askedAddress(request)),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
  referrer: redactedPath(request.headers.referer ?? '', 256),
})
