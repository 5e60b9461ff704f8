import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromHere } from '../../http/from-here.ts'
import { isSameSecret } from '../../http/tokens.ts'
import type { Metrics } from './metrics.ts'

/**
 * B-69: `/metrics` for Prometheus. With a token in the configuration it is for whoever names that token, else for this machine alone: figures tell
 * a stranger how busy and how old a site is.
 */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.isUnlogged) metrics.answered(request.url, reply.raw.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { config: { isUnlogged: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!isAllowed(request, token)) return reply.status(403).type('text/plain; charset=utf-8').send('METRICS_TOKEN opens this page\n')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function isAllowed({ raw, headers }: FastifyRequest, token: string | null): boolean {
  return token === null ? isFromHere(raw) : isSameSecret(headers.authorization ?? '', `Bearer ${token}`)
}
