import { sql } from 'kysely'
import { resources } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import type { Store } from '../../crud/store.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { countPublished } from '../../publishing/published.ts'
import { type Enquiry, isSpam } from './spam.ts'

/** Further answers tell which options they have chosen, by the tags that narrow lists. */
export interface Picked {
  picked: readonly string[]
}

/** Looks after what was answered to the further questions of the contact form. */
export interface Further<F extends Picked> {
  /** The checked answers; null when there are none. */
  of(ctx: Context, enquiry: Enquiry): Promise<F | null>
  keep(ctx: Context, enquiryId: number, further: F): Promise<void>
}

/** Takes in the enquiries of visitors. Nothing about the sender is stored but their own words. */
export function createEnquiries<F extends Picked>(store: Store, further: Further<F>, notify: (ctx: Context) => Promise<void>) {
  const lately = createNetworkLimit(5, 10 * 60)
  const today = createNetworkLimit(20, 24 * 60 * 60)

  /** Runs before the transaction, so that a flood of enquiries begins none. */
  async function admit(ctx: Context) {
    await lately.take(ctx.origin.ip)
    await today.take(ctx.origin.ip)
  }

  async function take(enquiry: Enquiry, ctx: Context) {
    const { name, company, email, phone, message } = enquiry
    const productId = await shownProduct(ctx, enquiry.productId)
    const more = await further.of(ctx, enquiry)
    const status = (await isSpam(ctx, enquiry)) ? 'spam' : 'new'
    const { id } = await store.create(ctx, {
      ...(await ownersOf(ctx, productId)),
      name,
      company: company || null,
      email: email || null,
      phone: phone || null,
      message,
      productId,
      language: ctx.language,
      picked: more?.picked ?? [],
      // A sender of spam gets the same answer as everybody, and a wrongly suspected enquiry can still be found.
      status,
    })
    if (more) await further.keep(ctx, id, more)
    if (status === 'new') await notify(ctx)
    return null
  }

  return { admit, take }
}

/** An enquiry about a product goes to those who look after the product; any other goes to the unit at the top. */
async function ownersOf({ db }: Context, productId: number | null) {
  if (productId === null) return {}
  return db.selectFrom('product').select(['unitId', 'ownerId']).where('id', '=', productId).executeTakeFirst()
}

/** Returns null for a product that left the site while the visitor was writing. */
async function shownProduct(ctx: Context, id: number | undefined) {
  if (id === undefined) return null
  return (await countPublished(ctx, resources.product, sql`"rowId" = ${id}`)).total > 0 ? id : null
}
