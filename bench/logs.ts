import autocannon from 'autocannon'
import { sql, type RawBuilder } from 'kysely'
import { readEnvironment } from '../server/config/environment.ts'
import type { Database } from '../server/db/engine.ts'
import { openDatabase } from '../server/db/open.ts'
import { hide } from '../server/features/logs/hide.ts'
import { LOGS } from '../server/features/logs/logs.ts'
import { DAY_MS, fillLogs } from './fill-logs.ts'
import { signIn, startPortico, type Portico } from './portico.ts'
import { linesOf, takenBy, writer } from './pruning.ts'
import { printTable, type Line } from './table.ts'
import { timed } from './timed.ts'

const DAYS = 90
const CALLS = 300
const RATE = 200
const MEANWHILE_MS = 60_000
const SERVICES = '/abp/services/app'

interface Wanted {
  databaseUrl: string | null
  /** The rows of the web log; the audit log has three for each ten of them. */
  web: number
}

/** Measures how logs of many rows are read, and how a day leaves them, while 200 requests a second are served. */
export async function measureLogs(dataDir: string, { databaseUrl, web }: Wanted): Promise<Line[]> {
  // The oldest day of each log is due.
  const env = {
    DATABASE_URL: databaseUrl ?? '',
    WEB_LOG_DAYS: String(DAYS - 1),
    WEB_LOG_ROWS: '1000000000',
    AUDIT_LOG_DAYS: String(DAYS - 1),
  }
  await (await startPortico(dataDir, env)).stop()
  const database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }))
  try {
    const audit = Math.floor(web * 0.3)
    await fillLogs(database, { web, audit, days: DAYS })
    const portico = await startPortico(dataDir, env)
    const load = servedMeanwhile(portico.url)
    try {
      const lines: Line[] = []
      for (const part of [gone, written, reads, compared]) {
        const measured = await part(portico, database)
        // A run takes long, so each part is told as it ends.
        printTable(measured)
        lines.push(...measured)
      }
      return lines
    } finally {
      load.stop()
      await portico.stop()
    }
  } finally {
    await database.close()
  }
}

const servedMeanwhile = (url: string) =>
  autocannon(
    { url, overallRate: RATE, connections: 10, duration: 3600, requests: [{ path: '/home' }, { path: '/api/portal/site' }] },
    () => {},
  )

/** Measures the time until nobody sees the oldest day any more. */
async function gone(_: Portico, database: Database): Promise<Line[]> {
  // The thread for long reads begins with its first read, as it has in a running server.
  await sql`select 1`.execute(database.longReads)
  const lines: Line[] = []
  for (const log of [LOGS.webLog, LOGS.auditLog]) {
    const began = performance.now()
    await hide(database, log, { before: Date.now() - (DAYS - 1) * DAY_MS })
    lines.push({ what: `a day of ${log.table} is gone`, value: performance.now() - began, unit: 'ms', limit: { most: 100 } })
  }
  return lines
}

/** Measures writes before and while the server deletes the rows of that day. */
async function written(portico: Portico, database: Database): Promise<Line[]> {
  const write = await writer(portico)
  const idle = await takenBy(write, MEANWHILE_MS - 15_000)
  const due = () => countOf(database, sql`select count(*) as n from "webLog" where "creationTime" < ${Date.now() - (DAYS - 1) * DAY_MS}`)
  const before = await due()
  const meanwhile = await takenBy(write, MEANWHILE_MS)
  return [
    ...linesOf('a write at 200 requests a second', idle),
    ...linesOf('a write while the day is deleted', meanwhile),
    { what: 'rows of that day deleted in a minute', value: before - (await due()), unit: 'rows', note: `of ${before}` },
  ]
}

async function reads({ url }: Portico): Promise<Line[]> {
  const token = await signIn(url)
  const ask = async (path: string) => {
    const reply = await fetch(`${url}${SERVICES}/${path}`, { headers: { 'x-token': token } })
    const { result } = (await reply.json()) as { result: { items: { id: number }[] } }
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
    return result
  }
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10)
  const lines: Line[] = []
  for (const log of ['WebLog', 'AuditLog']) {
    const newest = (await ask(`${log}/GetAll`)).items[0]!.id
    const filter = log === 'WebLog' ? ['the beginning of a path', 'path=/_productdetail?id=49'] : ['a service', 'serviceName=News']
    const asked: [string, (number: number) => string][] = [
      ['the newest page', () => `${log}/GetAll`],
      ['the page of a person', () => `${log}/GetAll?userName=admin`],
      ['a day', (number) => `${log}/GetAll?creationTimeStart=${day(2 + (number % 80))}&creationTimeEnd=${day(2 + (number % 80))}`],
      ['a cursor deep in it', (number) => `${log}/GetAll?before=${Math.floor(newest * (0.1 + (number % 80) / 100))}`],
      [filter[0]!, () => `${log}/GetAll?${filter[1]}`],
      ['totals of 90 days', () => `${log}/GetTotals?creationTimeStart=${day(89)}&creationTimeEnd=${day(0)}`],
      ['totals of 31 days by hour', () => `${log}/GetTotals?creationTimeStart=${day(30)}&creationTimeEnd=${day(0)}&by=hour`],
    ]
    for (const [what, pathOf] of asked) lines.push(...(await linesOfCalls(`${log}: ${what}`, (number) => ask(pathOf(number)))))
  }
  return lines
}

async function linesOfCalls(what: string, call: (number: number) => Promise<unknown>): Promise<Line[]> {
  const { p50, p99 } = await timed(CALLS, call)
  return [
    { what: `${what}, p50`, value: p50, unit: 'ms' },
    { what: `${what}, p99`, value: p99, unit: 'ms', limit: { most: 50 } },
  ]
}

/** Compares the totals of whole days with a full count of their rows. */
async function compared({ url }: Portico, database: Database): Promise<Line[]> {
  const token = await signIn(url)
  const day = (back: number) => new Date(Date.now() - back * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10)
  const reply = await fetch(`${url}${SERVICES}/WebLog/GetTotals?creationTimeStart=${day(60)}&creationTimeEnd=${day(1)}`, {
    headers: { 'x-token': token },
  })
  const { items } = ((await reply.json()) as { result: { items: { time: string; total: number }[] } }).result
  const from = Date.parse(items[0]!.time)
  const full = await countOf(
    database,
    sql`select sum("requests") as n from "webLog" where "creationTime" >= ${from} and "creationTime" < ${Date.parse(items.at(-1)!.time) + DAY_MS}`,
  )
  const told = items.reduce((sum, { total }) => sum + total, 0)
  return [
    { what: 'totals of 60 days beside a full count', value: told - full, unit: 'rows', limit: { least: 0, most: 0 }, note: String(full) },
  ]
}

const countOf = async ({ unlimited }: Database, query: RawBuilder<unknown>) =>
  Number(((await query.execute(unlimited)).rows[0] as { n: number }).n)
