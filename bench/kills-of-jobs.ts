import { spawnSync } from 'node:child_process'
import type { Line } from './table.ts'

/** These kill a site during an import, an export, the removal of old data, the export of a log, the collection of uploads, and a backup of the night. */
const FILES = ['server/jobs/kills.test.ts', 'server/backup/kills.test.ts']
const WORKS = 6

/** Kills the process that does a job, and every second time the whole site, so often during each work; what is left afterwards is judged by the tests of the jobs. */
export function measureKillsOfJobs({ kills, databaseUrl }: { kills: number; databaseUrl: string | null }): Line[] {
  const env = { ...process.env, KILLS: String(kills), ENGINE: databaseUrl ? 'postgres' : 'sqlite' }
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', ...FILES, '-t', 'again and again'], { env, stdio: 'inherit' })
  const what = `jobs: lost, twice or half done, of ${kills * WORKS} kills (${env.ENGINE})`
  return [{ what, value: status === 0 ? 0 : 1, unit: '', limit: { most: 0 }, note: status === 0 ? '' : 'the lines above name what' }]
}
