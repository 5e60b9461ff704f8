import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import type { QueryScope } from './query-scope.ts'
import type { ListQuery } from './list-input.ts'
import { pairedIds, pairedRows } from './paired-rows.ts'
import type { Probing } from './condition.ts'
import { blank } from './prepared.ts'
import { scopeShape, scopeText, withinScope } from './scope.ts'
import { tableOf } from './select-rows.ts'

/** Tells the rows of one caller from those of another. */
export const placeText = ({ scope, bin }: Pick<QueryScope, 'scope' | 'bin'>) => `${bin ? 'bin' : 'rows'} ${scopeText(scope)}`

/** Tells one form of a query from another: callers whose scopes differ in their values only share it. */
export const placeShape = ({ scope, bin }: Pick<QueryScope, 'scope' | 'bin'>) => `${bin ? 'bin' : 'rows'} ${scopeShape(scope)}`

/** The conditions on each row. With `isProbed` SQLite starts from none of them, from the scope alone, or from the state alone. */
export const whereOf = ({ conditions }: Pick<ListQuery, 'conditions'>, scope: QueryScope, isProbed: Probing = false) =>
  sql.join(
    [inPlace(scope, isProbed === true || isProbed === 'state'), ...conditions.map((condition) => condition.sql(isProbed))],
    sql` and `,
  )

/** The condition on the state of publishing, by the index of the moments. */
export const inState = ({ conditions }: Pick<ListQuery, 'conditions'>) => conditions.find(({ state }) => state !== undefined)?.sql('state')

export const inPlace = ({ engine, scope, bin }: Pick<QueryScope, 'engine' | 'scope' | 'bin'>, isProbed = false) => {
  const filled = { ownerId: sql`${blank('scopeOwner')}`, units: sql`${blank('scopeUnits')}`, isProbed }
  return sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')} and ${withinScope(engine, scope, filled)}`
}

/** The rows of the resource; if parts of text are asked for, only the rows that the pairs find. */
export const foundRows = (r: Resource, engine: Engine, { pairs }: Pick<ListQuery, 'pairs'>) =>
  pairs ? pairedRows(r, engine, sql`${blank('pairs')}`) : tableOf(r)

/**
 * The rows that a filter finds, and the conditions that are left to check. PostgreSQL would rather walk the list in its order and ask each row for
 * its links, which passes all others when those who are linked came at the same time: `offset 0` has it collect the linked rows first.
 */
export function beginning(r: Resource, engine: Engine, query: Pick<ListQuery, 'pairs' | 'conditions'>) {
  const linked = query.conditions.find(({ isLinked }) => isLinked)
  if (engine === 'sqlite' || query.pairs || !linked) return { from: foundRows(r, engine, query), conditions: query.conditions }
  return {
    from: sql`(select * from ${tableOf(r)} where ${linked.sql()} offset 0) as row`,
    conditions: query.conditions.filter((condition) => condition !== linked),
  }
}

const conditionsOf = ({ conditions }: Pick<ListQuery, 'conditions'>, isPart: boolean) =>
  conditions.filter(({ part }) => (part !== undefined) === isPart)

/** The conditions on each row that is walked over, without those on parts of texts. */
export const othersOf = (query: Pick<ListQuery, 'conditions'>, scope: QueryScope) =>
  whereOf({ conditions: conditionsOf(query, false) }, scope, true)

/** The conditions on parts of texts. */
export const partsOf = (query: Pick<ListQuery, 'conditions'>, table = 'row') =>
  sql.join(
    conditionsOf(query, true).map((condition) => condition.sql(false, table)),
    sql` and `,
  )

/** The same conditions, asked only of rows that have all the pairs; so a walk along an index reads no other rows. */
export const partsOfPaired = (r: Resource, query: Pick<ListQuery, 'conditions'>) =>
  sql`case when row."id" in (${pairedIds(r, 'postgres', sql`${blank('pairs')}`)}) then coalesce((select ${partsOf(query, 'own')} from ${sql.table(r.name)} as own where own."id" = row."id"), false) else false end`

/** The first rows of the list, before parts of texts are looked for. */
export const firstRows = (
  r: Resource,
  { where, orderBy, first }: { where: RawBuilder<unknown>; orderBy: RawBuilder<unknown>; first: number },
) => sql`(select * from ${tableOf(r)} where ${where} order by ${orderBy} limit ${sql.lit(first)}) as row`
