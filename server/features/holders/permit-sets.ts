import { allPermits } from '../../../contract/api/registry.ts'
import type { SomePermits } from '../../../contract/features/role-changes.ts'
import { EVERYTHING } from '../../http/permits.ts'

/** The most names of permits in one list of an answer. */
const MOST_NAMES = 200

const lower = (permit: string) => permit.toLowerCase()

/** The permits of a grant, each under its name in small letters. The permit for everything is itself and all the others. */
export function spelledOut(granted: readonly string[]): Map<string, string> {
  const all = granted.some((permit) => lower(permit) === EVERYTHING) ? [EVERYTHING, ...allPermits(), ...granted] : granted
  return new Map(all.map((permit) => [lower(permit), permit]))
}

type Spelled = ReturnType<typeof spelledOut>

/** The permits of the first grant that are not in the second, by their names in small letters. */
export const beyond = (first: Spelled, second: Spelled): Spelled => new Map([...first].filter(([key]) => !second.has(key)))

/** The permits with their number; the names stop at a bound. */
export const counted = (permits: Spelled): SomePermits => ({ count: permits.size, names: [...permits.values()].slice(0, MOST_NAMES) })

export interface Role {
  id: number
  permits: Spelled
}

/**
 * For each of the changed permits, the other roles that grant it as well: each such set of roles once. A user keeps what they may do exactly when they
 * hold a role of every set.
 */
export function coveringSets(changed: Spelled, others: readonly Role[]): number[][] {
  const sets = [...changed.keys()].map((key) => others.filter(({ permits }) => permits.has(key)).map(({ id }) => id))
  return [...new Map(sets.map((ids) => [ids.join(), ids])).values()]
}
