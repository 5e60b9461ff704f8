import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'
import type { Database } from './engine.ts'

// bigint arrives as text by default; ids, times and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool on a PostgreSQL server. */
export function openPostgres(url: string, max = 10): Database {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000 })
  // Without a listener an idle connection's end (server restart) would end this process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', read: db, write: db, watch: () => () => {}, shrink: async () => {}, close: () => db.destroy() }
}
