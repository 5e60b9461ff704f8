import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inputSchema } from '../../../contract/field-schema.ts'
import { looksLikeAnother } from '../../../contract/format/compared-names.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { user } from '../../../contract/resources/identity.ts'
import type { Store } from '../../crud/store.ts'
import { lowerColumn } from '../../db/dialect.ts'
import type { Context } from '../../http/context.ts'
import { defaultRoles } from '../users/changes.ts'
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

/** Returns the verified address of a person, if it can be stored and nobody has it; null otherwise. */
export async function freeAddress(ctx: Context, email: string | null): Promise<string | null> {
  if (email === null || !inputSchema(user.fields.emailAddress).safeParse(email).success) return null
  return (await isTaken(ctx, 'emailAddress', email)) ? null : email
}

/** The name as it can be stored; none if it cannot. */
function asStored(given: string): string[] {
  const { data } = inputSchema(user.fields.userName).safeParse(given)
  return typeof data === 'string' && !looksLikeAnother(data) ? [data] : []
}

const MOST_NUMBER = 50

/** Returns the name, or the name with a number behind it: a name that somebody has, also in the recycle bin, stays theirs. */
async function freeName(ctx: Context, wanted: string): Promise<string> {
  for (let number = 1; number <= MOST_NUMBER; number++) {
    const name = number === 1 ? wanted : `${wanted}${number}`
    if (!(await isTaken(ctx, 'userName', name))) return name
  }
  return `${wanted}-${randomBytes(4).toString('hex')}`
}

async function isTaken({ db, database }: Context, column: 'userName' | 'emailAddress', value: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where(lowerColumn(database.engine, sql.ref(column)), '=', lowerAscii(value))
    .executeTakeFirst()
  return row !== undefined
}
