import { Problem } from '../../../contract/errors.ts'
import type { Answers } from '../../../contract/forms/answer.ts'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import type { Database } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import type { FileStore } from '../uploads/store.ts'
import { newUploadId } from '../uploads/store.ts'
import { described, writeUpload, type Received } from '../uploads/take-in.ts'

// The files of visitors. Nobody but staff who may view the answer gets them, so they are uploads without a public address.

const PUBLIC = '/media/'
/** The time in which a form whose files were taken in must be sent whole. */
export const WAITS_MS = 24 * 60 * 60 * 1000

/** The answer or the enquiry that a file belongs to; nobody but staff who may view that row gets it. */
export type Holder = { answerId: number } | { enquiryId: number }

export const idOf = (address: string): string => address.slice(PUBLIC.length)

/** Stores a received file, which then waits for an answer of its sender; returns its address. */
export async function takeInAttachment({ database, files }: { database: Database; files: FileStore }, received: Received): Promise<string> {
  const id = newUploadId()
  await files.keep(received.waiting, id)
  const facts = { kind: 'private' as const, type: 'application/octet-stream', width: null, height: null, placeholder: null }
  await database.write.transaction().execute(async (db) => {
    await writeUpload(db, { id, ...facts, ...described(received) })
    await db.insertInto('formAttachment').values({ uploadId: id, answerId: null, enquiryId: null, creationTime: received.now }).execute()
  })
  return `${PUBLIC}${id}`
}

/** The addresses of the files in checked answers. */
export const filesIn = (definition: FormDefinition, answers: Answers): string[] =>
  questionsOf(definition).flatMap(({ kind, key }) => (kind === 'file' ? [answers[key] ?? []].flat().map(String) : []))

/** Those of these addresses that no answer and no enquiry has yet. What a person of the staff has sent waits for that person alone. */
export async function waitingAttachments(ctx: Context, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const rows = await ctx.db
    .selectFrom('formAttachment')
    .innerJoin('upload', 'upload.id', 'formAttachment.uploadId')
    .select('uploadId')
    .where('uploadId', 'in', addresses.map(idOf))
    .where('answerId', 'is', null)
    .where('enquiryId', 'is', null)
    .where((or) => or.or([or('creatorUserId', 'is', null), or('creatorUserId', '=', ctx.caller.userId)]))
    .execute()
  return rows.map(({ uploadId }) => `${PUBLIC}${uploadId}`)
}

/** Gives the files to their holder; refuses if another one took one of them at this moment. */
export async function claimAttachments(ctx: Context, holder: Holder, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  const { numUpdatedRows } = await ctx.db
    .updateTable('formAttachment')
    .set(holder)
    .where('uploadId', 'in', addresses.map(idOf))
    .where('answerId', 'is', null)
    .where('enquiryId', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) < addresses.length) throw new Problem('conflict', { words: 'problem.upload' })
}
