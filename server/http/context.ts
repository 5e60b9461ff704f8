import type { Access } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/languages.ts'
import type { SettingValues } from '../../contract/settings/index.ts'
import type { Database, Db } from '../db/engine.ts'
import type { Caller } from './caller.ts'
import type { Notes } from './notes.ts'
import type { IsClosed } from './reachable.ts'

/** The origin of a call, as the logs keep it. */
export interface Origin {
  ip: string
  userAgent: string
  requestId: string
  /** The host of another site whose page sent it, as the browser says. */
  otherSite?: string
  /** True when the request was sent on this machine itself (B-04); computed only when it matters. */
  isFromHere?: () => boolean
  /** True once the client has closed the connection, so that nobody waits for the answer any more. */
  hasHungUp?: () => boolean
}

/** Returns what was read under that key before, if nothing that it was read from has changed since; otherwise reads it. */
export type Keeping = <V>(ctx: Context, key: string, read: (ctx: Context) => Promise<V>) => Promise<V>

/** Everything a handler gets besides its input. */
export interface Context {
  database: Database
  /** The connection for reads; within a write it is the transaction itself. */
  db: Db
  caller: Caller
  /** The right under which the call runs; absent for the program itself, such as seeds and commands, which reaches every row. */
  access?: Access
  language: Language
  origin: Origin
  /** The moment of this call in epoch milliseconds, the same for all its statements. */
  now: number
  /** The settings of the site as they are now. */
  settings: SettingValues
  notes: Notes
  /** The tags of the rows that a write has changed; the bus gets them after the commit. */
  changed: Set<string>
  /** The part of the audit row beside the input: names and numbers that the call found out. Absent for commands and seeds. */
  outcome?: Record<string, unknown>
  /** Tells of an address to which the server is to send something that it must not be stored; absent for commands and seeds. */
  isClosed?: IsClosed
  /** Keeps what takes long to find; absent for commands, which read each time. */
  keeping?: Keeping
}

/** Reads what takes long to find, or takes it from the last time. */
export const kept = <V>(ctx: Context, key: string, read: (ctx: Context) => Promise<V>): Promise<V> =>
  ctx.keeping ? ctx.keeping(ctx, key, read) : read(ctx)

/** Returns the same call with its reads on the connection for long reads (`Database.longReads`); within a write it keeps reading in the transaction. */
export const forLongRead = (ctx: Context): Context => (ctx.db === ctx.database.read ? { ...ctx, db: ctx.database.longReads } : ctx)

/** True when the call reads committed data, rather than within a transaction of its own. */
export const isReading = ({ db, database }: Context) => db === database.read || db === database.longReads
