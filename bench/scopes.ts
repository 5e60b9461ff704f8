import Sqlite from 'better-sqlite3'
import path from 'node:path'
import pg from 'pg'
import { fillPostgres } from './fill-postgres.ts'
import { fillSqlite } from './fill-sqlite.ts'
import { signIn, startPortico, type Portico } from './portico.ts'
import type { Line } from './table.ts'

const UNITS = 5000
const REQUESTS = 200
const MOST_MS = 80
const PASSWORD = 'Bench-pass-7'

/** The scopes of the measured people; `all` is the list without a condition, to compare with. */
const KINDS = ['all', 'own', 'unit', 'below'] as const
const LISTS = ['', '&sorting=name desc', '&typeId=1&sorting=price asc', '&state=draft', `&keyword=${encodeURIComponent('相机')}`]

export interface Scoped {
  dataDir: string
  size: number
  /** The address of a PostgreSQL database of its own; without it the SQLite file in the data folder is filled. */
  databaseUrl: string | null
}

/**
 * Measures lists of products that belong to 5,000 units, as people see them who reach all, their own, those of their unit, and those of a branch of
 * 55 units: p99, milliseconds.
 */
export async function measureScopes({ dataDir, size, databaseUrl }: Scoped): Promise<Line[]> {
  const env = { DATABASE_URL: databaseUrl ?? '' }
  if (databaseUrl) await (await startPortico(dataDir, env)).stop()
  if (databaseUrl) await fillPostgres(databaseUrl, size)
  else fillSqlite(dataDir, size)
  const statements = [...treeOfUnits(databaseUrl !== null), ...ownedBy(await hired(dataDir, env))]
  await (databaseUrl ? runOnPostgres(databaseUrl, statements) : runOnSqlite(dataDir, statements))
  const portico = await startPortico(dataDir, env)
  try {
    const lines: Line[] = []
    for (const kind of KINDS) lines.push(...(await listsOf(portico, kind, size)))
    return lines
  } finally {
    await portico.stop()
  }
}

async function hired(dataDir: string, env: NodeJS.ProcessEnv): Promise<number[]> {
  const portico = await startPortico(dataDir, env)
  try {
    return await hire(portico)
  } finally {
    await portico.stop()
  }
}

/** Makes a role and a user for each scope; returns their ids. */
async function hire({ url }: Portico): Promise<number[]> {
  const token = await signIn(url)
  const create = async (service: string, body: object): Promise<number> => {
    const response = await fetch(`${url}/abp/services/app/${service}/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': token },
      body: JSON.stringify(body),
    })
    const { result, error } = (await response.json()) as { result: { id: number } | null; error: { message: string } | null }
    if (!result) throw new Error(`${service}/Create: ${error?.message}`)
    return result.id
  }
  const ids: number[] = []
  for (const kind of KINDS) {
    const dataScopes = kind === 'all' ? {} : { products: { kind } }
    const role = await create('Role', {
      name: `bench-${kind}`,
      displayName: kind,
      displayNameEn: kind,
      grantedPermissions: ['Product/View'],
      dataScopes,
    })
    const userName = `bench-${kind}`
    ids.push(await create('User', { userName, name: kind, emailAddress: `${kind}@example.com`, password: PASSWORD, roleIds: [role] }))
  }
  return ids
}

/** 90 branches of five units with ten units each below the unit at the top, and others: written straight into the table. */
function treeOfUnits(isPostgres: boolean): string[] {
  const numbers = isPostgres
    ? `select i from generate_series(1, ${UNITS}) as i`
    : `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${UNITS}) select i from n`
  const parent = `case when i <= 90 then null when i <= 540 then 100000 + 1 + (i - 91) / 5 else 100000 + 91 + (i - 541) / 10 end`
  const now = isPostgres ? 'now()' : '1767225600000'
  return [
    `insert into "organizationUnit" ("id", "parentId", "displayName", "sort", "creationTime", "version") select 100000 + i, ${parent}, 'unit ' || i, 0, ${now}, 1 from (${numbers}) as numbers`,
  ]
}

/** Spreads the products over the units, gives the second person a thousandth of them, and puts everybody into a unit with a branch. */
function ownedBy(people: readonly number[]): string[] {
  const unit = `100001 + ("id" * 7919) % ${UNITS}`
  return [
    `update "product" set "unitId" = ${unit}, "ownerId" = case when "id" % 1000 = 0 then ${people[1]} else 1 end`,
    ...people.map((id) => `insert into "user_unitIds" ("rowId", "targetId") values (${id}, 100001)`),
  ]
}

async function runOnPostgres(url: string, statements: readonly string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

function runOnSqlite(dataDir: string, statements: readonly string[]) {
  const database = new Sqlite(path.join(dataDir, 'portico.db'))
  for (const statement of statements) database.exec(statement)
  database.exec('pragma optimize')
  database.close()
}

async function listsOf({ url }: Portico, kind: string, size: number): Promise<Line[]> {
  const token = await signIn(url, PASSWORD, `bench-${kind}`)
  const lines: Line[] = []
  for (const query of LISTS) {
    const taken: number[] = []
    let count = 0
    for (let request = 0; request < REQUESTS; request++) {
      const began = performance.now()
      const address = `${url}/abp/services/app/Product/GetAll?maxResultCount=10&skipCount=${request % 5}${query}`
      const response = await fetch(address, { headers: { 'x-token': token } })
      const { result } = (await response.json()) as { result: { totalCount: number } }
      taken.push(performance.now() - began)
      count = result.totalCount
    }
    const value = taken.toSorted((a, b) => a - b)[Math.floor(REQUESTS * 0.99)]!
    const what = `${size} products, scope ${kind}: ${decodeURIComponent(query) || 'first page'}, p99`
    lines.push({ what, value, unit: 'ms', limit: { most: MOST_MS }, note: `first ${taken[0]!.toFixed(0)} ms, ${count} rows` })
  }
  return lines
}
