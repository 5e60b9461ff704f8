import Sqlite from 'better-sqlite3'
import path from 'node:path'
import { pairsOf } from '../server/crud/pairs.ts'
import { facetTerm, termsOf } from '../server/search/terms.ts'
import { signIn, startPortico } from './portico.ts'
import type { Line } from './table.ts'

const REQUESTS = 40

/** Measures how the cost of visitors' product lists grows with the number of products: p99 of replies that are not cached, milliseconds. */
export async function measureProducts(dataDir: string, sizes: number[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const size of sizes) {
    growTo(path.join(dataDir, 'portico.db'), size)
    const portico = await startPortico(dataDir)
    try {
      const asked: Record<string, [query: string, most: number]> = {
        'first page': ['', 50],
        'by type': ['&type=camera', 80],
        'by category and parameter': ['&category=imaging&params=mono:true', 80],
        'deep page': [`&skipCount=${Math.floor(size / 2)}`, 150],
        'two-character search': [`&keyword=${encodeURIComponent('远心')}`, 150],
        'search for a frequent word': [`&keyword=${encodeURIComponent('相机')}`, 150],
        'lowest price first': ['&sort=priceAsc', 80],
      }
      for (const [name, [query, most]] of Object.entries(asked)) {
        const value = await p99((request) => `${portico.url}/api/portal/listproduct?maxResultCount=10${query}&except=${request + 1}`)
        lines.push({ what: `${size} products: ${name}, p99`, value, unit: 'ms', limit: { most } })
      }
      lines.push(...(await backOffice(portico.url, size)))
      const value = await p99((request) => `${portico.url}/_product?type=camera&page=${request + 2}`)
      lines.push({ what: `${size} products: a page of the list, rendered, p99`, value, unit: 'ms' })
    } finally {
      await portico.stop()
    }
  }
  return lines
}

/** Measures the lists that an editor asks for; each order and filter needs another index. */
async function backOffice(url: string, size: number): Promise<Line[]> {
  const token = await signIn(url)
  const asked = [
    '',
    '&sorting=name desc',
    '&typeId=1&sorting=price asc',
    '&isTop=true',
    `&keyword=${encodeURIComponent('相机')}`,
    '&keyword=PY-77',
    '&state=published',
    '&state=draft',
  ]
  const lines: Line[] = []
  for (const query of asked) {
    const value = await p99((request) => `${url}/abp/services/app/Product/GetAll?maxResultCount=10&skipCount=${request}${query}`, token)
    lines.push({ what: `${size} products: back office ${decodeURIComponent(query)}, p99`, value, unit: 'ms', limit: { most: 80 } })
  }
  return lines
}

/** Adds published copies of the seeded products, written straight into the tables. */
function growTo(file: string, size: number) {
  const database = new Sqlite(file)
  const own = columnsOf(database, 'product').filter((name) => !['id', 'code', 'slug'].includes(name))
  const shown = columnsOf(database, 'productSnapshot').filter((name) => !['id', 'rowId', 'code', 'slug'].includes(name))
  const seeded = database
    .prepare('select "id", "name", "nameEn", "subtitle", "params" from "product" order by "id" limit 27')
    .all() as Seeded[]
  const copy = database
    .prepare(`insert into "product" ("code", ${names(own)}) select ?, ${names(own)} from "product" where "id" = ? returning "id"`)
    .pluck()
  const publish = database
    .prepare(
      `insert into "productSnapshot" ("rowId", "code", ${names(shown)}) select ?, ?, ${names(shown)} from "productSnapshot" where "rowId" = ? limit 1 returning "id"`,
    )
    .pluck()
  const enter = database.prepare('insert into "productTerms" ("rowid", "title", "body", "facets") values (?, ?, ?, ?)')
  const pair = database.prepare('insert into "productPairs" ("rowid", "pairs") values (?, ?)')
  const count = database.prepare('select count(*) from "product"').pluck().get() as number
  database.transaction(() => {
    for (let number = count; number < size; number++) {
      const { id, name, nameEn, subtitle, params } = seeded[number % seeded.length]!
      const code = `COPY-${number}`
      const rowId = copy.get(code, id)
      pair.run(rowId, [...new Set([name, nameEn, subtitle, code].flatMap(pairsOf))].join(' '))
      const facets = Object.entries(JSON.parse(params ?? '{}') as Record<string, unknown>).map(([key, value]) =>
        facetTerm(key, String(value)),
      )
      const body = termsOf(`${name} ${nameEn} ${subtitle} ${code}`)
      enter.run(publish.get(rowId, code, id), termsOf(`${name} ${nameEn}`).join(' '), body.join(' '), facets.join(' '))
    }
  })()
  database.close()
}

interface Seeded {
  id: number
  name: string
  nameEn: string
  subtitle: string
  params: string | null
}

const columnsOf = (database: Sqlite.Database, table: string) =>
  (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name)

const names = (columns: string[]) => columns.map((name) => `"${name}"`).join(', ')

async function p99(addressOf: (request: number) => string, token = ''): Promise<number> {
  const taken: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const began = performance.now()
    const response = await fetch(addressOf(request), { headers: { 'x-token': token } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${addressOf(request)} answers ${response.status}`)
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)]!
}
