import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import { untyped } from '../db/engine.ts'
import type { ListQuery } from './list-input.ts'
import { valuesOf, type QueryScope } from './query-scope.ts'
import { foundRows, placeShape, placeText, whereOf } from './list-where.ts'
import type { QueryParts } from './prepared.ts'
import { tableOf } from './select-rows.ts'

export interface Counted {
  total: number
  /** There are more rows: counting stopped at its bound. */
  hasMore?: true
}

/** When counting stopped at its bound, the total promises a next page as long as pages are full, since clients page by the total. */
export function totalOf(
  { total, hasMore }: Counted,
  { skipCount, maxResultCount }: { skipCount: number; maxResultCount: number },
  found: number,
) {
  if (!hasMore || (found > 0 && found < maxResultCount)) return { totalCount: hasMore ? skipCount + found : total }
  return { totalCount: found === 0 ? total : Math.max(total, skipCount + found + 1), hasMore }
}

const EVERYTHING: ListQuery = {
  conditions: [],
  values: { skipCount: 0, maxResultCount: 0 },
  sorting: [],
  shape: '[[],null]',
  filters: '{}',
  order: '[]',
}

export type ListCounts = ReturnType<typeof listCounts>

/** Counts all rows of a list exactly, and the rows that filters find to a bound. The numbers are remembered until the next write. */
export function listCounts({ r, engine, run }: QueryParts) {
  const count = async (scope: QueryScope, query: ListQuery, isBounded: boolean) => {
    const isLong = await costs(scope, query, isBounded)
    const db = isLong ? scope.longReads : scope.db
    const from = () => (isLong ? foundRows(r, engine, query) : tableOf(r))
    const build = () => counting(sql`select 1 from ${from()} where ${whereOf(query, scope)}`, isBounded)
    const shape = `count ${isBounded} ${isLong} ${query.shape} ${placeShape(scope)}`
    return (await run<{ total: number }>(untyped(db), { shape, build, values: { ...query.values, ...valuesOf(scope) } }))[0]!.total
  }

  /** Counts to the first row beyond the bound. */
  const found = (scope: QueryScope, query: ListQuery): Promise<number> =>
    remembered({ scope, query, what: 'found' }, () => count(scope, query, true))

  const exact = (scope: QueryScope, query: ListQuery) => remembered({ scope, query, what: 'exact' }, () => count(scope, query, false))

  /** True when a count may take long. A count to a bound is short, unless the filters find few rows and no index finds them. */
  const costs = async (scope: QueryScope, query: ListQuery, isBounded: boolean): Promise<boolean> =>
    !(isBounded && (query.conditions.length === 0 || isInIndex(query))) && (await isBig(scope))

  async function bounded(scope: QueryScope, query: ListQuery): Promise<Counted> {
    const total = await found(scope, query)
    if (total <= MOST_COUNTED) return { total }
    return query.conditions.length === 0 ? { total: await exact(scope, query) } : { total: MOST_COUNTED, hasMore: true }
  }

  /** True when there are so many rows that the way they are read matters. */
  const isBig = async (scope: QueryScope) => r.large && scope.kept !== null && (await found(scope, EVERYTHING)) > MOST_COUNTED

  /** True when the list is known to be small without asking the database. */
  const isKnownSmall = (scope: QueryScope) =>
    !r.large || !scope.kept || (scope.kept.find(keyOf({ scope, query: EVERYTHING, what: 'found' })) ?? Infinity) <= MOST_COUNTED

  return { bounded, exact, isBig, isKnownSmall }
}

const counting = (rows: RawBuilder<unknown>, isBounded: boolean) =>
  sql`select count(*) as total from (${rows} ${isBounded ? sql`limit ${sql.lit(MOST_COUNTED + 1)}` : sql``}) as found`

/** True for a single filter that an index answers. */
export const isInIndex = ({ conditions }: ListQuery) => conditions.length === 1 && conditions[0]!.isIndexed

/** The state of publishing changes with time, without a write that would end a remembered number. */
const remembered = ({ scope, query, what }: Counting, load: () => Promise<number>) =>
  scope.kept && !query.hasState ? scope.kept.get(keyOf({ scope, query, what }), load) : load()

interface Counting {
  scope: QueryScope
  query: ListQuery
  /** Counted exactly, or found to a bound. */
  what: 'exact' | 'found'
}

const keyOf = ({ scope, query: { shape, filters }, what }: Counting) => `${what} ${shape} ${placeText(scope)} ${filters}`
