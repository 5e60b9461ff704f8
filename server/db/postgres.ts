import { Kysely, PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig } from 'kysely'
import pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE, type Patience } from './patience.ts'
import { measureClock } from './clock.ts'
import type { Tables } from './tables.ts'
import type { Database } from './engine.ts'
import { codeOf } from '../config/error-parts.ts'

// bigint arrives as text by default; ids, times and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

interface PostgresOptions {
  /** The number of connections for requests: two of five write, the others read. */
  connections?: number
  patience?: Patience
  /** This machine's clock. */
  clock?: () => number
}

/** Opens three pools on a PostgreSQL server: one to read, so that waiting writers hold up no reader, one to write, and one without time limits. */
export function openPostgres(url: string, { connections = 10, patience = PATIENCE, clock = Date.now }: PostgresOptions = {}): Database {
  const writers = Math.max(1, Math.floor(connections * 0.4))
  const read = openPool(url, Math.max(1, connections - writers), patience, patience.read)
  const write = openPool(url, writers, patience, patience.write)
  const unlimited = openPool(url, 2, patience, null)
  let ahead = 0
  return {
    engine: 'postgres',
    read,
    longReads: read,
    write,
    unlimited,
    now: () => clock() + ahead,
    setClock: async () => (ahead = await measureClock(read, clock, ahead)),
    watch: () => () => {},
    shrink: async () => {},
    // A silent connection never confirms that it is closed.
    close: async () => {
      const ended = Promise.all([read.destroy(), write.destroy(), unlimited.destroy()])
      await Promise.race([ended, wait(patience.connect, undefined, { ref: false })])
    },
  }
}

/** Opens a pool with a time limit for each statement, by the server's clock and by this machine's; null means no limit. */
function openPool(connectionString: string, max: number, patience: Patience, statement: number | null) {
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
  const text = `set jit = off; set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${statement * 2}`
  // The types do not know the time limit of a single query either.
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: connect }
  return (client: pg.ClientBase) => client.query(query)
}

const UNANSWERED = 'Query read timeout'

/** Closes the connection after a statement without an answer: later answers on it cannot be trusted. */
class StrictClient extends pg.Client {
  // oxlint-disable-next-line no-explicit-any -- as the driver declares it, in a dozen forms
  override query(...given: any[]): any {
    const answer: unknown = Reflect.apply(super.query, this, given)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error) => {
      if (error.message === UNANSWERED) void this.end()
      throw error
    })
  }
}

class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #patience: Patience
  constructor(config: PostgresDialectConfig, patience: Patience) {
    super(config)
    this.#config = config
    this.#patience = patience
  }
  override createDriver() {
    return new PatientDriver(this.#config, this.#patience)
  }
}

const TOO_MANY = '53300'
const AGAIN_MS = [50, 100, 200, 400]

class PatientDriver extends PostgresDriver {
  readonly #patience: Patience
  constructor(config: PostgresDialectConfig, patience: Patience) {
    super(config)
    this.#patience = patience
  }

  /** Retries when the server has no free connection: one of ours may soon be free. */
  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>): Promise<DatabaseConnection> {
    const until = performance.now() + this.#patience.connect
    for (let attempt = 0; ; attempt++) {
      try {
        return await super.acquireConnection(...given)
      } catch (error) {
        if (codeOf(error) !== TOO_MANY || performance.now() > until) throw error
        await wait(AGAIN_MS[attempt] ?? AGAIN_MS.at(-1))
      }
    }
  }

  /** Hides the error of a rollback on a dead connection, so that the error which caused it is thrown; the connection is not used again. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]).catch(() => {})
  }
}
