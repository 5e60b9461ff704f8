import autocannon from 'autocannon'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { signIn, startPortico } from './portico.ts'
import { memoryOf } from './process.ts'
import type { Line } from './table.ts'

const SERVICES = '/abp/services/app'

/**
 * Sends the mixed load of visitors and editors at `rate` requests a second for many minutes, to see that memory stays level and files stay bounded.
 */
export async function measureSteady(dataDir: string, { minutes, rate }: { minutes: number; rate: number }): Promise<Line[]> {
  const portico = await startPortico(dataDir)
  try {
    const token = await signIn(portico.url)
    const seen: number[] = [memoryOf(portico.pid)]
    const load = mix({ url: portico.url, token, duration: minutes * 60, rate })
    for (let minute = 1; minute <= minutes; minute++) {
      await new Promise((resolve) => {
        setTimeout(resolve, 60_000)
      })
      seen.push(memoryOf(portico.pid))
      console.log(`  minute ${minute}: ${seen.at(-1)!.toFixed(0)} MB, data folder ${megabytes(dataDir).toFixed(0)} MB`)
    }
    const failed = (await Promise.all(load)).reduce((sum, { errors, timeouts }) => sum + errors + timeouts, 0)
    const first = Math.max(...seen.slice(1, Math.max(2, Math.ceil(seen.length / 3))))
    return [
      { what: `most memory in ${minutes} minutes of mixed load`, value: Math.max(...seen), unit: 'MB', limit: { most: 300 } },
      { what: 'memory at its end, of the most in its first third', value: seen.at(-1)! / first, unit: '', limit: { most: 1.2 } },
      { what: 'requests that failed', value: failed, unit: '', limit: { most: 0 } },
      { what: 'data folder', value: megabytes(dataDir), unit: 'MB' },
    ]
  } finally {
    await portico.stop()
  }
}

/** Seven of ten requests ask for cached pages. The others ask for cached lists, new addresses and the back office, or write. */
function mix({ url, token, duration, rate }: { url: string; token: string; duration: number; rate: number }) {
  const load = (share: number, options: Partial<autocannon.Options>) =>
    autocannon({ url, duration, overallRate: Math.ceil(rate * share), ...options })
  const paths = (...all: string[]) => all.map((one) => ({ path: one }))
  const staff = { 'x-token': token, 'content-type': 'application/json' }
  const body = JSON.stringify({ fromPath: '/old-[<id>]', toPath: '/_about' })
  const create = { path: `${SERVICES}/Redirect/Create`, method: 'POST' as const, body }
  return [
    load(0.7, {
      connections: 35,
      requests: paths('/home', '/_product', '/_productdetail?id=1', '/_news', '/_newsdetail?id=1', '/_about', '/en/home'),
    }),
    load(0.15, { connections: 8, requests: paths('/api/portal/listproduct', '/api/portal/listnews', '/api/portal/site') }),
    load(0.1, { connections: 5, requests: paths('/api/portal/listnews?keyword=[<id>]'), idReplacement: true }),
    load(0.045, {
      connections: 3,
      requests: paths(`${SERVICES}/News/GetAll?sorting=publishTime%20desc`, `${SERVICES}/Product/GetAll?maxResultCount=50`),
      headers: staff,
    }),
    load(0.005, { connections: 1, requests: [create], headers: staff, idReplacement: true }),
  ]
}

const megabytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + sizeOf(path.join(entry.parentPath, entry.name)), 0) /
  1024 /
  1024

function sizeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
