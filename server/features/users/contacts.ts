import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import type { Context } from '../../http/context.ts'
import type { RowUpdate } from '../replace-calls.ts'
import { doubt } from './vouching.ts'

/** The e-mail address and the mobile number of a user: each leads into the account. */
export interface Contacts {
  emailAddress: string | null
  phoneNumber: string | null
}

/** Reads the contacts of a user before a change; none of a user who does not exist. */
export const contactsOf = async ({ db }: Pick<Context, 'db'>, userId: number): Promise<Contacts> =>
  (await db.selectFrom('user').select(['emailAddress', 'phoneNumber']).where('id', '=', userId).executeTakeFirst()) ?? {
    emailAddress: null,
    phoneNumber: null,
  }

/** Notes what a change of contacts means for the account; called once the change is written. */
export async function noteContacts(ctx: Context, { id, ...given }: RowUpdate, before: Contacts): Promise<void> {
  const isOther = (name: keyof Contacts) =>
    given[name] !== undefined && lowerAscii(String(given[name])) !== lowerAscii(String(before[name]))
  if (isOther('emailAddress') || (isOther('phoneNumber') && id !== ctx.caller.userId)) await doubt(ctx, id)
}
