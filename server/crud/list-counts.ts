import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import { untyped } from '../db/engine.ts'
import type { ListQuery } from './list-input.ts'
import { valuesOf, type QueryScope } from './query-scope.ts'
import { foundRows, inState, placeShape, placeText, whereOf } from './list-where.ts'
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

/** The most rows that are sorted or looked at beside other calls; more would take noticeable time. */
export const FEW = 2000
/** The few rows from which a list starts. */
type Near = 'scope' | 'state'

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
  const count = async (scope: QueryScope, query: ListQuery, bound: number | null) => {
    const start = await near(scope, query)
    const isLong = start === null && (await costs(scope, query, bound !== null))
    const db = isLong ? scope.longReads : scope.db
    const from = () => (isLong ? foundRows(r, engine, query) : tableOf(r))
    // Of the rows with the pairs each is asked for its links: they are fewer than those whom a branch of units names.
    const isPaired = isLong && Boolean(query.pairs)
    const build = () => counting(sql`select 1 from ${from()} where ${whereOf(query, scope, start ?? isPaired)}`, bound)
    const shape = `count ${bound} ${isLong} ${start} ${query.shape} ${placeShape(scope)}`
    return (await run<{ total: number }>(untyped(db), { shape, build, values: { ...query.values, ...valuesOf(scope) } }))[0]!.total
  }

  /** Counts to the first row beyond the bound. */
  const found = (scope: QueryScope, query: ListQuery): Promise<number> =>
    remembered({ scope, query, what: 'found' }, () => count(scope, query, MOST_COUNTED))

  const exact = (scope: QueryScope, query: ListQuery) => remembered({ scope, query, what: 'exact' }, () => count(scope, query, null))

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

  /**
   * Returns the few rows from which a filtered list of a caller with a scope starts: those in the asked state of publishing, or those that the scope reaches;
   * null if both are many. SQLite keeps no statistics, and would rather start from a filter that finds a third of a million rows.
   */
  async function near(scope: QueryScope, query: ListQuery): Promise<Near | null> {
    const isAsked = engine === 'sqlite' && r.large && scope.kept !== null && scope.scope.kind === 'some' && query.conditions.length > 0
    if (!isAsked) return null
    if ((await found(scope, EVERYTHING)) <= FEW) return 'scope'
    return query.hasState && (await countState(scope, query)) <= FEW ? 'state' : null
  }

  /** Counts the rows in the asked state, in reach or beyond it, to the bound of few. */
  async function countState({ db, now, bin }: QueryScope, query: ListQuery): Promise<number> {
    const isThere = sql`row."deletionTime" is ${sql.raw(bin ? 'not null' : 'null')}`
    const build = () => counting(sql`select 1 from ${tableOf(r)} where ${isThere} and ${inState(query)}`, FEW)
    const shape = `state ${bin} ${query.conditions.find(({ state }) => state)?.state}`
    return (await run<{ total: number }>(untyped(db), { shape, build, values: { now, skipCount: 0, maxResultCount: 0 } }))[0]!.total
  }

  /** True when the list is known to be small without asking the database. */
  const isKnownSmall = (scope: QueryScope) =>
    !r.large || !scope.kept || (scope.kept.find(keyOf({ scope, query: EVERYTHING, what: 'found' })) ?? Infinity) <= MOST_COUNTED

  return { bounded, exact, isBig, near, isKnownSmall }
}

const counting = (rows: RawBuilder<unknown>, bound: number | null) =>
  sql`select count(*) as total from (${rows} ${bound === null ? sql`` : sql`limit ${sql.lit(bound + 1)}`}) as found`

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
