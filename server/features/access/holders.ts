import { sql } from 'kysely'
import { dataScopes, type DataScope, type ScopeKind } from '../../../contract/data-scopes.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { heldRoles } from '../../http/roles.ts'
import { unitsAbove } from '../../http/units.ts'
import { grantingRoles } from '../holders/granting-roles.ts'
import { findPeople, type PeoplePage, type UserIds } from '../users/people.ts'
import type { Subject } from './subject.ts'

/** Returns a page of the active users who may do something, each with the ways of the roles that let them. */
export async function holdersOf(asked: Context, subject: Subject, page: PeoplePage) {
  const ctx = forLongRead(asked)
  const reaching = await rolesThatReach(ctx, subject)
  if (reaching.length === 0) return { totalCount: 0, items: [] }
  const above = subject.row?.unitId ? await unitsAbove(ctx.db, subject.row.unitId) : []
  const people = await findPeople(ctx, usersOf(ctx, reaching, { subject, above }), page)
  const letting = await lettingRoles(ctx, reaching, { subject, above, userIds: people.items.map(({ id }) => id) })
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

/** The active users who hold one of these roles and reach the row by it. */
function usersOf({ db }: Context, roles: readonly Granting[], place: Place): UserIds {
  const conditions = [...Map.groupBy(roles, ({ scope }) => scope.kind)].map(
    ([kind, alike]) => sql<boolean>`(held."roleId" in (${sql.join(alike.map(({ id }) => id))}) and ${reach(kind, place)})`,
  )
  return db
    .selectFrom(heldRoles(db).as('held'))
    .innerJoin('user as holder', 'holder.id', 'held.userId')
    .select('held.userId')
    .where('holder.isActive', '=', 1)
    .where(sql<boolean>`(${sql.join(conditions, sql` or `)})`)
}

/** The condition that the holder of a role with such a scope reaches the row: the rules of `scopesFor`, seen from the row. */
function reach(kind: ScopeKind, { subject: { row }, above }: Place) {
  if (row === null || kind === 'all' || kind === 'units') return sql`1 = 1`
  if (kind === 'own') return sql`held."userId" = ${row.ownerId}`
  return sql`exists (
    select 1 from "user_unitIds" as member join "organizationUnit" as unit on unit."id" = member."targetId"
    where member."rowId" = held."userId" and unit."deletionTime" is null and unit."id" in (${sql.join(kind === 'unit' ? [row.unitId] : above)}))`
}

/** The roles by which each of these users may do it. Roles with the same kind of scope are asked for at once. */
async function lettingRoles(ctx: Context, roles: readonly Granting[], { userIds, ...place }: Place & { userIds: readonly number[] }) {
  const letting = new Map<number, Set<number>>(userIds.map((id) => [id, new Set()]))
  if (userIds.length === 0) return letting
  for (const alike of Map.groupBy(roles, ({ scope }) => scope.kind).values()) {
    const found: { userId: number }[] = await usersOf(ctx, alike, place)
      .where('held.userId', 'in', [...userIds])
      .execute()
    for (const { userId } of found) for (const { id } of alike) letting.get(userId)?.add(id)
  }
  return letting
}
