import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'
import { paramsOf } from './params.ts'
import { isFolderName, jobsRoot, removeFolder } from './place.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The days that a job and its files are kept after its end. */
const KEPT_DAYS = 7
const AT_ONCE = 50

interface Forgetting {
  database: Database
  dataDir: string
  pace: Pace
}

/** Deletes jobs that ended long ago, each with its files, and folders that no job names (B-70k); returns the number of jobs. */
export async function forgetJobs({ database, dataDir, pace }: Forgetting): Promise<number> {
  const before = database.now() - KEPT_DAYS * DAY_MS
  let count = 0
  for (;;) {
    const rows = await database.read.selectFrom('job').select(['id', 'params']).where('endTime', '<', before).limit(AT_ONCE).execute()
    if (rows.length === 0) break
    // The files go first: a row that is left behind is found again.
    for (const { folder } of rows.map((row) => paramsOf(row))) if (folder) await removeFolder(dataDir, folder)
    const ids = rows.map(({ id }) => id)
    await pace(() => database.write.deleteFrom('job').where('id', 'in', ids).execute())
    count += rows.length
  }
  await removeStray(database, dataDir)
  return count
}

/** A folder without a job: its upload was refused, or its server was killed in between. */
async function removeStray({ read, now }: Database, dataDir: string) {
  const names = (await readdir(jobsRoot(dataDir)).catch(() => [])).filter(isFolderName)
  if (names.length === 0) return
  const named = new Set((await read.selectFrom('job').select('params').execute()).map((row) => paramsOf(row).folder))
  for (const name of names) {
    if (named.has(name)) continue
    const made = await stat(path.join(jobsRoot(dataDir), name)).catch(() => null)
    if (made && now() - made.mtimeMs > DAY_MS) await removeFolder(dataDir, name)
  }
}
