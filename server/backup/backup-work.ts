import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { anyEndpoint } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/errors.ts'
import { backups } from '../../contract/features/backups.ts'
import type { Environment } from '../config/environment.ts'
import { messageOf } from '../config/error-parts.ts'
import { StartProblem } from '../config/start-problem.ts'
import { openDatabase } from '../db/open.ts'
import { contextFor } from '../features/jobs/calling.ts'
import { paramsOf, type JobResult } from '../features/jobs/params.ts'
import type { WorkParts } from '../features/jobs/parts.ts'
import { JobStopped, type HeldJob } from '../jobs/held-job.ts'
import type { JobWork } from '../jobs/working.ts'
import { tableFile, type Manifest } from './manifest.ts'
import { orNoRoom } from './no-room.ts'
import { noteBackup, noteFailure } from './note-backups.ts'
import type { BackupParams } from './order-backup.ts'
import { verifyBackup } from './verify.ts'
import type { Watch } from './watch.ts'
import { backupsIn, removeOlder, writeBackup } from './write.ts'

interface BackupWorkParts extends WorkParts {
  environment: Environment
  say: (line: string) => void
}

/** The folder that has its name, or is about to get it. */
interface Checkpoint {
  folder: string | null
}

const MOST_REASON = 300
const SHOWN_EACH_MS = 500
const BREATH_MS = 8

/**
 * Makes a backup and verifies it (B-81). A copy that was interrupted is removed and made anew, since it is of one moment; a copy that is whole is verified
 * again. An attempt that fails is told to the operator and on the dashboard.
 */
export const backupWork =
  (parts: BackupWorkParts): JobWork =>
  async (job) => {
    const { database, say } = parts
    if (job.row.userId !== null) await contextFor(job.row, anyEndpoint(backups.make), parts)
    try {
      return await make(job, parts)
    } catch (error) {
      if (error instanceof JobStopped) throw error
      const reason = messageOf(orNoRoom(error, parts.environment.backupDir)).slice(0, MOST_REASON)
      say(`The backup failed: ${reason}`)
      await noteFailure(database, { time: new Date(database.now()).toISOString(), reason })
      throw new Problem('unavailable', { words: 'job.backupFailed', values: { reason } })
    }
  }

async function make(job: HeldJob, parts: BackupWorkParts): Promise<JobResult> {
  const { database, environment, settings } = parts
  const watch = watchFor(job)
  const folder = (await wholeOf(job, environment)) ?? (await copy(watch, parts))
  const manifest = await verified(folder, job, watch)
  await noteBackup(database, { time: manifest.time, verified: true })
  const bytes = await bytesOf(folder, manifest)
  if (paramsOf<BackupParams>(job.row).isNightly) await removeOlder(environment.backupDir, settings.backupsKept)
  return { rows: rowsIn(manifest), uploads: manifest.uploads.count, missing: manifest.missing.length, bytes }
}

/** The copy of an attempt before, if it is whole: then it alone has such a name. */
async function wholeOf({ row }: HeldJob, { backupDir }: Environment): Promise<string | null> {
  const { folder } = (row.checkpoint === null ? { folder: null } : JSON.parse(row.checkpoint)) as Checkpoint
  return folder !== null && (await backupsIn(backupDir)).includes(folder) ? folder : null
}

/** The connection is its own: a snapshot of SQLite holds up everything else that is read by the same one. */
async function copy(watch: Watch, { environment }: BackupWorkParts): Promise<string> {
  const database = await openDatabase(environment)
  try {
    return (await writeBackup(database, environment, environment.backupDir, watch)).folder
  } finally {
    await database.close()
  }
}

/** What proves to be damaged is not verified once more: the next attempt makes another copy. */
async function verified(folder: string, job: HeldJob, watch: Watch): Promise<Manifest> {
  try {
    return (await verifyBackup(folder, watch)).manifest
  } catch (error) {
    const checkpoint: Checkpoint = { folder: null }
    if (error instanceof StartProblem) await job.show({ checkpoint })
    throw error
  }
}

/** Each row and each file counts twice: when it is copied, and when the copy is restored on trial. */
function watchFor(job: HeldJob): Watch {
  let [done, shown, breathed] = [0, performance.now(), performance.now()]
  let total: number | null = job.row.total
  if (job.row.checkpoint !== null && total !== null) done = total / 2
  return {
    mark: `job${job.row.id}-${job.row.creationTime.toString(36)}`,
    begins: async (size) => {
      ;[done, total] = [0, size * 2]
      await job.show({ done, total })
    },
    goesOn: async (by) => {
      done += by
      job.goOn()
      // Reading SQLite leaves no room for timers and messages.
      if (performance.now() - breathed < BREATH_MS) return
      await setImmediate()
      breathed = performance.now()
      if (breathed - shown < SHOWN_EACH_MS) return
      await job.show({ done: total === null ? done : Math.min(done, total) })
      shown = performance.now()
    },
    ends: async (folder) => {
      await job.checkLease()
      const checkpoint: Checkpoint = { folder }
      await job.show({ checkpoint, done })
    },
  }
}

const rowsIn = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0)

async function bytesOf(folder: string, { tables, uploads }: Manifest): Promise<number> {
  const sizes = await Promise.all(tables.map(async ({ name }) => (await stat(path.join(folder, tableFile(name)))).size))
  return sizes.reduce((sum, size) => sum + size, uploads.bytes)
}
