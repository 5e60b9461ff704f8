import pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE, type Patience } from './patience.ts'
import { measureClock } from './clock.ts'
import type { Database } from './engine.ts'
import { openPool } from './postgres-pool.ts'

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
  const pool = (max: number, statement: number | null) => openPool({ connectionString: url, max, patience, statement })
  const read = pool(Math.max(1, connections - writers), patience.read)
  const write = pool(writers, patience.write)
  const unlimited = pool(2, null)
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
