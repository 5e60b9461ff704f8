import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { Context } from '../../http/context.ts'
import { containing, lowerColumn } from '../../db/dialect.ts'
import type { Db, Engine } from '../../db/engine.ts'
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

/** Returns a page of the users with these ids, by name, each with the ways in which they hold roles; only those roles, where `roleIds` names some. */
export async function findPeople(ctx: Context, ids: UserIds, page: PeoplePage, roleIds?: ReadonlySet<number>) {
  const found = usersIn(ctx.db, ctx.database.engine, ids, page.keyword)
  const [{ count }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    found
      .select(['user.id', 'user.userName', 'user.name', 'user.surname', 'user.isActive'])
      .orderBy('user.userName')
      .orderBy('user.id')
      .limit(page.maxResultCount)
      .offset(page.skipCount)
      .execute(),
  ])
  const ways = await waysOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => ({
    id: row.id,
    userName: row.userName,
    fullName: fullName(row),
    isActive: row.isActive === 1,
    ways: (ways.get(row.id) ?? []).filter(({ roleId }) => !roleIds || roleIds.has(roleId)),
  }))
  return { totalCount: Number(count), items }
}

const usersIn = (db: Db, engine: Engine, ids: UserIds, keyword = '') =>
  db
    .selectFrom('user')
    .where('user.deletionTime', 'is', null)
    .where('user.id', 'in', ids)
    .$if(keyword !== '', (users) => users.where((eb) => named(eb, engine, keyword)))

const SEARCHED = ['userName', 'name', 'surname', 'emailAddress'] as const

const named = (eb: ExpressionBuilder<Tables, 'user'>, engine: Engine, keyword: string) =>
  eb.or(
    SEARCHED.map(
      (name) => sql<boolean>`${lowerColumn(engine, sql.ref(`user.${name}`))} like ${containing(keyword)} escape ${sql.lit('\\')}`,
    ),
  )
