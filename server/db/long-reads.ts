import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Db } from './engine.ts'
import { createReaders, type Readers } from './readers.ts'
import type { Tables } from './tables.ts'

/** Opens the connection for long reads on an SQLite file. They run in worker threads, so a slow read keeps no other request waiting. */
export function openLongReads(file: string, busyMs: number): { db: Db; close(): Promise<void> } {
  const readers = createReaders({ file, busyMs })
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOf(readers),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return { db: new Kysely<Tables>({ dialect }), close: () => readers.close() }
}

function driverOf(readers: Readers): Driver {
  const refuse = async () => {
    throw new Error('Only reads run here.')
  }
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => ({
      rows: (await readers.run({ sql, parameters })) as R[],
    }),
    streamQuery: () => {
      throw new Error('Rows are read at once.')
    },
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}
