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

/** Pause between two attempts to take a lock that another process holds. */
const AGAIN_MS = 20

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
    return new TransactionalDdlAdapter()
  }
}

class WriterDriver extends SqliteDriver {
  readonly #writer: SqliteDatabase
  readonly #patience: number
  #connection: DatabaseConnection | undefined

  constructor(config: SqliteDialectConfig, writer: SqliteDatabase, patience: number) {
    super(config)
    this.#writer = writer
    this.#patience = patience
  }

  override async acquireConnection() {
    this.#connection ??= patient(await super.acquireConnection(), this.#writer, this.#patience)
    return this.#connection
  }

  /** Takes the write lock at once: a deferred transaction that starts to write later can fail although it waited. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has already ended the transaction; the error of this rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#writer.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Outside a transaction (and at its beginning) a statement that meets a locked file has done nothing, so it may be tried again. */
function patient(connection: DatabaseConnection, writer: SqliteDatabase, patience: number): DatabaseConnection {
  async function executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + patience
    for (;;) {
      try {
        return await connection.executeQuery<R>(query)
      } catch (error) {
        if (writer.inTransaction || !isBusy(error) || performance.now() > until) throw error
        await wait(AGAIN_MS)
      }
    }
  }
  return { executeQuery, streamQuery: (query, size) => connection.streamQuery(query, size) }
}

const isBusy = (error: unknown) => (error as { code?: string }).code?.startsWith('SQLITE_BUSY') === true

/** SQLite can undo DDL; without this setting a failed migration would leave half-made tables. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
