import { Kysely } from 'kysely'
import pg from 'pg'
import type { Patience } from './patience.ts'
import type { Tables } from './tables.ts'
import { StrictClient, PatientDialect } from './postgres-driver.ts'

interface PoolParts {
  connectionString: string
  max: number
  patience: Patience
  /** The time limit of a statement in ms; null means no limit. */
  statement: number | null
}

/** Opens a pool with a time limit for each statement, by the server's clock and by this machine's. */
export function openPool({ connectionString, max, patience, statement }: PoolParts) {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: StrictClient,
    // oxlint-disable-next-line no-misused-promises -- the pool waits for the returned promise, although its types do not say so
    ...(statement === null ? {} : { query_timeout: statement + patience.answer, onConnect: limiting(statement, patience) }),
  })
  // Without a listener the end of a connection (server restart) would end this process, idle or not.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PatientDialect({ pool }, patience) })
}

/** Set by SQL, not as a connection option: connection poolers such as PgBouncer refuse the option. */
const limiting = (statement: number, { lock, connect }: Patience) => {
  const text = [
    'set jit = off',
    'set max_parallel_workers_per_gather = 0',
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${statement * 2}`,
  ].join('; ')
  // The types do not know the time limit of a single query either.
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: connect }
  return (client: pg.ClientBase) => client.query(query)
}
