import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Values } from './owning.ts'

/** Refuses to empty a field that the server fills in: a row keeps an owner and a unit. */
export function refuseEmptied({ fields }: Resource, before: Values, values: Values): void {
  const emptied = Object.keys(values).filter((name) => fields[name]?.given && values[name] === null && before[name] !== null)
  if (emptied.length > 0) throw new Problem('invalid', { members: Object.fromEntries(emptied.map((name) => [name, 'invalid.required'])) })
}

/** The refusal of a row that would belong to somebody out of the caller's reach. */
export const outOfReach = () => new Problem('invalid', { members: { unitId: 'invalid.outOfReach', ownerId: 'invalid.outOfReach' } })
