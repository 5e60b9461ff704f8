import { userNameForm } from '../../../contract/format/compared-names.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import type { Context } from '../../http/context.ts'
import type { RowUpdate } from '../replace-calls.ts'
import { PHONE_RANK } from '../sign-in/find-by-phone.ts'
import { doubt } from './vouching.ts'

/** The name, the e-mail address and the mobile number of a user: each leads into the account. */
export interface Contacts {
  userName: string
  emailAddress: string | null
  phoneNumber: string | null
}

/** Reads the contacts of a user before a change; none of a user who does not exist. */
export const contactsOf = async ({ db }: Pick<Context, 'db'>, userId: number): Promise<Contacts> =>
  (await db.selectFrom('user').select(['userName', 'emailAddress', 'phoneNumber']).where('id', '=', userId).executeTakeFirst()) ?? {
    userName: '',
    emailAddress: null,
    phoneNumber: null,
  }

/** Notes what a change of contacts means for the account; called once the change is written. */
export async function noteContacts(ctx: Context, { id, ...given }: RowUpdate, before: Contacts): Promise<void> {
  const isOwn = id === ctx.caller.userId
  const isOther = (name: keyof Contacts) =>
    given[name] !== undefined && lowerAscii(String(given[name])) !== lowerAscii(String(before[name]))
  if (isOther('emailAddress') || (isOther('phoneNumber') && !isOwn)) await doubt(ctx, id)
  if (isOther('phoneNumber')) {
    const phoneRank = isOwn ? PHONE_RANK.own : PHONE_RANK.given
    await ctx.db.updateTable('user').set({ phoneRank }).where('id', '=', id).execute()
  }
}

/** A name of before that comes back in the form of new ones is no change: the row goes back as it was read. */
export const withStoredName = ({ userName, ...given }: RowUpdate, before: Contacts): RowUpdate =>
  userName === undefined || userName === userNameForm(before.userName) ? given : { ...given, userName }
