import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import { forLongRead, kept, type Context } from '../http/context.ts'
import type { Counted } from '../crud/list-counts.ts'
import { untyped } from '../db/engine.ts'
import { bounded, countTo } from './published.ts'
import { byIndex } from '../search/by-index.ts'
import type { Hits } from '../search/found.ts'

export interface Counting {
  /** Conditions that the hits must meet. */
  narrow?: RawBuilder<unknown>[]
  /** True when few records meet the conditions: they are then checked, instead of starting from the hits. */
  isNarrow?: boolean
  /** The row that is left out. */
  except?: number | undefined
}

/** Enough to know that there are more than are counted, even without the row that is left out. */
const MOST = MOST_COUNTED + 2

/** Counts the published records among many hits, to a bound. The number is kept until a record is published or time changes it. */
export async function countHits(
  ctx: Context,
  r: Resource,
  hits: Hits,
  { narrow = [], isNarrow = false, except }: Counting = {},
): Promise<Counted> {
  const conditions = all(narrow)
  const { sql: text, parameters } = conditions.compile(untyped(ctx.db))
  const total = await kept(forLongRead(ctx), `count ${hits.key} ${text} ${JSON.stringify(parameters)}`, (reading) =>
    byIndex(reading, (here) =>
      isNarrow ? countTo(MOST, here, r, all([...narrow, hits.where])) : countTo(MOST, here, r, conditions, hits.many),
    ),
  )
  // Counted apart, so that the number is the same for every row that is left out.
  const less = except === undefined || total === 0 ? 0 : await countTo(1, ctx, r, all([...narrow, isRow(except), hits.where]))
  return bounded(total - less)
}

const isRow = (id: number) => sql`"rowId" = ${id}`

export const all = (conditions: RawBuilder<unknown>[]) => sql.join([sql`1 = 1`, ...conditions], sql` and `)
