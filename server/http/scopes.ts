import type { ScopeGroup } from '../../contract/data-scopes.ts'
import type { Permits } from './permits.ts'

/** The rows that a caller reaches: all, or those of these units and of this owner. */
export type Scope = typeof ALL_ROWS | { readonly kind: 'some'; readonly ownerId: number | null; readonly unitIds: readonly number[] }

export const ALL_ROWS = { kind: 'all' } as const
const NO_ROWS: Scope = { kind: 'some', ownerId: null, unitIds: [] }

/** A role that somebody holds, with its scopes for this person. */
export interface HeldRole {
  id: number
  permits: Permits
  scopes: Partial<Record<ScopeGroup, Scope>>
}

/** Returns the rows of a group that these roles open under a permit: what one role closes another may open. */
export const scopeUnder = (roles: readonly HeldRole[], permit: string, group: ScopeGroup): Scope =>
  roles
    .filter(({ permits }) => permits.has(permit))
    .map(({ scopes }) => scopes[group] ?? ALL_ROWS)
    .reduce(joined, NO_ROWS)

function joined(one: Scope, other: Scope): Scope {
  if (one.kind === 'all' || other.kind === 'all') return ALL_ROWS
  return { kind: 'some', ownerId: one.ownerId ?? other.ownerId, unitIds: [...new Set([...one.unitIds, ...other.unitIds])] }
}

/** True when each row of the second scope is also in the first. */
export function contains(one: Scope, other: Scope): boolean {
  if (one.kind === 'all') return true
  if (other.kind === 'all') return false
  return (other.ownerId === null || other.ownerId === one.ownerId) && other.unitIds.every((id) => one.unitIds.includes(id))
}
