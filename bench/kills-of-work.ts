import { spawnSync } from 'node:child_process'
import type { Line } from './table.ts'

/** The tests that kill a site, and of how many works each makes. */
const WORKS = {
  // An import, an export, the removal of old data, the export of a log, the collection of uploads, and a backup of the night.
  jobs: { files: ['server/jobs/kills.test.ts', 'server/backup/kills.test.ts'], number: 6 },
  // Products with twelve pictures each, by the calls of /addspu.
  products: { files: ['server/features/products/kills.test.ts'], number: 1 },
}

interface Kills {
  kills: number
  databaseUrl: string | null
}

/** Kills the program, or a process that does a job, so often during each work; what is left afterwards is judged by the tests. */
export function measureKillsOfWork(what: keyof typeof WORKS, { kills, databaseUrl }: Kills): Line[] {
  const { files, number } = WORKS[what]
  const env = { ...process.env, KILLS: String(kills), ENGINE: databaseUrl ? 'postgres' : 'sqlite' }
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', ...files, '-t', 'again and again'], { env, stdio: 'inherit' })
  const said = `${what}: lost, twice or half done, of ${kills * number} kills (${env.ENGINE})`
  return [{ what: said, value: status === 0 ? 0 : 1, unit: '', limit: { most: 0 }, note: status === 0 ? '' : 'the lines above name what' }]
}
