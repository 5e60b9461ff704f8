import { fillPostgres } from './fill-postgres.ts'
import { fillSqlite } from './fill-sqlite.ts'
import { signIn, startPortico } from './portico.ts'
import type { Line } from './table.ts'

const REQUESTS = 200

export interface Growing {
  dataDir: string
  sizes: number[]
  /** The address of a PostgreSQL database of its own; without it the SQLite file in the data folder grows. */
  databaseUrl: string | null
}

/** Measures how the cost of visitors' product lists grows with the number of products: p99 of replies that are not cached, milliseconds. */
export async function measureProducts({ dataDir, sizes, databaseUrl }: Growing): Promise<Line[]> {
  const lines: Line[] = []
  for (const size of sizes) {
    if (databaseUrl) await fillPostgres(databaseUrl, size)
    else fillSqlite(dataDir, size)
    const portico = await startPortico(dataDir, { DATABASE_URL: databaseUrl ?? '' })
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
        const taken = await p99((request) => `${portico.url}/api/portal/listproduct?maxResultCount=10${query}&except=${request + 1}`)
        lines.push(lineOf(`${size} products: ${name}`, taken, most))
      }
      lines.push(...(await backOffice(portico.url, size)))
      const taken = await p99((request) => `${portico.url}/_product?type=camera&page=${request + 2}`)
      lines.push(lineOf(`${size} products: a page of the list, rendered`, taken))
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
    const taken = await p99((request) => `${url}/abp/services/app/Product/GetAll?maxResultCount=10&skipCount=${request}${query}`, token)
    lines.push(lineOf(`${size} products: back office ${decodeURIComponent(query)}`, taken, 80))
  }
  return lines
}

interface Taken {
  /** The first request, which nothing was remembered for. */
  first: number
  p99: number
}

const lineOf = (what: string, { first, p99: value }: Taken, most?: number): Line => ({
  what: `${what}, p99`,
  value,
  unit: 'ms',
  ...(most ? { limit: { most } } : {}),
  note: `first ${first.toFixed(0)} ms`,
})

async function p99(addressOf: (request: number) => string, token = ''): Promise<Taken> {
  const taken: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const began = performance.now()
    const response = await fetch(addressOf(request), { headers: { 'x-token': token } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${addressOf(request)} answers ${response.status}`)
    taken.push(performance.now() - began)
  }
  return { first: taken[0]!, p99: taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)]! }
}
