import Sqlite from 'better-sqlite3'
import path from 'node:path'
import { signIn, startPortico } from './portico.ts'
import type { Line } from './table.ts'

const LIST = '/abp/services/app/News/GetAll?maxResultCount=10'
const REQUESTS = 40

/** Measures how the cost of a back-office list grows with its rows: p99 of requests one after another, milliseconds. */
export async function measureGrowth(dataDir: string, sizes: number[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const size of sizes) {
    growTo(path.join(dataDir, 'portico.db'), size)
    const portico = await startPortico(dataDir)
    try {
      const token = await signIn(portico.url)
      const asked = {
        'first page': '',
        filtered: '&isTop=true&sorting=publishTime desc',
        'two-character search': `&keyword=${encodeURIComponent('视觉')}`,
        'deep page': `&skipCount=${size - 100}`,
      }
      for (const [name, query] of Object.entries(asked))
        lines.push({ what: `${size} news: ${name}, p99`, value: await p99(portico.url + LIST + query, token), unit: 'ms' })
    } finally {
      await portico.stop()
    }
  }
  return lines
}

/** Adds copies of the seeded news, written straight into the table. */
function growTo(file: string, size: number) {
  const database = new Sqlite(file)
  const columns = (database.pragma('table_info(news)') as { name: string }[])
    .map(({ name }) => `"${name}"`)
    .filter((name) => name !== '"id"' && name !== '"slug"')
    .join(', ')
  const count = database.prepare('select count(*) from news').pluck()
  while ((count.get() as number) < size) {
    database.prepare(`insert into news (${columns}) select ${columns} from news limit ?`).run(size - (count.get() as number))
  }
  database.close()
}

async function p99(url: string, token: string): Promise<number> {
  const taken: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const began = performance.now()
    const response = await fetch(url, { headers: { 'x-token': token } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)]!
}
