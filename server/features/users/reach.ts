import { sql } from 'kysely'
import { dataScopes, type DataScopes } from '../../../contract/data-scopes.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { heldBy } from '../../http/held-roles.ts'
import { permitsOf } from '../../http/permits.ts'
import { grantsIn, holdersOf } from '../../http/roles.ts'
import { contains, scopeUnder, type Scope } from '../../http/scopes.ts'
import { ownHidden } from './hidden-rows.ts'
import { reachOf, SCOPED, type ScopedPermit } from './scoped-permits.ts'

// Nobody opens rows to a person, to themselves least of all, that they do not reach: neither by a role, nor by a unit, nor by a scope (B-50).

/** True when no scope closes any row to the caller. */
const reachesAllRows = (ctx: Context): boolean =>
  SCOPED.every((point) => !ctx.caller.permits.has(point.permit) || reachOf(ctx, point).kind === 'all')

type Refusal = 'problem.beyondOwnRows' | 'problem.widerPerson'

const beyondOwn = (words: Refusal = 'problem.beyondOwnRows') => new Problem('forbidden', { words })

/** For changes whose effect on other people's reach is not worked out one by one. */
export function requireAllRows(ctx: Context): void {
  if (!reachesAllRows(ctx)) throw beyondOwn()
}

/** Refuses to take away units whose rows the caller does not reach: their members would reach less, and could be changed until they get it back. */
export function requireUnits(ctx: Context, unitIds: readonly number[]): void {
  const rows: Scope = { kind: 'some', ownerId: null, unitIds }
  if (SCOPED.some((point) => ctx.caller.permits.has(point.permit) && !contains(reachOf(ctx, point), rows))) throw beyondOwn()
}

/**
 * Refuses when a user reaches rows that the caller does not: before a change of the user, and once more after a change that gives something. A scope for own rows
 * opens those that belong to the user, so it is the rows themselves that count: a new user has none.
 */
export async function refuseWider(ctx: Context, userId: number, words?: Refusal): Promise<void> {
  if (reachesAllRows(ctx)) return
  const { roles } = await heldBy(ctx.db, userId)
  const isSelf = userId === ctx.caller.userId
  const held = SCOPED.map((point) => ({ point, scope: scopeUnder(roles, point.permit, point.group) }))
  const seen = (scope: Scope) => (isSelf || scope.kind === 'all' ? scope : { ...scope, ownerId: null })
  if (held.some(({ point, scope }) => !contains(reachOf(ctx, point), seen(scope)))) throw beyondOwn(words)
  const own = held.filter(({ scope }) => scope.kind === 'some' && scope.ownerId !== null).map(({ point }) => point)
  if (!isSelf && (await ownHidden(ctx, own, sql`(${userId})`))) throw beyondOwn(words)
}

/** Refuses a role that opens to its holders more rows than the caller reaches; a role for own rows opens none of other people. */
export function refuseWiderRole(ctx: Context, granted: readonly string[], declared: DataScopes): void {
  const wider = grantedUnder(granted).filter(({ group }) => declared[group]?.kind !== 'own')
  if (wider.some((point) => reachOf(ctx, point).kind !== 'all')) throw beyondOwn()
}

/** Refuses when a role for own rows opens to one of its holders a row that the caller does not reach; asked before and after a change of the role. */
export async function refuseWiderHolders(ctx: Context, roleId: number): Promise<void> {
  if (reachesAllRows(ctx)) return
  const { grantedPermissions, dataScopes: text } = await ctx.db
    .selectFrom('role')
    .select(['grantedPermissions', 'dataScopes'])
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow()
  const declared = dataScopes.parse(JSON.parse(text ?? '{}'))
  const own = grantedUnder(grantsIn(grantedPermissions)).filter(({ group }) => declared[group]?.kind === 'own')
  if (await ownHidden(ctx, own, sql`(${holdersOf([{ roleIds: [roleId], reaches: () => sql`1 = 1` }])})`)) throw beyondOwn()
}

function grantedUnder(granted: readonly string[]): ScopedPermit[] {
  const permits = permitsOf(granted)
  return SCOPED.filter(({ permit }) => permits.has(permit))
}
