import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'
export type Db = Kysely<Tables>

/** The one place where a table is known by its declaration only, not by the compiler. */
// oxlint-disable-next-line no-explicit-any
export type AnyDb = Kysely<any>
export const untyped = (db: Db): AnyDb => db

/** An open database. On SQLite readers go beside the one writer; on PostgreSQL each has a pool of its own. */
export interface Database {
  engine: Engine
  read: Db
  /** For reads that may take long. On SQLite they run in worker threads, since each would block the main thread. */
  longReads: Db
  write: Db
  /** For writes that may take longer than a request: migrations, seeds, indexes. */
  unlimited: Db
  /** The time in epoch ms by the database's clock, as last measured: nodes with different clocks then agree on what is published. */
  now(): number
  /** Compares this machine's clock with the database's; returns how many ms the database is ahead. */
  setClock(): Promise<number>
  /** Calls back when another process has written to the same database (SQLite; PostgreSQL tells by NOTIFY). */
  watch(changed: () => void): () => void
  /** Returns up to so many unused pages of the file to the disk, in one write (SQLite only; PostgreSQL reuses them by itself). */
  shrink(pages: number): Promise<void>
  close(): Promise<void>
}
