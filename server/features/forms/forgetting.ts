import { sql } from 'kysely'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { forgetChanges } from '../../crud/changes.ts'
import { forgetRows } from '../../crud/forget-rows.ts'
import type { Store } from '../../crud/store.ts'
import type { Database, Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { forgetFile } from '../uploads/deleting.ts'
import { WAITS_MS } from './attachments.ts'
import { forgetFilesOf, forgetWaiting, repeat, stepOf, type ForgettingParts, type Step } from './forget-files.ts'

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
  return forgetFilesOf(db, 'answerId', ids)
}

/** R-12d: deletes the answers that their forms no longer keep, and the files of forms that were never sent whole. */
export async function forgetAnswers(parts: ForgettingParts, now: number): Promise<void> {
  const { database } = parts
  const forms = await database.read.selectFrom('form').select(['id', 'answerDays']).where('answerDays', '>', 0).execute()
  for (const { id, answerDays } of forms) await repeat(parts, () => forgetSome(database, id, now - answerDays * DAY_MS))
  await repeat(parts, () => forgetWaiting(database, now - WAITS_MS))
}

async function forgetSome(database: Database, formId: number, before: number): Promise<Step> {
  const where = sql<boolean>`"formId" = ${formId} and "creationTime" < ${before}`
  return stepOf(await forgetRows(database, resourceNamed('formAnswer'), { where, alongside: forgetTraces }))
}
