import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Patience } from './patience.ts'

interface LineParts {
  url: string
  channel: string
  patience: Patience
  hear: (payload: string | undefined) => void
  /** Called when the line is lost and when it is back. */
  changed: () => void
  /** Resolves to true when the database answers over other connections. */
  isReached: () => Promise<boolean>
}

export interface Line {
  hears(): boolean
  isAlone(): boolean
  /** Tells the line that the database has just accepted a write. */
  wrote(): void
  stop(): Promise<void>
}

/** The name of the line of each running process in PostgreSQL's list of connections. */
export const SERVER_NAME = 'portico'

/** Opens a connection that listens; one that fails is closed again. */
async function listeningClient({ url, channel, patience, hear }: Pick<LineParts, 'url' | 'channel' | 'patience' | 'hear'>) {
  const client = new pg.Client({
    connectionString: url,
    application_name: SERVER_NAME,
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.answer,
  })
  client.on('error', () => {})
  client.on('notification', ({ payload }) => hear(payload))
  try {
    await client.connect()
    await listen(client, channel)
    return client
  } catch (error) {
    void client.end()
    throw error
  }
}

/** Listening a second time changes nothing in the database; its answer shows that the line is alive. */
const listen = (client: pg.Client, channel: string) => client.query(`listen ${channel}`)

/**
 * Listens on a connection of its own. A network can drop a connection without an error, and lost notices go unnoticed. So the line is checked every
 * few seconds, and a new connection replaces one that does not answer.
 */
export async function openLine({ url, channel, patience, hear, changed, isReached }: LineParts): Promise<Line> {
  let closed = false
  let client: pg.Client | null = null
  let alone = false

  async function connect() {
    const fresh = await listeningClient({ url, channel, patience, hear })
    if (closed) return void fresh.end()
    const beat = setInterval(() => void listen(fresh, channel).catch(() => fresh.end()), patience.heartbeat).unref()
    // The end of the connection is watched only from here on: a failed attempt ends its connection too, and would then be retried twice.
    fresh.once('end', () => {
      clearInterval(beat)
      retry()
    })
    client = fresh
    alone = false
    changed()
  }

  function retry() {
    if (closed) return
    if (client) changed()
    client = null
    setTimeout(() => {
      if (!closed) connect().catch(checkReach)
    }, patience.retry).unref()
  }

  /** The listening connection alone may be refused (too many connections) while everything else works. */
  async function checkReach() {
    alone = !(await isReached())
    retry()
  }

  await connect()
  return {
    hears: () => client !== null,
    isAlone: () => alone,
    wrote: () => {
      alone = false
    },
    stop: async () => {
      closed = true
      // A silent connection never confirms that it is closed.
      await Promise.race([client?.end(), wait(patience.answer, undefined, { ref: false })])
    },
  }
}
