import { sql } from 'kysely'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { forgetChanges } from '../../crud/changes.ts'
import { forgetRows, MOST_FORGOTTEN } from '../../crud/forget-rows.ts'
import type { Store } from '../../crud/store.ts'
import type { Database, Db } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'
import type { Context } from '../../http/context.ts'
import { forgetFile } from '../uploads/deleting.ts'
import { forgetUpload } from '../uploads/forgotten.ts'
import type { FileStore } from '../uploads/store.ts'
import { WAITS_MS } from './attachments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes an answer for ever, with its files, what was counted of it, and the person's words in the log of changes. */
export async function deleteAnswer(store: Store, ctx: Context, id: number): Promise<null> {
  // If the row cannot be deleted, the transaction brings all of this back.
  for (const upload of await forgetTraces(ctx.db, [id])) forgetFile(ctx, upload)
  await forgetChanges(ctx.db, store.r, [id])
  await store.deleteForever(ctx, id)
  return null
}

/** Deletes what belongs to answers beside their rows; returns the ids of their uploads. */
async function forgetTraces(db: Db, ids: readonly number[]): Promise<string[]> {
  await db.deleteFrom('formPick').where('answerId', 'in', ids).execute()
  await db.deleteFrom('formDigest').where('answerId', 'in', ids).execute()
  const gone = await db.deleteFrom('formAttachment').where('answerId', 'in', ids).returning('uploadId').execute()
  return forgetUploads(
    db,
    gone.map(({ uploadId }) => uploadId),
  )
}

async function forgetUploads(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length > 0) await db.deleteFrom('upload').where('id', 'in', ids).execute()
  return ids
}

interface ForgettingParts {
  database: Database
  pace: Pace
  files: Pick<FileStore, 'root' | 'objects'>
}

/** R-12d: deletes the answers that their forms no longer keep, and the files of forms that were never sent whole. */
export async function forgetAnswers({ database, pace, files }: ForgettingParts, now: number): Promise<void> {
  const forms = await database.read.selectFrom('form').select(['id', 'answerDays']).where('answerDays', '>', 0).execute()
  /** Repeats a step that deletes rows, then removes the files that went with them. */
  const repeat = async (step: () => Promise<Step>) => {
    for (let more = true; more;) {
      const { uploads, isLast } = await pace(step)
      for (const id of uploads) await forgetUpload(files, id)
      more = !isLast
    }
  }
  for (const { id, answerDays } of forms) await repeat(() => forgetSome(database, id, now - answerDays * DAY_MS))
  await repeat(() => forgetWaiting(database, now - WAITS_MS))
}

interface Step {
  /** The ids of the uploads whose rows were deleted. */
  uploads: string[]
  isLast: boolean
}

async function forgetSome(database: Database, formId: number, before: number): Promise<Step> {
  const where = sql<boolean>`"formId" = ${formId} and "creationTime" < ${before}`
  const forgotten = await forgetRows(database, resourceNamed('formAnswer'), { where, alongside: forgetTraces })
  return { uploads: forgotten?.done ?? [], isLast: (forgotten?.count ?? 0) < MOST_FORGOTTEN }
}

async function forgetWaiting(database: Database, before: number): Promise<Step> {
  const found = await database.read
    .selectFrom('formAttachment')
    .select('uploadId')
    .where('answerId', 'is', null)
    .where('creationTime', '<', before)
    .limit(MOST_FORGOTTEN)
    .execute()
  if (found.length === 0) return { uploads: [], isLast: true }
  const uploads = await database.write.transaction().execute(async (db) => {
    // A form may be sent whole at this moment.
    const gone = await db
      .deleteFrom('formAttachment')
      .where(
        'uploadId',
        'in',
        found.map(({ uploadId }) => uploadId),
      )
      .where('answerId', 'is', null)
      .returning('uploadId')
      .execute()
    return forgetUploads(
      db,
      gone.map(({ uploadId }) => uploadId),
    )
  })
  return { uploads, isLast: found.length < MOST_FORGOTTEN }
}
