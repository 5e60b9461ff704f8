import type { DataScopes } from '../../../contract/data-scopes.ts'
import { Problem } from '../../../contract/errors.ts'
import { actionsOf, permitOf, type Resource } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import { heldBy } from '../../http/held-roles.ts'
import { permitsOf } from '../../http/permits.ts'
import { contains, scopeUnder, type HeldRole } from '../../http/scopes.ts'

// Nobody opens rows to a person, to themselves least of all, that they do not reach: neither by a role, nor by a unit, nor by a scope (B-50).

type Scoped = Resource & { scopeGroup: NonNullable<Resource['scopeGroup']> }

const isScoped = (r: Resource): r is Scoped => r.scopeGroup !== null

/** Each permit whose rows have a data scope. */
const SCOPED = allResources
  .filter(isScoped)
  .flatMap((r) => actionsOf(r).map((action) => ({ permit: permitOf(r, action), group: r.scopeGroup })))

/** True when no scope closes any row to the caller. */
const reachesAllRows = ({ caller }: Context): boolean =>
  SCOPED.every(({ permit, group }) => !caller.permits.has(permit) || scopeUnder(caller.roles, permit, group).kind === 'all')

const beyondOwn = () => new Problem('forbidden', { words: 'problem.beyondOwnRows' })

/** For changes whose effect on other people's reach is not worked out one by one. */
export function requireAllRows(ctx: Context): void {
  if (!reachesAllRows(ctx)) throw beyondOwn()
}

/** Refuses a change after which a user reaches rows that the caller does not; called once the change is written. Their own rows count for nobody else. */
export async function refuseWider(ctx: Context, userId: number): Promise<void> {
  if (reachesAllRows(ctx)) return
  const { roles } = await heldBy(ctx.db, userId)
  const isSelf = userId === ctx.caller.userId
  const seen = (held: readonly HeldRole[], { permit, group }: (typeof SCOPED)[number]) => {
    const scope = scopeUnder(held, permit, group)
    return isSelf || scope.kind === 'all' ? scope : { ...scope, ownerId: null }
  }
  const wider = SCOPED.some((point) => !contains(scopeUnder(ctx.caller.roles, point.permit, point.group), seen(roles, point)))
  if (wider) throw beyondOwn()
}

/** Refuses a role that opens to its holders more rows than the caller reaches; a role for own rows opens none of other people. */
export function refuseWiderRole(ctx: Context, granted: readonly string[], declared: DataScopes): void {
  const permits = permitsOf(granted)
  const wider = SCOPED.filter(({ permit, group }) => permits.has(permit) && declared[group]?.kind !== 'own').some(
    ({ permit, group }) => scopeUnder(ctx.caller.roles, permit, group).kind !== 'all',
  )
  if (wider) throw beyondOwn()
}
