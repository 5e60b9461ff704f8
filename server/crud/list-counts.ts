import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { untyped, type Db } from '../db/engine.ts'
import type { Asked } from './list-input.ts'
import type { Look } from './list-query.ts'
import { placeText, whereOf } from './list-where.ts'
import type { preparedQueries } from './prepared.ts'
import { tableOf } from './select-rows.ts'

/** Counting ends here: nobody goes to the thousandth page to see where the last row stands, and to read them all takes as long as there are rows. */
export const BOUND = 10_000

export interface Counted {
  total: number
  /** There are more: the count has ended at its bound. */
  hasMore?: true
}

/** Where counting has ended at its bound there is a next page as long as pages are full: clients find their way by the total. */
export function totalOf(
  { total, hasMore }: Counted,
  { skipCount, maxResultCount }: { skipCount: number; maxResultCount: number },
  found: number,
) {
  if (!hasMore || (found > 0 && found < maxResultCount)) return { totalCount: hasMore ? skipCount + found : total }
  return { totalCount: found === 0 ? total : Math.max(total, skipCount + found + 1), hasMore }
}

const EVERYTHING: Asked = {
  conditions: [],
  values: { skipCount: 0, maxResultCount: 0 },
  sorting: [],
  shape: '[[],null]',
  filters: '{}',
  order: '[]',
}

export type ListCounts = ReturnType<typeof listCounts>

/** How many rows there are: all of them exactly, those that filters find to a bound. Remembered until the next write. */
export function listCounts(r: Resource, run: ReturnType<typeof preparedQueries>) {
  const count = async (db: Db, look: Look, asked: Asked, isBounded: boolean) => {
    const build = () => counting(sql`select 1 from ${tableOf(r)} where ${whereOf(asked, look)}`, isBounded)
    const shape = `count ${isBounded} ${asked.shape} ${placeText(look)}`
    return (await run<{ total: number }>(untyped(db), shape, build, { ...asked.values, now: look.now }))[0]!.total
  }

  /** No further than just beyond the bound. */
  const found = (look: Look, asked: Asked): Promise<number> =>
    remembered(look, asked, 'found', async () => count((await costs(look, asked)) ? look.dear : look.db, look, asked, true))

  const exact = (look: Look, asked: Asked) =>
    remembered(look, asked, 'exact', async () => count((await isBig(look)) ? look.dear : look.db, look, asked, false))

  /** Where filters find few of many, a count may look at all. */
  const costs = async (look: Look, asked: Asked): Promise<boolean> =>
    asked.conditions.length > 0 && !isInIndex(asked) && (await isBig(look))

  async function bounded(look: Look, asked: Asked): Promise<Counted> {
    const total = await found(look, asked)
    if (total <= BOUND) return { total }
    return asked.conditions.length === 0 ? { total: await exact(look, asked) } : { total: BOUND, hasMore: true }
  }

  /** Whether there are so many rows that how they are read matters. */
  const isBig = async (look: Look) => r.large && look.kept !== null && (await found(look, EVERYTHING)) > BOUND

  /** The same where it is known already. */
  const isKnownSmall = (look: Look) => !r.large || !look.kept || (look.kept.find(keyOf(look, EVERYTHING, 'found')) ?? Infinity) <= BOUND

  return { bounded, exact, isBig, isKnownSmall }
}

const counting = (rows: RawBuilder<unknown>, isBounded: boolean) =>
  sql`select count(*) as total from (${rows} ${isBounded ? sql`limit ${sql.lit(BOUND + 1)}` : sql``}) as found`

/** One filter that an index answers. */
export const isInIndex = ({ conditions }: Asked) => conditions.length === 1 && conditions[0]!.isIndexed

/** What is live changes with time alone: no write would end a kept number. */
const remembered = (look: Look, asked: Asked, what: string, load: () => Promise<number>) =>
  look.kept && !asked.hasState ? look.kept.get(keyOf(look, asked, what), load) : load()

const keyOf = (look: Look, { shape, filters }: Asked, what: string) => `${what} ${shape} ${placeText(look)} ${filters}`
