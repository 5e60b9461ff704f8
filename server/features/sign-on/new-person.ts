import { inputSchema } from '../../../contract/field-schema.ts'
import { looksLikeAnother } from '../../../contract/format/compared-names.ts'
import { user } from '../../../contract/resources/identity.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { defaultRoles } from '../users/changes.ts'
import { freeAddress, freeName } from './free-names.ts'
import type { Identity } from './identity.ts'

/** B-61: makes a user of somebody whom the provider knows. The user has no password, so nobody can sign in with one. Returns the id. */
export async function createPerson(ctx: Context, users: Store, { userNames, name, surname, email }: Identity): Promise<number> {
  const userName = await freeName(ctx, userNames.flatMap(asStored)[0] ?? 'user')
  const { id } = await users.create(ctx, {
    userName,
    name: name || userName,
    surname: surname || null,
    emailAddress: await freeAddress(ctx, email),
    isActive: true,
    roleIds: await defaultRoles(ctx),
  })
  await ctx.db.updateTable('user').set({ vouchedTime: ctx.now }).where('id', '=', id).execute()
  return id
}

/** The name as it can be stored; none if it cannot. */
function asStored(given: string): string[] {
  const { data } = inputSchema(user.fields.userName).safeParse(given)
  return typeof data === 'string' && !looksLikeAnother(data) ? [data] : []
}
