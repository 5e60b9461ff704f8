import { Problem } from '../../contract/errors.ts'
import { permitOf, type Resource } from '../../contract/resource.ts'
import { forLongRead, isReading, type Context } from '../http/context.ts'
import { say } from '../language/words.ts'
import type { Engine } from '../db/engine.ts'
import type { CountCache } from './count-cache.ts'
import { listQueries } from './list-query.ts'
import { pairsOfRows } from './row-pairs.ts'
import type { QueryScope } from './query-scope.ts'
import { presenter } from './rows.ts'
import { rowsInReach, under } from './scope.ts'
import { treeField } from './tree-field.ts'
import { createWrittenRows } from './written-rows.ts'

export interface StoreOptions {
  r: Resource
  engine: Engine
  /** Remembers counts between writes; without it each list counts anew. */
  countCache?: CountCache
}

/** Everything that the verbs of one resource share; made once, since it keeps compiled queries and rows that are JSON already. */
export type StoreParts = ReturnType<typeof storeParts>

export const storeParts = ({ r, engine, countCache }: StoreOptions) => ({
  r,
  engine,
  countCache: countCache ?? null,
  queries: listQueries(r, engine),
  present: presenter(r),
  presentListed: presenter(r, true),
  written: createWrittenRows(r),
  pairs: pairsOfRows(r, engine),
  tree: treeField(r),
})

/** The rows that a caller may see, in the recycle bin or outside it. */
export const scopeOf = ({ r, engine, countCache }: StoreParts, ctx: Context, bin = false): QueryScope => ({
  engine,
  db: ctx.db,
  longReads: forLongRead(ctx).db,
  now: ctx.now,
  timeZone: ctx.settings.timeZone,
  language: ctx.language,
  scope: rowsInReach(ctx, r),
  bin,
  // A write has changed rows that other connections cannot see yet, so its counts are neither taken from the cache nor put into it.
  kept: isReading(ctx) ? countCache : null,
})

/** Returns the refusal of a row that the call does not reach: it says so if the caller may at least view the row. */
export async function noRowInReach(parts: StoreParts, ctx: Context, id: number, bin = false): Promise<Problem> {
  const seen = await parts.queries.rows(scopeOf(parts, under(ctx, parts.r, 'View'), bin), [id], 'fingerprint')
  const mayView = ctx.caller.permits.has(permitOf(parts.r, 'View'))
  return seen.length > 0 && mayView ? new Problem('forbidden', { words: 'problem.outOfScope' }) : noSuchRow(parts, ctx, id)
}

export const noSuchRow = ({ r }: Pick<StoreParts, 'r'>, ctx: Context, id: number) =>
  new Problem('notFound', { values: { name: say(ctx.language, `resources.${r.name}.name`), id } })
