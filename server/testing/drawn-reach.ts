import fc from 'fast-check'
import { SCOPE_GROUPS, SCOPE_KINDS, type DataScope, type ScopeGroup, type ScopeKind } from '../../contract/data-scopes.ts'
import { actionsOf, permitOf, type Action } from '../../contract/resource.ts'
import { SCOPED } from './access-table.ts'

// Units, roles, people and rows drawn at random, and the rules of data scopes (B-50c) in their plainest form: one row after the other.

export const UNITS = 12
export const PEOPLE = 8
const ROLES = 6
/** The rows of each resource that one draw adds; the owners are the people, and 0 the administrator. */
const ROWS = 8
/** Words that stand in the names of the rows, for searches. */
export const WORDS = ['drawnkite', 'drawnlamp', 'drawnmoss'] as const

const READING: readonly Action[] = ['View', 'Export', 'Delete']
const permits = [
  ...SCOPED.flatMap((r) =>
    actionsOf(r)
      .filter((action) => READING.includes(action))
      .map((action) => permitOf(r, action)),
  ),
  'EntityChange/View',
]

export interface DrawnRow {
  unit: number
  owner: number
  word: (typeof WORDS)[number]
  fate: 'draft' | 'published' | 'scheduled' | 'binned'
  /** Chooses the rows that it refers to. */
  reference: number
}

/** Numbers stand for places in the lists of units, roles and people. */
export interface Draw {
  /** The unit above each, always an earlier one; -1 is the top. */
  parents: number[]
  unitRoles: number[][]
  roles: { permits: string[]; scopes: Partial<Record<ScopeGroup, { kind: ScopeKind; units: number[] }>> }[]
  people: { units: number[]; roles: number[] }[]
  rows: Record<string, DrawnRow[]>
}

const upTo = (count: number) => fc.nat({ max: count - 1 })
const exactly = <T>(count: number, one: fc.Arbitrary<T>) => fc.array(one, { minLength: count, maxLength: count })
const some = (count: number, most: number) => fc.uniqueArray(upTo(count), { maxLength: most })

const drawnScope = fc.record({
  kind: fc.constantFrom(...(Object.keys(SCOPE_KINDS) as ScopeKind[])),
  units: fc.uniqueArray(upTo(UNITS), { minLength: 1, maxLength: 3 }),
})
const drawnRow: fc.Arbitrary<DrawnRow> = fc.record({
  unit: upTo(UNITS),
  owner: upTo(PEOPLE + 1),
  word: fc.constantFrom(...WORDS),
  fate: fc.constantFrom('draft', 'draft', 'published', 'scheduled', 'binned'),
  reference: fc.nat({ max: 1000 }),
})

export const draws: fc.Arbitrary<Draw> = fc.record({
  parents: fc.tuple(...Array.from({ length: UNITS }, (_, at) => fc.integer({ min: -1, max: at - 1 }))),
  unitRoles: exactly(UNITS, some(ROLES, 1)),
  roles: exactly(
    ROLES,
    fc.record({
      permits: fc.subarray(permits),
      scopes: fc.record(Object.fromEntries(Object.keys(SCOPE_GROUPS).map((group) => [group, drawnScope])), { requiredKeys: [] }),
    }),
  ),
  people: exactly(PEOPLE, fc.record({ units: some(UNITS, 2), roles: some(ROLES, 2) })),
  rows: fc.record(Object.fromEntries(SCOPED.map(({ name }) => [name, exactly(ROWS, drawnRow)]))),
})

/** A draw with the ids that its numbers stand for on a site. */
export interface Placed {
  draw: Draw
  units: readonly number[]
  /** The administrator, and behind them the people. */
  owners: readonly number[]
}

export const scopeOf = ({ kind, units }: { kind: ScopeKind; units: number[] }, ids: readonly number[]): DataScope =>
  kind === 'units' ? { kind, unitIds: units.map((at) => ids[at]!) } : { kind }

interface Owned {
  unitId: number
  ownerId: number
}

/** Returns whether a person reaches a row by a call that asks for a permit; null when no role of theirs grants it. */
export function reachByRules({ draw, units, owners }: Placed, person: number, { permit, group }: { permit: string; group: ScopeGroup }) {
  const { units: memberOf, roles } = draw.people[person]!
  const held = new Set([...roles, ...memberOf.flatMap((unit) => draw.unitRoles[unit]!)])
  const granting = [...held].map((at) => draw.roles[at]!).filter((role) => role.permits.includes(permit))
  if (granting.length === 0) return null
  const isBelow = (unit: number): boolean => memberOf.includes(unit) || (unit >= 0 && isBelow(draw.parents[unit]!))
  return (row: Owned): boolean => {
    const unit = units.indexOf(row.unitId)
    return granting.some(({ scopes: { [group]: scope } }) => {
      if (scope === undefined || scope.kind === 'all') return true
      if (scope.kind === 'own') return row.ownerId === owners[person + 1]
      if (scope.kind === 'units') return scope.units.includes(unit)
      return scope.kind === 'unit' ? memberOf.includes(unit) : unit >= 0 && isBelow(unit)
    })
  }
}
