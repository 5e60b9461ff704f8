import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import type { QueryScope } from './query-scope.ts'
import type { ListQuery } from './list-input.ts'
import { pairedIds, pairedRows } from './pairs.ts'
import { blank } from './prepared.ts'
import { scopeShape, scopeText, withinScope } from './scope.ts'
import { tableOf } from './select-rows.ts'

/** Tells the rows of one caller from those of another. */
export const placeText = ({ scope, bin }: Pick<QueryScope, 'scope' | 'bin'>) => `${bin ? 'bin' : 'rows'} ${scopeText(scope)}`

/** Tells one form of a query from another: callers whose scopes differ in their values only share it. */
export const placeShape = ({ scope, bin }: Pick<QueryScope, 'scope' | 'bin'>) => `${bin ? 'bin' : 'rows'} ${scopeShape(scope)}`

/** The conditions on each row. With `isProbed` SQLite walks the rows in their order and checks each, instead of starting from a condition. */
export const whereOf = ({ conditions }: Pick<ListQuery, 'conditions'>, scope: QueryScope, isProbed = false) =>
  sql.join([inPlace(scope, isProbed), ...conditions.map((condition) => condition.sql(isProbed))], sql` and `)

export const inPlace = ({ engine, scope, bin }: Pick<QueryScope, 'engine' | 'scope' | 'bin'>, isProbed = false) => {
  const filled = { ownerId: sql`${blank('scopeOwner')}`, units: sql`${blank('scopeUnits')}`, isProbed }
  return sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')} and ${withinScope(engine, scope, filled)}`
}

/** The rows of the resource; if parts of text are asked for, only the rows that the pairs find. */
export const foundRows = (r: Resource, engine: Engine, { pairs }: Pick<ListQuery, 'pairs'>) =>
  pairs ? pairedRows(r, engine, sql`${blank('pairs')}`) : tableOf(r)

const conditionsOf = ({ conditions }: Pick<ListQuery, 'conditions'>, isPart: boolean) =>
  conditions.filter(({ part }) => (part !== undefined) === isPart)

/** The conditions on each row, without those on parts of texts. */
export const othersOf = (query: Pick<ListQuery, 'conditions'>, scope: QueryScope) =>
  whereOf({ conditions: conditionsOf(query, false) }, scope)

/** The conditions on parts of texts. */
export const partsOf = (query: Pick<ListQuery, 'conditions'>, table = 'row') =>
  sql.join(
    conditionsOf(query, true).map((condition) => condition.sql(false, table)),
    sql` and `,
  )

/** The same conditions, asked only of rows that have all the pairs; so a walk along an index reads no other rows. */
export const partsOfPaired = (r: Resource, query: Pick<ListQuery, 'conditions'>) =>
  sql`case when row."id" in (${pairedIds(r, sql`${blank('pairs')}`)}) then coalesce((select ${partsOf(query, 'own')} from ${sql.table(r.name)} as own where own."id" = row."id"), false) else false end`

/** The first rows of the list, before parts of texts are looked for. */
export const firstRows = (
  r: Resource,
  { where, orderBy, first }: { where: RawBuilder<unknown>; orderBy: RawBuilder<unknown>; first: number },
) => sql`(select * from ${tableOf(r)} where ${where} order by ${orderBy} limit ${sql.lit(first)}) as row`
