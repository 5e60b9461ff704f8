import { sql, type RawBuilder } from 'kysely'
import { dataScopes, type DataScope, type ScopeKind } from '../../../contract/data-scopes.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import type { Holding } from '../../http/roles.ts'
import { unitsAbove } from '../../http/units.ts'
import { grantingRoles } from '../holders/granting-roles.ts'
import { findHolders } from '../users/holders.ts'
import type { PeoplePage } from '../users/people.ts'
import type { Subject } from './subject.ts'

/** Returns a page of the active users who may do something, each with the ways of the roles that let them. */
export async function holdersOf(asked: Context, subject: Subject, page: PeoplePage) {
  const ctx = forLongRead(asked)
  const reaching = await rolesThatReach(ctx, subject)
  if (reaching.length === 0) return { totalCount: 0, items: [] }
  const above = subject.row?.unitId ? await unitsAbove(ctx.db, [subject.row.unitId]) : []
  const holdings = holdingsOf(reaching, { subject, above })
  const people = await findHolders(ctx, holdings, { page, onlyActive: true })
  const letting = await lettingRoles(
    ctx,
    holdings,
    people.items.map(({ id }) => id),
  )
  const items = people.items.map((person) => ({ ...person, ways: person.ways.filter(({ roleId }) => letting.get(person.id)?.has(roleId)) }))
  return { ...people, items }
}

interface Granting {
  id: number
  scope: DataScope
}

/** The roles that grant the permit and can reach the row, each with its scope for the resource. */
async function rolesThatReach(ctx: Context, { permit, r, row }: Subject): Promise<Granting[]> {
  const roles = (await grantingRoles(ctx.db, permit)).map(({ id, dataScopes: text }) => {
    const scopes = dataScopes.parse(JSON.parse(text ?? '{}'))
    return { id, scope: (r?.scopeGroup && scopes[r.scopeGroup]) || { kind: 'all' as const } }
  })
  return roles.filter(({ scope: { kind, unitIds = [] } }) => {
    if (row === null || kind === 'all') return true
    return kind === 'own' ? row.ownerId !== null : row.unitId !== null && (kind !== 'units' || unitIds.includes(row.unitId))
  })
}

interface Place {
  subject: Subject
  /** The unit of the row and those above it. */
  above: readonly number[]
}

/** The roles by the condition under which they reach the row; those with the same kind of scope at once. */
const holdingsOf = (roles: readonly Granting[], place: Place): Holding[] =>
  [...Map.groupBy(roles, ({ scope }) => conditionOf(scope.kind, place))].map(([kind, alike]) => ({
    roleIds: alike.map(({ id }) => id),
    reaches: (userId) => reach(kind, place, userId),
  }))

/** Every holder reaches it where no row is asked about, or the units are chosen. */
const conditionOf = (kind: ScopeKind, { subject }: Place): ScopeKind => (subject.row === null || kind === 'units' ? 'all' : kind)

/** The condition that the holder of a role with such a scope reaches the row: the rules of `scopesFor`, seen from the row. */
function reach(kind: ScopeKind, { subject: { row }, above }: Place, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (row === null || kind === 'all') return sql`1 = 1`
  if (kind === 'own') return sql`${userId} = ${row.ownerId}`
  return sql`exists (
    select 1 from "user_unitIds" as place join "organizationUnit" as near on near."id" = place."targetId"
    where place."rowId" = ${userId} and near."deletionTime" is null and near."id" in (${sql.join(kind === 'unit' ? [row.unitId] : above)}))`
}

/** The roles that let each of these users do it if they hold them. */
async function lettingRoles({ db }: Context, holdings: readonly Holding[], userIds: readonly number[]) {
  const letting = new Map<number, Set<number>>(userIds.map((id) => [id, new Set()]))
  if (userIds.length === 0) return letting
  for (const { roleIds, reaches } of holdings) {
    const found = await db
      .selectFrom('user')
      .select('user.id')
      .where('user.id', 'in', [...userIds])
      .where(reaches(sql.ref('user.id')))
      .execute()
    for (const { id } of found) for (const roleId of roleIds) letting.get(id)?.add(roleId)
  }
  return letting
}
