import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Answers } from '../../../contract/forms/answer.ts'
import type { Context } from '../../http/context.ts'
import type { Taken } from './taken.ts'

/** For this time, the same answers count as the same sending. */
const SAME_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** Two people do not write the same texts of this length by chance, but many choose the same options of a survey. */
const NO_CHANCE = 40

/** The answers that are one text. */
export const wordsIn = (answers: Answers): string[] => Object.values(answers).filter((answer) => typeof answer === 'string')

/** Returns a short text that stands for these answers; null for answers that several people may give. */
export const digestOf = (answers: Answers): string | null =>
  wordsIn(answers).some((text) => text.length >= NO_CHANCE) ? hash('sha256', JSON.stringify(answers), 'base64url') : null

/** True when the same answers were sent to this form lately. They are found by an index, however many answers there are. */
export async function wasSent(ctx: Context, formId: number, digest: string | null): Promise<boolean> {
  if (digest === null) return false
  // The lock makes one of two answers at the same moment the second.
  if (ctx.database.engine === 'postgres') await sql`lock table "formDigest" in share row exclusive mode`.execute(ctx.db)
  const same = await ctx.db
    .selectFrom('formDigest')
    .innerJoin('formAnswer', 'formAnswer.id', 'formDigest.answerId')
    .select('formAnswer.id')
    .where('formDigest.formId', '=', formId)
    .where('formDigest.digest', '=', digest)
    .where('formAnswer.creationTime', '>', ctx.now - SAME_FOR_MS)
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

export async function rememberDigest({ db }: Context, { formId, answerId }: Taken, digest: string | null): Promise<void> {
  if (digest !== null) await db.insertInto('formDigest').values({ formId, digest, answerId }).execute()
}
