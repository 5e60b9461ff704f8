import Sqlite from 'better-sqlite3'
import path from 'node:path'
import pg from 'pg'
import { signIn, startPortico, type Portico } from './portico.ts'
import type { Line } from './table.ts'

const ROWS = 300_000
const DAY_MS = 24 * 60 * 60 * 1000
/** Pruning begins a minute after the start. */
const BEFORE_MS = 50_000
const MEANWHILE_MS = 60_000
const EVERY_MS = 50

const COLUMNS = '"creationTime", "method", "path", "status", "duration", "bytes", "ip", "userAgent", "referrer", "userId", "requestId"'

/** Measures how long a write of an editor takes before and while 300,000 old rows of the web log are pruned. */
export async function measurePruning(dataDir: string, databaseUrl: string | null): Promise<Line[]> {
  if (databaseUrl) await (await startPortico(dataDir, { DATABASE_URL: databaseUrl })).stop()
  const left = databaseUrl ? await fillPostgres(databaseUrl) : fillSqlite(dataDir)
  const portico = await startPortico(dataDir, { DATABASE_URL: databaseUrl ?? '' })
  try {
    const write = await writer(portico)
    const idle = await takenBy(write, BEFORE_MS)
    const rest = await left()
    const meanwhile = await takenBy(write, MEANWHILE_MS)
    const after = await left()
    return [
      ...linesOf('a write without pruning', idle),
      ...linesOf('a write while the log is pruned', meanwhile),
      { what: 'old rows pruned meanwhile', value: rest - after, unit: 'rows' },
    ]
  } finally {
    await portico.stop()
  }
}

/** Returns a call that creates a redirect. */
export async function writer({ url }: Portico) {
  const token = await signIn(url)
  return async (number: string) => {
    const response = await fetch(`${url}/abp/services/app/Redirect/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': token },
      body: JSON.stringify({ fromPath: `/pruned-${number}`, toPath: '/_about' }),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`Create answers ${response.status}`)
  }
}

export async function takenBy(write: (number: string) => Promise<void>, duration: number): Promise<number[]> {
  const end = performance.now() + duration
  const taken: number[] = []
  while (performance.now() < end) {
    const began = performance.now()
    await write(`${duration}-${taken.length}`)
    taken.push(performance.now() - began)
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY_MS)
    })
  }
  return taken.toSorted((a, b) => a - b)
}

export const linesOf = (what: string, taken: number[]): Line[] => [
  { what: `${what}, p50`, value: taken[Math.floor(taken.length * 0.5)]!, unit: 'ms' },
  { what: `${what}, p99`, value: taken[Math.floor(taken.length * 0.99)]!, unit: 'ms', limit: { most: 50 } },
  { what: `${what}, longest`, value: taken.at(-1)!, unit: 'ms', note: `${taken.length} writes` },
]

/** Returns a function that counts the old rows that are left. */
function fillSqlite(dataDir: string): () => Promise<number> {
  const file = path.join(dataDir, 'portico.db')
  const database = new Sqlite(file)
  database
    .prepare(
      `insert into "webLog" (${COLUMNS}) with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select ?, 'GET', '/old', 200, 1.5, 1000, '::1', 'bench', '', null, 'old-' || i from n`,
    )
    .run(ROWS, Date.now() - 60 * DAY_MS)
  database.close()
  return async () => {
    const reader = new Sqlite(file, { readonly: true })
    const rest = reader.prepare(`select count(*) from "webLog" where "path" = '/old'`).pluck().get() as number
    reader.close()
    return rest
  }
}

async function fillPostgres(url: string): Promise<() => Promise<number>> {
  const query = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await client.query(text, values)
    } finally {
      await client.end()
    }
  }
  await query(
    `insert into "webLog" (${COLUMNS}) select $1, 'GET', '/old', 200, 1.5, 1000, '::1', 'bench', '', null, 'old-' || i from generate_series(1, ${ROWS}) as i`,
    [Date.now() - 60 * DAY_MS],
  )
  return async () => Number((await query(`select count(*) as n from "webLog" where "path" = '/old'`)).rows[0].n)
}
