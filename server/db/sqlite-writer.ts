import type { Database as SqliteDatabase } from 'better-sqlite3'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
} from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../config/error-parts.ts'

/** Pause between two attempts to take a lock that another process holds. */
const AGAIN_MS = 3

/** The one connection that writes. It waits for the lock of another process outside SQLite, so that this process keeps answering. */
export class WriterDialect extends SqliteDialect {
  readonly #parts: [SqliteDialectConfig, SqliteDatabase, number]

  /** `patience`: the longest time in ms that it tries to take the lock. */
  constructor(config: SqliteDialectConfig, writer: SqliteDatabase, patience: number) {
    super(config)
    this.#parts = [config, writer, patience]
  }

  override createDriver() {
    return new WriterDriver(...this.#parts)
  }

  override createAdapter() {
    return new WriterAdapter()
  }
}

class WriterDriver extends SqliteDriver {
  readonly #writer: SqliteDatabase
  readonly #patience: number
  #connection: DatabaseConnection | undefined
  /** Ends when every earlier user of the connection has given it back. */
  #free = Promise.resolve()
  #giveBack = () => {}
  /** The time at which the present user of the connection asked for it. */
  #asked = 0
  /** The time since which each attempt has found the file locked; null when the last one succeeded. */
  #lockedSince: number | null = null

  constructor(config: SqliteDialectConfig, writer: SqliteDatabase, patience: number) {
    super(config)
    this.#writer = writer
    this.#patience = patience
  }

  /** Gives the connection to its users in the order in which they asked. Kysely's own queue does not tell how long each has waited. */
  override async acquireConnection() {
    const asked = performance.now()
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await before
    this.#giveBack = resolve
    this.#asked = asked
    this.#connection ??= this.#patient(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection() {
    this.#giveBack()
  }

  /** Takes the write lock at once: a deferred transaction that starts to write later can fail although it waited. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has already ended the transaction; the error of this rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#writer.inTransaction) await super.rollbackTransaction(connection)
  }

  /** Outside a transaction (and at its beginning) a statement that meets a locked file has done nothing, so it may be tried again. */
  #patient(connection: DatabaseConnection): DatabaseConnection {
    const executeQuery = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const until = this.#until()
      for (;;) {
        try {
          const result = await connection.executeQuery<R>(query)
          this.#lockedSince = null
          return result
        } catch (error) {
          if (this.#writer.inTransaction || !isBusy(error)) throw error
          this.#lockedSince ??= performance.now()
          if (performance.now() > until) throw error
          await wait(AGAIN_MS)
        }
      }
    }
    return { executeQuery, streamQuery: (query, size) => connection.streamQuery(query, size) }
  }

  /** All writers wait for the same lock at the same time; otherwise each would begin to wait only after the writer before it had given up. */
  #until() {
    return Math.max(this.#asked, this.#lockedSince ?? performance.now()) + this.#patience
  }
}

const isBusy = (error: unknown) => codeOf(error)?.startsWith('SQLITE_BUSY') === true

/** SQLite can undo DDL; without this setting a failed migration would leave half-made tables. */
class WriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  /** There is one connection; the driver itself lets its users wait for it. */
  override get supportsMultipleConnections() {
    return true
  }
}
