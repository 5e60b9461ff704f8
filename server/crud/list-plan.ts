import { isInIndex, type Counted, type ListCounts } from './list-counts.ts'
import type { Asked } from './list-input.ts'
import type { Look } from './query-scope.ts'

/** The way in which a page is found when there are many rows. */
export interface Plan {
  /** `filter`: find the rows of the filters and sort them. `order`: walk the rows in their order and check each. `any`: the database decides. */
  by: 'filter' | 'order' | 'any'
  isDear: boolean
  counted?: Counted
}

/** The most rows that are sorted for a page; more would take noticeable time. */
const FEW = 2000
/** The most index entries that may be walked to fill a page; further pages and exports, which are as long, count as long reads. */
const NEAR = 1000
const AS_IT_COMES: Plan = { by: 'any', isDear: false }

/** Decides by counting to a bound: no engine's planner knows how many rows a filter finds, since SQLite keeps no statistics here. */
export function listPlans(counts: ListCounts) {
  /** Returns the plan if it is known without counting, else null. */
  const known = (look: Look): Plan | null => (counts.isKnownSmall(look) ? AS_IT_COMES : null)

  async function make(look: Look, asked: Asked): Promise<Plan> {
    if (!(await counts.isBig(look))) return AS_IT_COMES
    const isFar = asked.values.skipCount + asked.values.maxResultCount >= NEAR
    if (asked.conditions.length === 0) return { by: 'any', isDear: isFar }
    const counted = await counts.bounded(look, asked)
    if (!counted.hasMore && counted.total <= FEW) return { by: 'filter', isDear: isFar || !isInIndex(asked), counted }
    const isOneIndex = isInIndex(asked) && asked.conditions[0]!.isEqual && asked.sorting.length === 0
    return isOneIndex ? { by: 'any', isDear: isFar, counted } : { by: 'order', isDear: true, counted }
  }

  return { known, make }
}
