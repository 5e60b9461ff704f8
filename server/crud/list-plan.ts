import { isInIndex, type Counted, type ListCounts } from './list-counts.ts'
import type { Asked } from './list-input.ts'
import type { Look } from './list-query.ts'

/** How a page is found where there are many rows. */
export interface Plan {
  /** Begin with what the filters find and sort it; or walk the rows in their order and ask each; or as the database likes. */
  by: 'filter' | 'order' | 'any'
  isDear: boolean
  counted?: Counted
}

/** So many rows are sorted at once without anybody noticing. */
const FEW = 2000
/** A page further on is reached by walking over as many entries of an index. */
const NEAR = 1000
const AS_IT_COMES: Plan = { by: 'any', isDear: false }

/** Neither engine's planner knows how many rows a filter finds: SQLite keeps no statistics here. So they are counted first, to a bound. */
export function listPlans(counts: ListCounts) {
  /** At once, where the plan is known without counting; else null. */
  const known = (look: Look): Plan | null => (counts.isKnownSmall(look) ? AS_IT_COMES : null)

  async function make(look: Look, asked: Asked): Promise<Plan> {
    if (!(await counts.isBig(look))) return AS_IT_COMES
    const isFar = asked.values.skipCount > NEAR
    if (asked.conditions.length === 0) return { by: 'any', isDear: isFar }
    const counted = await counts.bounded(look, asked)
    if (!counted.hasMore && counted.total <= FEW) return { by: 'filter', isDear: !isInIndex(asked), counted }
    const isOneIndex = isInIndex(asked) && asked.conditions[0]!.isEqual && asked.sorting.length === 0
    return isOneIndex ? { by: 'any', isDear: isFar, counted } : { by: 'order', isDear: true, counted }
  }

  return { known, make }
}
