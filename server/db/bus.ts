import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openLine } from './bus-line.ts'
import type { Database, Db } from './engine.ts'
import { PATIENCE } from './patience.ts'
import { type Tags, tagsOf, ANYTHING } from './notices.ts'

/** Tells every cache of every node which of its entries are no longer true. */
export interface Bus {
  /** Call it within the transaction: the other nodes hear of the change when, and only when, it commits. */
  announce(db: Db, tags: Tags): Promise<void>
  /** Call it after the commit: this node hears of the change before the caller gets its reply. */
  tell(tags: Tags): void
  /** False while the line to the other nodes is down: then no cache entry can be trusted. */
  hears(): boolean
  /** True while the line is down and the database does not answer at all: cached replies are then served although they may be old. */
  isAlone(): boolean
  /** A listener that reads anew returns a promise, which never rejects. */
  listen(listener: Listener): () => void
  /** Resolves when every listener has read anew what it was told of. */
  settled(): Promise<void>
  close(): Promise<void>
}

type Listener = (tags: Tags) => unknown

const CHANNEL = 'portico_changes'
/** NOTIFY carries at most 8,000 bytes. */
const MOST_TAGS = 100

export async function createBus(database: Database, url: string | null, patience = PATIENCE): Promise<Bus> {
  const listeners = new Set<Listener>()
  const reading = new Set<Promise<unknown>>()
  const tell = (tags: Tags) => {
    for (const listener of listeners) {
      const work = listener(tags)
      if (!(work instanceof Promise)) continue
      reading.add(work)
      void work.then(() => reading.delete(work))
    }
  }
  const node = randomUUID()
  // Notices sent while the line was down are lost, so each loss and each return of the line counts as "anything may have changed".
  const lineTo = (address: string) =>
    openLine({
      url: address,
      channel: CHANNEL,
      patience,
      hear: (payload) => {
        const tags = tagsOf(payload, node)
        if (tags.size > 0) tell(tags)
      },
      changed: () => tell(ANYTHING),
      isReached: () => isReached(database),
    })
  const line = url ? await lineTo(url) : watchFile(database, tell)
  return {
    tell: (tags) => {
      line.wrote()
      tell(tags)
    },
    hears: line.hears,
    isAlone: line.isAlone,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce: async (db, tags) => {
      if (!url || tags.size === 0) return
      const payload = JSON.stringify({ node, tags: tags.size > MOST_TAGS ? ['*'] : [...tags] })
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
    },
    settled: async () => {
      while (reading.size > 0) await Promise.all(reading)
    },
    close: () => line.stop(),
  }
}

/** On SQLite the other process can only be a command of the operator. Nobody tells which rows it wrote, so the tag is "anything". */
function watchFile(database: Database, tell: (tags: Tags) => void) {
  const unwatch = database.watch(() => tell(ANYTHING))
  return { hears: () => true, isAlone: () => false, wrote: () => {}, stop: async () => unwatch() }
}

const isReached = (database: Database) =>
  sql`select 1`.execute(database.read).then(
    () => true,
    () => false,
  )
