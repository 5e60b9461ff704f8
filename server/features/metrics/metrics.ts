import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { version } from '../../config/version.ts'
import type { Database } from '../../db/engine.ts'

/** What a request asks for: a call of the API, a file, or a page. */
type RequestKind = 'api' | 'file' | 'page'

/** B-69: the figures of this process, in the format of Prometheus. */
export interface Metrics {
  /** Counts a request that the framework has answered; `seconds` from its first byte to its reply. */
  answered(path: string, status: number, seconds: number): void
  /** Counts a page that was sent from the page cache. */
  fromCache(): void
  text(): Promise<string>
  readonly contentType: string
}

interface MetricsParts {
  database: Database
  dataDir: string
  /** Further gauges, each with a function that tells its value when it is asked for; 0 where it fails. */
  gauges: { name: string; help: string; value: () => Promise<number> }[]
}

/** Bounds of the histogram in seconds: from a cached list to a slow import. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function createMetrics({ database, dataDir, gauges }: MetricsParts): Metrics {
  const register = new Registry()
  const registers = [register]
  const requests = new Histogram({
    name: 'portico_request_duration_seconds',
    help: 'Time to answer a request, without the pages from the page cache',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const cached = new Counter({ name: 'portico_cached_pages_total', help: 'Pages that were sent from the page cache', registers })
  gauge('portico_database_up', 'Whether the database answers', () => answers(database))
  gauge('portico_disk_free_bytes', 'Free space on the disk of the data folder', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  for (const { name, help, value } of gauges) gauge(name, help, value)
  new Gauge({ name: 'portico_info', help: 'The version of the program', labelNames: ['version', 'engine'], registers }).set(
    { version, engine: database.engine },
    1,
  )

  function gauge(name: string, help: string, value: () => Promise<number>) {
    return new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value().catch(() => 0))
      },
    })
  }

  let isWatched = false
  return {
    answered: (path, status, seconds) => requests.observe({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }, seconds),
    fromCache: () => cached.inc(),
    text: () => {
      // Memory, processor time and the lag of the event loop are watched only where somebody reads them.
      if (!isWatched) collectDefaultMetrics({ register })
      isWatched = true
      return register.metrics()
    },
    contentType: register.contentType,
  }
}

function kindOf(path: string): RequestKind {
  if (path.startsWith('/abp/') || path.startsWith('/api/') || path.includes('/h5/')) return 'api'
  return path.startsWith('/assets/') || path.startsWith('/media/') ? 'file' : 'page'
}

const answers = ({ read }: Database) =>
  sql`select 1`.execute(read).then(
    () => 1,
    () => 0,
  )
