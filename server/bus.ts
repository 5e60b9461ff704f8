import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'kysely'
import type { Database, Db } from './db/engine.ts'

/** What has changed, by tag (`news`, `news:3`); `*` is anything. */
export type Tags = ReadonlySet<string>
export const ANYTHING: Tags = new Set(['*'])

/** Tells every cache of every node what is no longer true. */
export interface Bus {
  /** Within the transaction: the other nodes hear it when, and only when, it commits. */
  announce(db: Db, tags: Tags): Promise<void>
  /** After the commit: this node hears it before the caller gets its reply. */
  tell(tags: Tags): void
  /** False while the line to the other nodes is down: then nothing that is kept can be trusted. */
  hears(): boolean
  listen(listener: (tags: Tags) => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'portico_changes'
/** NOTIFY carries at most 8,000 bytes. */
const MOST_TAGS = 100
const RETRY_MS = 1000

export async function createBus(database: Database, url: string | null): Promise<Bus> {
  const listeners = new Set<(tags: Tags) => void>()
  const tell = (tags: Tags) => {
    for (const listener of listeners) listener(tags)
  }
  const node = randomUUID()
  const line = url ? await listenToOthers(url, node, tell) : watchFile(database, tell)
  return {
    tell,
    hears: line.hears,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce: async (db, tags) => {
      if (!url || tags.size === 0) return
      const payload = JSON.stringify({ node, tags: tags.size > MOST_TAGS ? ['*'] : [...tags] })
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
    },
    close: () => line.stop(),
  }
}

/** On SQLite another process can only be a command of the operator: what it wrote is unknown, so it is "anything". */
function watchFile(database: Database, tell: (tags: Tags) => void) {
  const unwatch = database.watch(() => tell(ANYTHING))
  return { hears: () => true, stop: async () => unwatch() }
}

/** Listens on a connection of its own. Whatever was said while it was down is unknown, so each (re)connection begins with "anything". */
async function listenToOthers(url: string, node: string, tell: (tags: Tags) => void) {
  let closed = false
  let client: pg.Client | null = null

  async function connect() {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => hear(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      void fresh.end()
      throw error
    }
    if (closed) return fresh.end()
    // Only now: an attempt that fails ends too, and would be followed by two.
    fresh.once('end', retry)
    client = fresh
    tell(ANYTHING)
  }

  function retry() {
    if (closed) return
    client = null
    tell(ANYTHING)
    setTimeout(() => {
      if (!closed) connect().catch(retry)
    }, RETRY_MS).unref()
  }

  function hear(payload: string | undefined) {
    const said = JSON.parse(payload ?? '{}') as { node: string; tags: string[] }
    if (said.node !== node) tell(new Set(said.tags))
  }

  await connect()
  return {
    hears: () => client !== null,
    stop: async () => {
      closed = true
      await client?.end()
    },
  }
}
