import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inputSchema } from '../../../contract/field-schema.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { user } from '../../../contract/resources/identity.ts'
import { lowerColumn } from '../../db/dialect.ts'
import type { Context } from '../../http/context.ts'

/** Returns the verified address of a person, if it can be stored and nobody has it; null otherwise. */
export async function freeAddress(ctx: Context, email: string | null): Promise<string | null> {
  if (email === null || !inputSchema(user.fields.emailAddress).safeParse(email).success) return null
  return (await isTaken(ctx, 'emailAddress', email)) ? null : email
}

const MOST_NUMBER = 50

/** Returns the name, or the name with a number behind it: a name that somebody has, also in the recycle bin, stays theirs. */
export async function freeName(ctx: Context, wanted: string): Promise<string> {
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
