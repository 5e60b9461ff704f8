import { Kysely, PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig } from 'kysely'
import pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE, type Patience } from './patience.ts'
import { measureClock } from './clock.ts'
import type { Tables } from './tables.ts'
import type { Database } from './engine.ts'

// bigint arrives as text by default; ids, times and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

interface PostgresOptions {
  /** Connections for requests: two of five write, the others read. */
  connections?: number
  patience?: Patience
  /** This machine's clock. */
  clock?: () => number
}

/** Pools on a PostgreSQL server: one to read, so that writers who wait for each other hold up no reader, one to write, and one without time limits. */
export function openPostgres(url: string, { connections = 10, patience = PATIENCE, clock = Date.now }: PostgresOptions = {}): Database {
  const writers = Math.max(1, Math.floor(connections * 0.4))
  const read = openPool(url, Math.max(1, connections - writers), patience, patience.read)
  const write = openPool(url, writers, patience, patience.write)
  const unlimited = openPool(url, 2, patience, null)
  let ahead = 0
  return {
    engine: 'postgres',
    read,
    dear: read,
    write,
    unlimited,
    now: () => clock() + ahead,
    setClock: async () => (ahead = await measureClock(read, clock, ahead)),
    watch: () => () => {},
    shrink: async () => {},
    // A connection that is silent does not even hear that it ends.
    close: async () => {
      const ended = Promise.all([read.destroy(), write.destroy(), unlimited.destroy()])
      await Promise.race([ended, wait(patience.connect, undefined, { ref: false })])
    },
  }
}

/** A pool in which a statement takes at most so long, by the server's clock and by this machine's; null: as long as it needs. */
function openPool(connectionString: string, max: number, patience: Patience, statement: number | null) {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: StrictClient,
    ...(statement === null ? {} : { query_timeout: statement + patience.answer, onConnect: limiting(statement, patience) }),
  })
  // Without a listener the end of a connection (server restart) would end this process, idle or not.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PatientDialect({ pool }, patience) })
}

/** Said in SQL, not at the connection's start: pools between us and the server (PgBouncer) refuse it there. */
const limiting = (statement: number, { lock, connect }: Patience) => {
  const text = `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${statement * 2}`
  // The pool waits for what this returns, although its types do not say so.
  return (client: pg.ClientBase): void => client.query({ text, query_timeout: connect } as pg.QueryConfig) as unknown as void
}

const UNANSWERED = 'Query read timeout'

/** After a statement without an answer nothing more comes over the connection in which anybody could trust: it is closed, not used again. */
class StrictClient extends pg.Client {
  // oxlint-disable-next-line no-explicit-any -- as the driver declares it, in a dozen forms
  override query(...given: any[]): any {
    const answer: unknown = super.query(...(given as [string]))
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

  /** A server that has no connection to spare may leave us those we have: one of them is soon free. */
  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>): Promise<DatabaseConnection> {
    const until = performance.now() + this.#patience.connect
    for (let attempt = 0; ; attempt++) {
      try {
        return await super.acquireConnection(...given)
      } catch (error) {
        if ((error as { code?: string }).code !== TOO_MANY || performance.now() > until) throw error
        await wait(AGAIN_MS[attempt] ?? AGAIN_MS.at(-1))
      }
    }
  }

  /** What made the transaction fail is thrown, not that a dead connection cannot take it back; that one is not used again. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]).catch(() => {})
  }
}
