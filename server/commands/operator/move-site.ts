import { readEnvironment, type Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { move } from '../../backup/move.ts'
import { refuseRunningFile, refuseRunningServer } from '../../backup/running.ts'
import { fileIn } from '../../db/open.ts'
import { withDatabase, withSite } from './site.ts'

/** Copies the site that DATA_DIR and DATABASE_URL name to the place that TO_DATA_DIR and TO_DATABASE_URL name. */
export async function moveSite(env: NodeJS.ProcessEnv): Promise<void> {
  const from = readEnvironment(env)
  const to = targetOf(env)
  if (!from.databaseUrl) await withSite(from, async () => {}).then(() => refuseRunningFile(fileIn(from)))
  const sums = await withSite(from, async (database) => {
    if (from.databaseUrl) await refuseRunningServer(database)
    return withDatabase(to, (target) => move({ ...from, database }, { ...to, database: target }))
  })
  for (const [table, { rows, sha256 }] of sums) console.log(`${table.padEnd(28)} ${String(rows).padStart(10)} rows  ${sha256.slice(0, 16)}`)
  const set = to.databaseUrl ? 'DATABASE_URL and DATA_DIR' : 'DATA_DIR alone'
  console.log(`The site is there, equal in every row. Start the server with ${set} of the new place; the old place is as it was.`)
}

function targetOf(env: NodeJS.ProcessEnv): Environment {
  const { TO_DATA_DIR: folder, TO_DATABASE_URL: url, DATA_DIR, DATABASE_URL, ...rest } = env
  if (!folder && !url) throw new StartProblem('Name the new place by TO_DATA_DIR (a folder) or TO_DATABASE_URL (PostgreSQL).')
  const dataDir = folder || DATA_DIR
  if (!url && !DATABASE_URL && dataDir === DATA_DIR) throw new StartProblem('TO_DATA_DIR names the folder that the site is in.')
  return readEnvironment({ ...rest, ...(dataDir && { DATA_DIR: dataDir }), ...(url && { DATABASE_URL: url }) })
}
