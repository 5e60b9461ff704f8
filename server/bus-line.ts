import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Patience } from './db/patience.ts'

interface LineParts {
  url: string
  channel: string
  patience: Patience
  hear: (payload: string | undefined) => void
  /** The line was lost, or is there again. */
  changed: () => void
  /** Whether the database answers over the other connections. */
  isReached: () => Promise<boolean>
}

export interface Line {
  hears(): boolean
  isAlone(): boolean
  /** The database has just taken a write. */
  wrote(): void
  stop(): Promise<void>
}

const RETRY_MS = 1000

/**
 * Listens on a connection of its own. A network can forget a connection without a word, and then nothing is heard and nothing is missed: so
 * the line is asked every few seconds whether it is there, and one that does not answer is given up for a new one.
 */
export async function openLine({ url, channel, patience, hear, changed, isReached }: LineParts): Promise<Line> {
  let closed = false
  let client: pg.Client | null = null
  let alone = false

  /** Said again it changes nothing, but wants an answer. */
  const listen = (line: pg.Client) => line.query(`listen ${channel}`)

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.answer,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => hear(payload))
    try {
      await fresh.connect()
      await listen(fresh)
    } catch (error) {
      void fresh.end()
      throw error
    }
    if (closed) return void fresh.end()
    const beat = setInterval(() => void listen(fresh).catch(() => fresh.end()), patience.heartbeat).unref()
    // Only now: an attempt that fails ends too, and would be followed by two.
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
      if (!closed) connect().catch(wonder)
    }, RETRY_MS).unref()
  }

  /** The line alone may be refused (too many connections) while everything else works. */
  async function wonder() {
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
      // One that is silent does not even hear that it ends.
      await Promise.race([client?.end(), wait(patience.answer, undefined, { ref: false })])
    },
  }
}
