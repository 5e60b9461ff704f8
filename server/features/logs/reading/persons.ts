import { sql, type RawBuilder } from 'kysely'
import { lowerAscii } from '../../../../contract/format/lower-ascii.ts'
import { lowerColumn } from '../../../db/dialect.ts'
import type { Context } from '../../../http/context.ts'
import { maskedAccount } from '../../sign-in/masked-account.ts'

/** Returns the id of the user with that name, also of a deleted one; the present holder of a name comes first. */
async function userNamed({ db, database }: Context, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where(lowerColumn(database.engine, sql.ref('userName')), '=', lowerAscii(name))
    .orderBy(sql`case when "deletionTime" is null then 0 else 1 end`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the condition for the rows of a person. A name that no user has is looked for in the column that keeps names as they were given. */
export async function ofPerson(
  ctx: Context,
  name: string,
  column: string | null,
): Promise<{ anchor?: RawBuilder<boolean>; check?: RawBuilder<boolean> }> {
  const id = await userNamed(ctx, name)
  if (id !== null) return { anchor: sql<boolean>`${sql.ref('row.userId')} = ${id}` }
  return { check: column === null ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(`row.${column}`)} in (${name}, ${maskedAccount(name)})` }
}

/** The names of these users. */
export async function namesOf({ db }: Context, rows: readonly Record<string, unknown>[]): Promise<ReadonlyMap<unknown, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => (typeof userId === 'number' ? [userId] : [])))]
  if (ids.length === 0) return new Map()
  const users = await db.selectFrom('user').select(['id', 'userName']).where('id', 'in', ids).execute()
  return new Map(users.map(({ id, userName }) => [id, userName]))
}
