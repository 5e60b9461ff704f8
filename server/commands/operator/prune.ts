import type { Environment } from '../../config/environment.ts'
import { createPace } from '../../db/pace.ts'
import type { Database } from '../../db/engine.ts'
import { forgetJobs } from '../../features/jobs/forgetting.ts'
import { pruneAll } from '../../features/logs/prune-all.ts'
import { openSiteFiles } from '../../features/uploads/site-files.ts'
import { currentSettings } from '../../settings/current.ts'

/** Deletes what the settings no longer keep, and prints how much that was. */
export async function pruneNow(database: Database, environment: Environment): Promise<void> {
  const settings = await currentSettings(database, environment)
  const pace = createPace(new AbortController().signal, { ref: true })
  const pruned = await pruneAll({ database, settings, pace, files: await openSiteFiles(database.read, environment) })
  const job = await forgetJobs({ database, dataDir: environment.dataDir, pace })
  for (const [table, rows] of Object.entries({ ...pruned, job })) console.log(`${table.padEnd(14)} ${rows} rows deleted`)
}
