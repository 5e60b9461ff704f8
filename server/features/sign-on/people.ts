import { sql } from 'kysely'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import type { SignOnSettings } from '../../config/sign-on.ts'
import type { Store } from '../../crud/store.ts'
import { lowerColumn } from '../../db/dialect.ts'
import type { Context } from '../../http/context.ts'
import type { Identity } from './identity.ts'
import { createPerson } from './new-person.ts'
import { SignOnRefusal } from './refusal.ts'

const COLUMNS = ['id', 'userName', 'passwordHash', 'isActive', 'hasDemoPassword', 'vouchedTime'] as const

const activeUsers = ({ db }: Context) =>
  db
    .selectFrom('user')
    .select([...COLUMNS])
    .where('deletionTime', 'is', null)

/** Returns the user of an identity; one that is new is linked to a user or becomes one, as the settings say, or is refused. */
export async function personOf(ctx: Context, users: Store, { identity, settings }: { identity: Identity; settings: SignOnSettings }) {
  const { issuer, subject } = identity
  // A subject that cannot be stored would be the same as any other.
  if (subject === '') throw new SignOnRefusal({ reason: 'refused', result: 'ExternalRefused' })
  const known = await ctx.db
    .selectFrom('externalIdentity')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known) {
    // A person who is in the recycle bin is not made a second time.
    const user = await activeUsers(ctx).where('id', '=', known.userId).executeTakeFirst()
    if (!user) throw new SignOnRefusal({ reason: 'inactive', result: 'UserIsNotActive' })
    return { user, isNew: false }
  }
  const userId =
    (settings.linkByEmail ? await idByEmail(ctx, identity) : null) ?? (settings.create ? await createPerson(ctx, users, identity) : null)
  if (userId === null) throw new SignOnRefusal({ reason: 'unknown', result: 'UnknownIdentity' })
  await ctx.db.insertInto('externalIdentity').values({ issuer, subject, userId, creationTime: ctx.now }).execute()
  return { user: await activeUsers(ctx).where('id', '=', userId).executeTakeFirstOrThrow(), isNew: true }
}

/**
 * Returns the active user with the verified address of an identity. A user whom the same provider knows already is another person, to whom the address
 * belonged before.
 */
async function idByEmail(ctx: Context, { email, issuer }: Identity): Promise<number | null> {
  if (email === null) return null
  const user = await activeUsers(ctx)
    .where(lowerColumn(ctx.database.engine, sql.ref('emailAddress')), '=', lowerAscii(email))
    .where('isActive', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('externalIdentity')
            .select('externalIdentity.subject')
            .whereRef('externalIdentity.userId', '=', 'user.id')
            .where('externalIdentity.issuer', '=', issuer),
        ),
      ),
    )
    .executeTakeFirst()
  return user?.id ?? null
}
