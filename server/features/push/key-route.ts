import type { FastifyInstance } from 'fastify'
import type { PushSettings } from '../../config/environment.ts'
import { keyPath } from './services.ts'

/** The proof that whoever sends addresses of this site under the key is this site. */
export function keyRoute(app: FastifyInstance, { indexNow }: PushSettings) {
  if (indexNow) app.get(keyPath(indexNow.key), (_, reply) => reply.type('text/plain; charset=utf-8').send(indexNow.key))
}
