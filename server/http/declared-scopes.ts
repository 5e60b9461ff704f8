import type { DataScopes } from '../../contract/data-scopes.ts'
import { ALL_ROWS, type HeldRole, type Scope } from './scopes.ts'

/** The person for whom the scopes of a role are worked out. */
export interface Member {
  userId: number
  unitIds: readonly number[]
  /** The units of the person and all units below them. */
  unitsBelow: readonly number[]
}

/** Works out which rows the scopes of a role mean for a person; a group without one has all rows. */
export function scopesFor(declared: DataScopes, { userId, unitIds, unitsBelow }: Member): HeldRole['scopes'] {
  const units = (ids: readonly number[]): Scope => ({ kind: 'some', ownerId: null, unitIds: ids })
  const entries = Object.entries(declared).map(([group, { kind, unitIds: chosen = [] }]): [string, Scope] => {
    switch (kind) {
      case 'all':
        return [group, ALL_ROWS]
      case 'below':
        return [group, units(unitsBelow)]
      case 'unit':
        return [group, units(unitIds)]
      case 'units':
        return [group, units(chosen)]
      case 'own':
        return [group, { kind: 'some', ownerId: userId, unitIds: [] }]
    }
  })
  return Object.fromEntries(entries)
}
