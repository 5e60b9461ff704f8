import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import type { Resource } from '../../contract/resource.ts'
import { untyped, type Engine } from '../db/engine.ts'
import type { ListQuery } from './list-input.ts'
import type { QueryScope } from './query-scope.ts'
import { foundRows, placeText, whereOf } from './list-where.ts'
import type { preparedQueries } from './prepared.ts'
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
export function listCounts(r: Resource, engine: Engine, run: ReturnType<typeof preparedQueries>) {
  const count = async (look: QueryScope, asked: ListQuery, isBounded: boolean) => {
    const isLong = await costs(look, asked, isBounded)
    const db = isLong ? look.longReads : look.db
    const from = () => (isLong ? foundRows(r, engine, asked) : tableOf(r))
    const build = () => counting(sql`select 1 from ${from()} where ${whereOf(asked, look)}`, isBounded)
    const shape = `count ${isBounded} ${isLong} ${asked.shape} ${placeText(look)}`
    return (await run<{ total: number }>(untyped(db), shape, build, { ...asked.values, now: look.now }))[0]!.total
  }

  /** Counts to the first row beyond the bound. */
  const found = (look: QueryScope, asked: ListQuery): Promise<number> => remembered(look, asked, 'found', () => count(look, asked, true))

  const exact = (look: QueryScope, asked: ListQuery) => remembered(look, asked, 'exact', () => count(look, asked, false))

  /** True when a count may take long. A count to a bound is short, unless the filters find few rows and no index finds them. */
  const costs = async (look: QueryScope, asked: ListQuery, isBounded: boolean): Promise<boolean> =>
    !(isBounded && (asked.conditions.length === 0 || isInIndex(asked))) && (await isBig(look))

  async function bounded(look: QueryScope, asked: ListQuery): Promise<Counted> {
    const total = await found(look, asked)
    if (total <= MOST_COUNTED) return { total }
    return asked.conditions.length === 0 ? { total: await exact(look, asked) } : { total: MOST_COUNTED, hasMore: true }
  }

  /** True when there are so many rows that the way they are read matters. */
  const isBig = async (look: QueryScope) => r.large && look.kept !== null && (await found(look, EVERYTHING)) > MOST_COUNTED

  /** True when the list is known to be small without asking the database. */
  const isKnownSmall = (look: QueryScope) =>
    !r.large || !look.kept || (look.kept.find(keyOf(look, EVERYTHING, 'found')) ?? Infinity) <= MOST_COUNTED

  return { bounded, exact, isBig, isKnownSmall }
}

const counting = (rows: RawBuilder<unknown>, isBounded: boolean) =>
  sql`select count(*) as total from (${rows} ${isBounded ? sql`limit ${sql.lit(MOST_COUNTED + 1)}` : sql``}) as found`

/** True for a single filter that an index answers. */
export const isInIndex = ({ conditions }: ListQuery) => conditions.length === 1 && conditions[0]!.isIndexed

/** The state of publishing changes with time, without a write that would end a remembered number. */
const remembered = (look: QueryScope, asked: ListQuery, what: string, load: () => Promise<number>) =>
  look.kept && !asked.hasState ? look.kept.get(keyOf(look, asked, what), load) : load()

const keyOf = (look: QueryScope, { shape, filters }: ListQuery, what: string) => `${what} ${shape} ${placeText(look)} ${filters}`
