import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureBackOffice } from './back-office.ts'
import { measureColdList } from './cold-list.ts'
import { coldStart } from './cold-start.ts'
import { walkThroughDay } from './editors-day.ts'
import { measureFirstRenders } from './first-render.ts'
import { measureGrowth } from './growth.ts'
import { measureProducts } from './growth-of-products.ts'
import { measureHostile } from './hostile.ts'
import { measureFormAnswers } from './form-answers.ts'
import { measureJobs } from './jobs.ts'
import { measureKills } from './kills.ts'
import { measureKillsOfWork } from './kills-of-work.ts'
import { pageWeight } from './page-weight.ts'
import { startPortico, signIn, type Portico } from './portico.ts'
import { measurePeople } from './people.ts'
import { memoryOf } from './process.ts'
import { ratioToReference } from './ratio.ts'
import { measureScopes } from './scopes.ts'
import { measureSteady } from './steady.ts'
import { measureLogs } from './logs.ts'
import { measurePruning } from './pruning.ts'
import { printTable, type Line } from './table.ts'
import { measureTyping } from './typing.ts'
import { KINDS } from './writers.ts'

// Machines differ, so each speed is a ratio to a bare server that sends the same bytes to the same client in the same run.

const PARTS = [
  'serving',
  'start',
  'growth',
  'back-office',
  'hostile',
  'kills',
  'steady',
  'pruning',
  'logs',
  'scopes',
  'people',
  'form-answers',
  'jobs',
  'editors-day',
] as const
/** The parts that run without being named. The others take long, or start a server for each attack. */
const USUAL = ['serving', 'start', 'growth', 'back-office'] as const
type Part = (typeof PARTS)[number]

const isSmoke = process.argv.includes('--smoke')
const asked = PARTS.filter((part) => process.argv.includes(part))
/** The named parts (`npm run bench -- back-office`), else the usual parts; `--smoke` runs the short parts. */
const parts: readonly Part[] = asked.length > 0 ? asked : isSmoke ? ['serving', 'start'] : USUAL
const seconds = isSmoke ? 1 : 3
const rounds = isSmoke ? 1 : 3
/** A million rows take some minutes and 14 GB of disk, so they must be asked for: `npm run bench -- growth million`. */
const SIZES = option('size') ? [Number(option('size'))] : [1000, 10_000, 100_000, ...(process.argv.includes('million') ? [1_000_000] : [])]

/** `--folder=<folder>` keeps the data, so that a filled database is measured again. */
const dataDir = option('folder') ?? mkdtempSync(path.join(tmpdir(), 'portico-bench-'))
const lines: Line[] = []

try {
  // The first start makes and seeds the database. The measured server is a later start, as on any other day.
  await (await startPortico(dataDir)).stop()
  const portico = await startPortico(dataDir)
  try {
    if (parts.includes('serving')) await measureServing(portico)
    if (parts.includes('back-office')) lines.push(...(await measureBackOffice(portico.url)))
    if (parts.includes('editors-day')) await walkThroughDay({ url: portico.url, pictures: option('pictures'), only: option('only') })
  } finally {
    await portico.stop()
  }
  if (parts.includes('back-office')) {
    lines.push(...(await measureColdList(option('other'))))
    lines.push(...(await measureTyping(option('other'))))
  }
  if (parts.includes('start'))
    lines.push({ what: 'cold start to the first 200', value: await coldStart(dataDir, isSmoke ? 1 : 5), unit: 's', limit: { most: 1 } })
  if (parts.includes('growth')) {
    if (!option('database') && !option('size')) lines.push(...(await measureGrowth(dataDir, SIZES)))
    lines.push(...(await measureProducts({ dataDir, sizes: SIZES, databaseUrl: option('database') })))
  }
  if (parts.includes('hostile')) lines.push(...(await measureHostile(dataDir, option('attack'))))
  if (parts.includes('kills')) lines.push(...(await killed()))
  if (parts.includes('pruning')) lines.push(...(await measurePruning(dataDir, option('database'))))
  if (parts.includes('logs'))
    lines.push(...(await measureLogs(dataDir, { databaseUrl: option('database'), web: Number(option('size') ?? 10_000_000) })))
  if (parts.includes('scopes'))
    lines.push(...(await measureScopes({ dataDir, size: Number(option('size') ?? 100_000), databaseUrl: option('database') })))
  if (parts.includes('people'))
    lines.push(...(await measurePeople({ dataDir, size: Number(option('size') ?? 100_000), databaseUrl: option('database') })))
  if (parts.includes('form-answers'))
    lines.push(...(await measureFormAnswers({ dataDir, size: Number(option('size') ?? 100_000), databaseUrl: option('database') })))
  if (parts.includes('jobs'))
    lines.push(...(await measureJobs({ dataDir, size: Number(option('size') ?? 100_000), databaseUrl: option('database') })))
  if (parts.includes('steady'))
    lines.push(...(await measureSteady(dataDir, { minutes: Number(option('minutes') ?? 60), rate: Number(option('rate') ?? 1000) })))
} finally {
  // When a part fails, the values of the parts before it are still told.
  if (lines.length > 0) printTable(lines)
  if (!option('folder')) rmSync(dataDir, { recursive: true, force: true })
}

/** Reads `--kills=5 --kind=import --database=postgres://…`: the number of kills, the kind of work, the database. */
async function killed() {
  const kind = option('kind')
  const how = { kills: Number(option('kills') ?? 10), databaseUrl: option('database') }
  const kinds = KINDS.filter((one) => kind === null || one === kind)
  const measured = await measureKills({ ...how, kinds })
  const works = (['jobs', 'products'] as const).filter((one) => kind === null || one === kind)
  return [...measured, ...works.flatMap((one) => measureKillsOfWork(one, how))]
}

/** Returns the value of `--name=value` on the command line. */
function option(name: string): string | null {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null
}

async function measureServing(portico: Portico) {
  lines.push({ what: 'memory idle', value: memoryOf(portico.pid), unit: 'MB', limit: { most: 150 } })
  lines.push(...(await measureFirstRenders(portico)))
  const token = await signIn(portico.url)
  const repeated = ['/api/portal/listproduct', '/api/portal/listnews', '/api/portal/site']
  const pages = ['/', '/home', '/_product', '/_productdetail?id=1', '/_newsdetail?id=1']
  const lighter = ['/_about', '/_technology', '/_business', '/_client', '/_news', '/_contact', '/_articledetail?id=1']
  const lists = [
    'News/GetAll?maxResultCount=10&isTop=false&sorting=publishTime%20desc',
    'Product/GetAll?maxResultCount=10&typeId=1&sorting=name%20desc',
  ]
  for (const address of repeated) await measureRatio(portico, { address, least: 0.85 })
  for (const address of pages) await measureRatio(portico, { address, least: 0.8 })
  for (const list of lists)
    await measureRatio(portico, { address: `/abp/services/app/${list}`, least: 0.25, headers: { 'x-token': token } })
  lines.push({ what: 'memory after load', value: memoryOf(portico.pid), unit: 'MB', limit: { most: 300 } })
  for (const address of [...pages.slice(1), ...lighter]) lines.push(...(await pageWeight(portico.url, address)))
}

interface Goal {
  address: string
  /** The share of the reference's speed that must be reached. */
  least: number
  headers?: Record<string, string>
}

async function measureRatio(portico: Portico, { address, least, headers = {} }: Goal) {
  const { share, cpuShare, rate } = await ratioToReference({ url: portico.url + address, pid: portico.pid, headers, seconds, rounds })
  lines.push({
    what: `GET ${decodeURIComponent(address)}`,
    value: share,
    unit: 'of ref',
    limit: { least },
    note: `${Math.round(rate)}/s; by processor time ${cpuShare.toFixed(2)}`,
  })
}
