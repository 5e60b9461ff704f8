import { SCOPE_GROUPS, type DataScope, type DataScopes, type ScopeGroup } from '../../../contract/data-scopes.ts'
import type { ToldScope } from '../../../contract/features/role-changes.ts'
import type { Context } from '../../http/context.ts'
import { scopesIn } from '../roles/forms.ts'
import { mayViewUnits, namedUnits } from '../users/named.ts'

interface ChangedScope {
  group: ScopeGroup
  before: ToldScope
  after: ToldScope
}

const GROUPS = Object.keys(SCOPE_GROUPS) as ScopeGroup[]
const ALL: DataScope = { kind: 'all' }

/**
 * The groups of resources whose data scope saving these scopes in a role would change. To those who may not view units only the units that the role names
 * already have names: the others stand under their numbers.
 */
export async function changedScopes(ctx: Context, roleId: number, wanted: DataScopes): Promise<ChangedScope[]> {
  const stored = await storedScopes(ctx, roleId)
  const changed = GROUPS.map((group) => ({ group, before: stored[group] ?? ALL, after: wanted[group] ?? ALL })).filter(
    ({ before, after }) => keyOf(before) !== keyOf(after),
  )
  const mayView = mayViewUnits(ctx)
  const named = await namedUnits(
    ctx,
    changed.flatMap(({ before, after }) => [...unitsOf(before), ...(mayView ? unitsOf(after) : [])]),
  )
  const told = (scope: DataScope): ToldScope => ({
    kind: scope.kind,
    units: unitsOf(scope).map((id) => named.find((unit) => unit.id === id) ?? { id, name: `#${id}` }),
  })
  return changed.map(({ group, before, after }) => ({ group, before: told(before), after: told(after) }))
}

async function storedScopes({ db }: Context, id: number): Promise<DataScopes> {
  const { dataScopes } = await db.selectFrom('role').select('dataScopes').where('id', '=', id).executeTakeFirstOrThrow()
  return scopesIn({ dataScopes: JSON.parse(dataScopes ?? '{}') as unknown })
}

/** The chosen units of a scope, in the order of their numbers. */
const unitsOf = ({ kind, unitIds = [] }: DataScope): number[] => (kind === 'units' ? [...new Set(unitIds)].sort((a, b) => a - b) : [])

const keyOf = (scope: DataScope) => [scope.kind, ...unitsOf(scope)].join()
