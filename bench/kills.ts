import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signIn, startPortico } from './portico.ts'
import type { Line } from './table.ts'
import { WRITERS, type Kind, type Writing } from './writers.ts'

const PASSWORD = 'Sesame-stays-7'
const AT_ONCE = 4

export interface Killing {
  /** The number of times the server is killed during each kind of work. */
  kills: number
  /** The address of an empty PostgreSQL database; null means SQLite. */
  databaseUrl: string | null
  kinds: readonly Kind[]
}

/** Kills the server under load, restarts it and looks for the writes it had acknowledged: none may be lost, stored twice or half done. */
export async function measureKills({ kills, databaseUrl, kinds }: Killing): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-kills-'))
  const env = { SEED: 'empty', ADMIN_PASSWORD: PASSWORD, DATABASE_URL: databaseUrl ?? '', NODE_ENV: 'test' }
  const lines: Line[] = []
  try {
    for (const kind of kinds) {
      const writer = WRITERS[kind]()
      for (let round = 0; round < kills; round++) await killDuring(writer, { dataDir, env, round })
      const portico = await startPortico(dataDir, env)
      const faults = await writer.faults({ url: portico.url, token: await signIn(portico.url, PASSWORD) })
      await portico.stop()
      lines.push({
        what: `${kind}: acknowledged and lost, twice or half, of ${kills} kills (${databaseUrl ? 'PostgreSQL' : 'SQLite'})`,
        value: faults.length,
        unit: '',
        limit: { most: 0 },
        note: `${writer.acknowledged()} acknowledged${faults.length > 0 ? `; ${faults.slice(0, 3).join('; ')}` : ''}`,
      })
    }
    return lines
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function killDuring(writer: Writing, { dataDir, env, round }: { dataDir: string; env: NodeJS.ProcessEnv; round: number }) {
  const portico = await startPortico(dataDir, env)
  const token = await signIn(portico.url, PASSWORD)
  const working = Array.from({ length: AT_ONCE }, (_, index) => writer.work({ url: portico.url, token }, `${round}-${index}`))
  await setTimeout(100 + Math.random() * 500)
  await portico.kill()
  await Promise.all(working)
}
