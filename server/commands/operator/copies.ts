import path from 'node:path'
import { readEnvironment, type Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { withRoom } from '../../backup/no-room.ts'
import { noteBackup } from '../../backup/note-backups.ts'
import { move } from '../../backup/move.ts'
import { restore } from '../../backup/restore.ts'
import { refuseRunningFile, refuseRunningServer } from '../../backup/running.ts'
import { verifyBackup } from '../../backup/verify.ts'
import { backupsIn, removeOlder, writeBackup } from '../../backup/write.ts'
import type { Database } from '../../db/engine.ts'
import { fileIn } from '../../db/open.ts'
import { withDatabase, withSite } from './site.ts'

interface BackupWish {
  place: string | null
  isVerified: boolean
  keep: number | null
}

/** Makes a backup, and prints where it is. */
export async function makeBackup(database: Database, environment: Environment, { place, isVerified, keep }: BackupWish): Promise<void> {
  const into = place ?? environment.backupDir
  const { folder, manifest } = await withRoom(into, () => writeBackup(database, environment, into))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${folder} holds ${rows} rows of ${manifest.tables.length} tables and ${manifest.uploads.count} uploads.`)
  if (manifest.missing.length > 0) console.warn(`The files of these uploads are gone: ${manifest.missing.join(', ')}.`)
  if (isVerified) await withRoom(into, () => verifyBackup(folder))
  await noteBackup(database, { time: manifest.time, verified: isVerified })
  if (isVerified) console.log('It was restored into a scratch place, opened and compared: it is whole.')
  for (const older of keep === null ? [] : await removeOlder(into, keep)) console.log(`${older} was removed.`)
}

/** Verifies a backup, and notes it in the site that it is of. */
export async function verify(environment: Environment, given: string | null): Promise<void> {
  const [latest] = await backupsIn(environment.backupDir)
  const folder = given ?? latest
  if (!folder) throw new StartProblem(`There is no backup in ${environment.backupDir}.`)
  const { manifest, identity } = await withRoom(path.dirname(folder), () => verifyBackup(folder))
  console.log(`${folder} of ${manifest.time} was restored into a scratch place, opened and compared: it is whole.`)
  await withSite(environment, (database) => noteBackup(database, { time: manifest.time, verified: true, identity })).catch(
    (error: unknown) => {
      // A backup may be verified where no site is.
      if (!(error instanceof StartProblem)) throw error
    },
  )
}

export async function restoreSite(environment: Environment, folder: string): Promise<void> {
  const { time, tables, uploads, missing } = await withDatabase(environment, (database) => restore(folder, { ...environment, database }))
  console.log(`The site of ${time} is restored: ${tables.length} tables and ${uploads.count} uploads. Everybody signs in again.`)
  if (missing.length > 0) console.warn(`The files of these uploads were gone already: ${missing.join(', ')}.`)
}

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
