import { MOST_FORGOTTEN } from '../../crud/forget-rows.ts'
import type { Database, Db } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'
import { forgetUpload } from '../uploads/forgotten.ts'
import type { FileStore } from '../uploads/store.ts'

/** Deletes the rows of the files that belong to answers or to enquiries; returns the ids of their uploads. */
export async function forgetFilesOf(db: Db, holder: 'answerId' | 'enquiryId', ids: readonly number[]): Promise<string[]> {
  const gone = await db.deleteFrom('formAttachment').where(holder, 'in', ids).returning('uploadId').execute()
  return forgetUploads(
    db,
    gone.map(({ uploadId }) => uploadId),
  )
}

async function forgetUploads(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length > 0) await db.deleteFrom('upload').where('id', 'in', ids).execute()
  return ids
}

/** A step that deleted rows. */
export interface Step {
  /** The ids of the uploads whose rows were deleted. */
  uploads: string[]
  isLast: boolean
}

/** Returns as a step the rows that `forgetRows` has deleted. */
export const stepOf = (forgotten: { count: number; done: string[] } | null | undefined): Step => ({
  uploads: forgotten?.done ?? [],
  isLast: (forgotten?.count ?? 0) < MOST_FORGOTTEN,
})

export interface ForgettingParts {
  database: Database
  pace: Pace
  files: Pick<FileStore, 'root' | 'objects'>
}

/** Repeats a step that deletes rows, and removes the files that went with them. */
export async function repeat({ pace, files }: Omit<ForgettingParts, 'database'>, step: () => Promise<Step>): Promise<void> {
  for (let more = true; more;) {
    const { uploads, isLast } = await pace(step)
    for (const id of uploads) await forgetUpload(files, id)
    more = !isLast
  }
}

/** Deletes the files that were taken in before a moment (epoch ms) and sent with nothing since. */
export async function forgetWaiting(database: Database, before: number): Promise<Step> {
  const waiting = database.read.selectFrom('formAttachment').where('answerId', 'is', null).where('enquiryId', 'is', null)
  const found = await waiting.select('uploadId').where('creationTime', '<', before).limit(MOST_FORGOTTEN).execute()
  if (found.length === 0) return { uploads: [], isLast: true }
  const ids = found.map(({ uploadId }) => uploadId)
  const uploads = await database.write.transaction().execute(async (db) => {
    // A form may be sent whole at this moment.
    const free = db.deleteFrom('formAttachment').where('answerId', 'is', null).where('enquiryId', 'is', null)
    const gone = await free.where('uploadId', 'in', ids).returning('uploadId').execute()
    return forgetUploads(
      db,
      gone.map(({ uploadId }) => uploadId),
    )
  })
  return { uploads, isLast: found.length < MOST_FORGOTTEN }
}
