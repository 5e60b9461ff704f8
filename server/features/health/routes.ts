import { sql } from 'kysely'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../db/engine.ts'

/** A database that has not answered after this time is not ready; balancers ask again in seconds. */
const PATIENCE_MS = 2000

/**
 * B-66: `/healthz` says that the process answers, `/readyz` that it can serve: the database answers, and it is not about to stop. Migrations are done
 * before the server listens. Both tell nothing else, because anybody may ask, and neither is in the log of requests.
 */
export function healthRoutes(app: FastifyInstance, database: Pick<Database, 'read'>): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/healthz', UNLOGGED, (_, reply) => say(reply, 200, 'ok'))
  app.get('/readyz', UNLOGGED, async (_, reply) => {
    if (isStopping) return say(reply, 503, 'stopping')
    return (await answers(database)) ? say(reply, 200, 'ready') : say(reply, 503, 'database')
  })
}

const UNLOGGED = { config: { isUnlogged: true } } as const

const say = (reply: FastifyReply, status: number, word: string) =>
  reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${word}\n`)

function answers({ read }: Pick<Database, 'read'>): Promise<boolean> {
  const asked = sql`select 1`.execute(read).then(
    () => true,
    () => false,
  )
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref()
  })
  return Promise.race([asked, late])
}
