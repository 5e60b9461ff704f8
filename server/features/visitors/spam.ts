import { sql } from 'kysely'
import type { z } from 'zod'
import type { enquiryInput } from '../../../contract/features/portal.ts'
import type { Context } from '../../http/context.ts'

export type Enquiry = z.output<typeof enquiryInput>

/** Spam is known by its links. */
const MOST_ADDRESSES = 2
/** For this time, an enquiry with the same words counts as the same enquiry. */
const SAME_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** Two people do not write the same text of this length by chance, but they do write “What does it cost?”. */
const NO_CHANCE = 40

export async function isSpam(ctx: Context, enquiry: Enquiry) {
  const { website, name, company, message, fields = {} } = enquiry
  if (website) return true
  return hasManyLinks([name, company, message, ...Object.values(fields).flat()].join(' ')) || (await wasSaid(ctx, enquiry))
}

export const hasManyLinks = (text: string): boolean => (text.match(/https?:\/\/\S+|\bwww\.\S+/gi) ?? []).length > MOST_ADDRESSES

/** True for the words of an earlier enquiry of the same person, or of anybody if the text is long. */
async function wasSaid(ctx: Context, { message, email, phone }: Enquiry) {
  // The lock makes one of two enquiries at the same moment the second.
  if (ctx.database.engine === 'postgres') await sql`lock table "enquiry" in share row exclusive mode`.execute(ctx.db)
  const same = await ctx.db
    .selectFrom('enquiry')
    .select(['email', 'phone'])
    .where('message', '=', message)
    .where('creationTime', '>', ctx.now - SAME_FOR_MS)
    .execute()
  const isTheirs = (one: (typeof same)[number]) => one.email === (email || null) && one.phone === (phone || null)
  return message.length >= NO_CHANCE ? same.length > 0 : same.some(isTheirs)
}
