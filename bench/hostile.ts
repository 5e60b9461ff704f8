import { setTimeout } from 'node:timers/promises'
import { ATTACKS } from './attacks.ts'
import { signIn, startPortico } from './portico.ts'
import { startProbe } from './probe.ts'
import { memoryOf } from './process.ts'
import type { Line } from './table.ts'

/** The longest time in milliseconds that a visitor may wait for a cached page during an attack. */
const MOST_WAIT = 250
const PAGE = '/_about'

/** Measures for each attack how long a cached page waits during it, and how much memory the server uses after it. */
export async function measureHostile(dataDir: string, only: string | null): Promise<Line[]> {
  const lines: Line[] = []
  const chosen = Object.entries(ATTACKS).filter(([name]) => only === null || name.includes(only))
  for (const [name, attack] of chosen) {
    // Each attack gets a fresh server: a server that never recovers must not spoil the next result.
    const portico = await startPortico(dataDir)
    try {
      const token = await signIn(portico.url)
      const page = await fetch(portico.url + PAGE)
      await page.arrayBuffer()
      const probe = await startProbe(portico.url + PAGE)
      await setTimeout(300)
      const said = await attack({ url: portico.url, dataDir, token })
      // A request that was answered at once may still stop the server afterwards.
      await answered(portico.url + PAGE)
      const { longest, median, failed } = await probe.stop()
      const refused = failed > 0 ? `; ${failed} pages refused` : ''
      lines.push({
        what: name,
        value: longest,
        unit: 'ms',
        limit: { most: MOST_WAIT },
        note: `median ${median.toFixed(1)} ms; ${Math.round(memoryOf(portico.pid))} MB after; ${said}${refused}`,
      })
    } finally {
      await portico.stop()
    }
  }
  return lines
}

/** Waits until the server answers again; when the server cuts the connection, the request is sent again. */
async function answered(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const ok = await fetch(url).then(
      async (response) => (await response.arrayBuffer()) && response.ok,
      () => false,
    )
    if (ok) return
    await setTimeout(100)
  }
}
