import type { Context } from '../../http/context.ts'
import { unitsOf } from '../../http/held-roles.ts'
import { unitsAbove } from '../../http/units.ts'

/** The columns of a form that say who may fill it in; truth is also 0 or 1. */
interface Places {
  isOnSite: boolean | number | null
  isForStaff: boolean | number | null
  staffUnitId: number | null
  staffRoleId: number | null
}

/** True for a form that certain readers may fill in. */
export type IsFor = (form: Places) => boolean

/** The forms of the site. */
export const isForVisitors: IsFor = ({ isOnSite }) => Boolean(isOnSite)

/** Returns which forms the caller may fill in within the back office: those that name one of their roles and a unit of theirs or above it, or none. */
export async function formsForCaller({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<IsFor> {
  const units = new Set<number>()
  for (const own of await unitsOf(db, caller.userId!)) for (const id of await unitsAbove(db, own)) units.add(id)
  const roles = new Set(caller.roles.map(({ id }) => id))
  return ({ isForStaff, staffUnitId, staffRoleId }) =>
    Boolean(isForStaff) && (staffUnitId === null || units.has(staffUnitId)) && (staffRoleId === null || roles.has(staffRoleId))
}
