import { FEW, isInIndex, type Counted, type ListCounts } from './list-counts.ts'
import type { ListQuery } from './list-input.ts'
import type { QueryScope } from './query-scope.ts'

/** The way in which a page is found when there are many rows. */
export interface Plan {
  /**
   * `filter`: find the rows of the filters and sort them. `order`: walk the rows in their order and check each. `scope`: look at
   * the few rows that the caller reaches, `state`: at the few in the asked state of publishing. `any`: the database decides.
   */
  by: 'filter' | 'order' | 'scope' | 'state' | 'any'
  isLong: boolean
  counted?: Counted
}

/** True for the ways that begin with few rows. */
export const isNearBy = (by: Plan['by']) => by === 'scope' || by === 'state'

/** The most index entries that may be walked to fill a page; further pages and exports, which are as long, count as long reads. */
const NEAR = 1000
const AS_IT_COMES: Plan = { by: 'any', isLong: false }

/** Decides by counting to a bound: no engine's planner knows how many rows a filter finds, since SQLite keeps no statistics here. */
export function listPlans(counts: ListCounts) {
  /** Returns the plan if it is known without counting, else null. */
  const known = (scope: QueryScope, query: ListQuery): Plan | null =>
    counts.isKnownSmall(scope) && (scope.scope.kind === 'all' || query.conditions.length === 0) ? AS_IT_COMES : null

  async function make(scope: QueryScope, query: ListQuery): Promise<Plan> {
    const start = await counts.near(scope, query)
    if (start) return { by: start, isLong: false }
    if (!(await counts.isBig(scope))) return AS_IT_COMES
    const isFar = query.values.skipCount + query.values.maxResultCount >= NEAR
    // A scope that reaches so many rows is checked along the order; starting from its units would sort all of them.
    if (query.conditions.length === 0) return { by: scope.scope.kind === 'all' ? 'any' : 'order', isLong: isFar }
    const counted = await counts.bounded(scope, query)
    if (!counted.hasMore && counted.total <= FEW) return { by: 'filter', isLong: isFar || !isInIndex(query), counted }
    // Walking in any order may pass all others before it meets the first of them: who holds a role often came at the same time.
    if (!counted.hasMore && isInIndex(query) && query.conditions[0]!.isLinked) return { by: 'filter', isLong: true, counted }
    const isOneIndex = isInIndex(query) && query.conditions[0]!.isEqual && query.sorting.length === 0
    return isOneIndex ? { by: 'any', isLong: isFar, counted } : { by: 'order', isLong: true, counted }
  }

  return { known, make }
}
