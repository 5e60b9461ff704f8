import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { sortKeyName } from '../../crud/sort-keys.ts'
import { askedPairs, pairedIds } from '../../crud/paired-rows.ts'
import type { Context } from '../../http/context.ts'
import { containing, lowerColumn, ordered } from '../../db/dialect.ts'
import type { Engine } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { fullName } from './names.ts'
import { waysOf } from './ways.ts'

export interface PeoplePage {
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
}

/** A query of user ids, as the subquery of a condition. */
// oxlint-disable-next-line no-explicit-any -- the tables of the subquery are its own business
export type UserIds = SelectQueryBuilder<any, any, { userId: number }>

/** Returns a page of the users with these ids, by name, each with the ways in which they hold roles. */
export async function findPeople(ctx: Context, ids: UserIds, page: PeoplePage) {
  const found = usersLike(ctx, page.keyword).where('user.id', 'in', ids)
  const [{ count }, items] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    pageOf(ctx, found, page),
  ])
  return { totalCount: Number(count), items }
}

/** The users outside the recycle bin with a text in a name or address. */
export const usersLike = ({ db, database: { engine } }: Pick<Context, 'db' | 'database'>, keyword = '') =>
  db
    .selectFrom('user')
    .where('user.deletionTime', 'is', null)
    .$if(keyword !== '', (users) => users.where((eb) => named(eb, engine, keyword)).where(hasPairs(engine, keyword)))

/** Reads a page of these users in the order of their names, in which an index holds them. */
export async function pageOf(ctx: Context, users: ReturnType<typeof usersLike>, { skipCount, maxResultCount }: PeoplePage) {
  const rows = await users
    .select(['user.id', 'user.userName', 'user.name', 'user.surname', 'user.isActive'])
    .orderBy(ordered(ctx.database.engine, sql.ref(`user.${sortKeyName('userName')}`), { isText: true, isFull: true, descending: false }))
    .orderBy('user.id')
    .limit(maxResultCount)
    .offset(skipCount)
    .execute()
  const ways = await waysOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    userName: row.userName,
    fullName: fullName(row),
    isActive: row.isActive === 1,
    ways: ways.get(row.id) ?? [],
  }))
}

/** Looks only at those who have all pairs of letters of the keyword: looking for a part of a text in everybody takes a tenth of a second. */
function hasPairs(engine: Engine, keyword: string): RawBuilder<boolean> {
  const asked = askedPairs(engine, [keyword])
  return asked === null ? sql`1 = 1` : sql`"user"."id" in (${pairedIds(resourceNamed('user'), engine, sql`${asked}`)})`
}

const SEARCHED = ['userName', 'name', 'surname', 'emailAddress'] as const

const named = (eb: ExpressionBuilder<Tables, 'user'>, engine: Engine, keyword: string) =>
  eb.or(
    SEARCHED.map(
      (name) => sql<boolean>`${lowerColumn(engine, sql.ref(`user.${name}`))} like ${containing(keyword)} escape ${sql.lit('\\')}`,
    ),
  )
