import path from 'node:path'
import type { Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { withRoom } from '../../backup/no-room.ts'
import { noteBackup } from '../../backup/note-backups.ts'
import { verifyBackup } from '../../backup/verify.ts'
import { backupsIn, removeOlder, writeBackup } from '../../backup/write.ts'
import type { Database } from '../../db/engine.ts'
import { withSite } from './site.ts'

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
