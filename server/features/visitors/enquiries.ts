import { sql } from 'kysely'
import type { z } from 'zod'
import type { enquiryInput } from '../../../contract/features/portal.ts'
import { resources } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import type { Store } from '../../crud/store.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { countPublished } from '../../publishing/published.ts'

type Enquiry = z.output<typeof enquiryInput>

/** Spam is known by its links. */
const MOST_ADDRESSES = 2
/** For this time, an enquiry with the same words counts as the same enquiry. */
const SAME_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** Two people do not write the same text of this length by chance, but they do write “What does it cost?”. */
const NO_CHANCE = 40

/** Takes in the enquiries of visitors. Nothing about the sender is stored but their own words. */
export function createEnquiries(store: Store) {
  const lately = createNetworkLimit(5, 10 * 60)
  const today = createNetworkLimit(20, 24 * 60 * 60)

  /** Runs before the transaction, so that a flood of enquiries begins none. */
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
      // A sender of spam gets the same answer as everybody, and a wrongly suspected enquiry can still be found.
      status: (await isSpam(ctx, enquiry)) ? 'spam' : 'new',
    })
    return null
  }

  return { admit, take }
}

/** Returns null for a product that left the site while the visitor was writing. */
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
