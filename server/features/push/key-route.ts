import type { FastifyInstance } from 'fastify'
import type { PushSettings } from '../../config/environment.ts'
import { keyPath } from './services.ts'

/** Serves the proof that the sender of addresses under this key is this site. */
export function keyRoute(app: FastifyInstance, { indexNow }: PushSettings) {
  if (indexNow) app.get(keyPath(indexNow.key), (_, reply) => reply.type('text/plain; charset=utf-8').send(indexNow.key))
}
