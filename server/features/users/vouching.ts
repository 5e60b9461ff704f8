import type { Context } from '../../http/context.ts'
import { EVERYTHING } from '../../http/permits.ts'

// B-101a: single sign-on gives an account what the provider says about a person, so nobody else may hold a key to it. An account is vouched for while
// all that signs in to it (password, e-mail address, mobile number) was set by its owner, the provider, or an administrator with every right.

/** The value of a new account: only an administrator with every right, and the operator, stand for what they enter. */
export const vouchedBy = ({ caller, now }: Pick<Context, 'caller' | 'now'>): number | null => (caller.permits.has(EVERYTHING) ? now : null)

/** To be called when the caller has set what signs in to an account. An address is also a claim of who one is, so the owner's own change counts too. */
export async function doubt(ctx: Context, userId: number): Promise<void> {
  if (vouchedBy(ctx) === null) await ctx.db.updateTable('user').set({ vouchedTime: null }).where('id', '=', userId).execute()
}

/** Vouches for the accounts that the caller has made by an import at this moment. */
export async function vouchForImported(ctx: Context): Promise<void> {
  const vouchedTime = vouchedBy(ctx)
  if (vouchedTime === null) return
  await ctx.db
    .updateTable('user')
    .set({ vouchedTime })
    .where('creationTime', '=', ctx.now)
    .where('creatorUserId', '=', ctx.caller.userId)
    .execute()
}
