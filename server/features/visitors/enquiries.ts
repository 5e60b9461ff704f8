import { sql } from 'kysely'
import type { z } from 'zod'
import type { enquiryInput } from '../../../contract/features/portal.ts'
import { resources } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import type { Store } from '../../crud/store.ts'
import { createNetworkLimit } from '../../http/limits.ts'
import { countPublished } from '../../publishing/published.ts'

type Enquiry = z.output<typeof enquiryInput>

/** Spam is known by its links. */
const MOST_ADDRESSES = 2
/** How long the same words are the same enquiry. */
const SAME_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** So long a text is not written twice by chance; “What does it cost?” is. */
const NO_CHANCE = 40

/** Takes in what visitors ask for. Nothing of who sent it is kept but what the visitor has written. */
export function createEnquiries(store: Store) {
  const lately = createNetworkLimit(5, 10 * 60)
  const today = createNetworkLimit(20, 24 * 60 * 60)

  /** Before the transaction, so that a flood does not even begin one. */
  async function admit(ctx: Context) {
    await lately.take(ctx.origin.ip)
    await today.take(ctx.origin.ip)
  }

  async function take(enquiry: Enquiry, ctx: Context) {
    const { name, company, email, phone, message } = enquiry
    await store.create(ctx, {
      name,
      company: company || null,
      email: email || null,
      phone: phone || null,
      message,
      productId: await shownProduct(ctx, enquiry.productId),
      language: ctx.language,
      // A sender of spam sees what everybody sees, and who was suspected wrongly can still be found.
      status: (await isSpam(ctx, enquiry)) ? 'spam' : 'new',
    })
    return null
  }

  return { admit, take }
}

/** What has left the site while the visitor was writing is not asked about any more. */
async function shownProduct(ctx: Context, id: number | undefined) {
  if (id === undefined) return null
  return (await countPublished(ctx, resources.product, sql`"rowId" = ${id}`)).total > 0 ? id : null
}

async function isSpam(ctx: Context, enquiry: Enquiry) {
  const { website, name, company, message } = enquiry
  if (website) return true
  const addresses = `${name} ${company ?? ''} ${message}`.match(/https?:\/\/\S+|\bwww\.\S+/gi) ?? []
  return addresses.length > MOST_ADDRESSES || (await wasSaid(ctx, enquiry))
}

/** The same words again: of the same person, or so many of them that no two people would choose them. */
async function wasSaid(ctx: Context, { message, email, phone }: Enquiry) {
  // Of two at the same moment one is the second.
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
