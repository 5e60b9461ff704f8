import { sql } from 'kysely'
import { dataScopes } from '../../../contract/data-scopes.ts'
import { countHeld, mayEditAll, type Holders } from '../../crud/held-rows.ts'
import type { Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { givenRoles, heldRoles } from '../../http/roles.ts'
import { unitsAbove, unitsBelow } from '../../http/units.ts'
import { inLanguage } from '../../language/localized.ts'
import { namedUnits } from '../users/named.ts'
import { placesFor } from './move-rows.ts'

/** Says what deleting these units would change for members, roles, scopes and rows; it changes nothing (B-60g). */
export async function previewDelete(ctx: Context, ids: readonly number[]) {
  const below = await liveBelow(ctx.db, ids)
  const places = await placesFor(ctx, ids)
  const targets = [...new Set(places.map(({ to }) => to))]
  const [target = null] = targets.length === 1 ? targets : []
  const { roles, losing } = await lostRoles(ctx, ids)
  return {
    members: await membersOf(ctx.db, ids),
    rows: await rowsOf(ctx, ids),
    below: below.filter((id) => !ids.includes(id)).length,
    lostRoles: roles,
    losing,
    scopes: shownRoles(ctx, await rolesNaming(ctx.db, ids)),
    rowsTo: target === null ? null : ((await namedUnits(ctx, [target]))[0] ?? null),
    needsUnit: targets.includes(null),
  }
}

/** Says what another parent would change: a unit keeps its members, roles and rows, and is reached from above by others (B-60g). */
export async function previewMove(ctx: Context, { id, parentId }: { id: number; parentId: number | null }) {
  const { db } = ctx
  const moved = await liveBelow(db, [id])
  const before = (await unitsAbove(db, [id])).filter((one) => one !== id)
  const after = parentId === null ? [] : await unitsAbove(db, [parentId])
  const only = (some: readonly number[], others: readonly number[]) => some.filter((one) => !others.includes(one))
  return {
    members: await membersOf(db, moved),
    rows: await rowsOf(ctx, moved),
    below: moved.length - 1,
    losing: await lookingDown(db, only(before, after)),
    gaining: await lookingDown(db, only(after, before)),
  }
}

/** These units and those below them, outside the recycle bin. */
async function liveBelow(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('organizationUnit')
    .select('id')
    .where('id', 'in', await unitsBelow(db, ids))
    .where('deletionTime', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

async function membersOf(db: Db, ids: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('user_unitIds as member')
    .innerJoin('user', 'user.id', 'member.rowId')
    .select(({ fn }) => fn.count<number>('member.rowId').distinct().as('count'))
    .where('member.targetId', 'in', [...ids])
    .where('user.deletionTime', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function rowsOf(ctx: Context, ids: readonly number[]) {
  const holders: Holders = { field: 'unitId', ids }
  const held = await countHeld(ctx, holders)
  return Promise.all(held.map(async ({ r, ...counts }) => ({ resource: r.name, ...counts, mayGive: await mayEditAll(ctx, r, holders) })))
}

/** The roles that members of these units hold in no other way, and the number of the members who lose one. */
async function lostRoles(ctx: Context, ids: readonly number[]) {
  const { db } = ctx
  const going = sql.join([...ids])
  const lost = sql`
    select member."rowId" as "userId", given."targetId" as "roleId" from "user_unitIds" as member
    join "organizationUnit_roleIds" as given on given."rowId" = member."targetId"
    join "user" on "user"."id" = member."rowId" and "user"."deletionTime" is null
    join "role" on "role"."id" = given."targetId" and "role"."deletionTime" is null
    where member."targetId" in (${going})
      and not exists (select 1 from (${givenRoles(db)}) as own where own."userId" = member."rowId" and own."roleId" = given."targetId")
      and not exists (
        select 1 from "user_unitIds" as other
        join "organizationUnit" as unit on unit."id" = other."targetId" and unit."deletionTime" is null
        join "organizationUnit_roleIds" as same on same."rowId" = other."targetId"
        where other."rowId" = member."rowId" and same."targetId" = given."targetId" and other."targetId" not in (${going}))`
  const { rows } = await sql<{ id: number }>`select distinct "roleId" as "id" from (${lost}) as lost order by 1`.execute(db)
  const counted = await sql<{ count: number }>`select count(distinct "userId") as "count" from (${lost}) as lost`.execute(db)
  const roles = await rolesWith(
    db,
    rows.map(({ id }) => id),
  )
  return { roles: shownRoles(ctx, roles), losing: Number(counted.rows[0]!.count) }
}

interface NamedRole {
  name: string
  displayName: string
  displayNameEn: string | null
}

const rolesWith = async (db: Db, ids: readonly number[]): Promise<NamedRole[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('role')
        .select(['name', 'displayName', 'displayNameEn'])
        .where('id', 'in', [...ids])
        .execute()

const MOST_NAMED = 10

/** Roles are named to those who may view them, and counted for the others. */
const shownRoles = (ctx: Context, roles: readonly NamedRole[]) => ({
  count: roles.length,
  names: ctx.caller.permits.has('Role/View')
    ? roles.slice(0, MOST_NAMED).map((role) => inLanguage({ ...role }, 'displayName', ctx.language) ?? role.name)
    : [],
})

/** The roles with a data scope. There are hundreds at most, and their scopes are JSON. */
async function scopedRoles(db: Db) {
  const rows = await db
    .selectFrom('role')
    .select(['id', 'name', 'displayName', 'displayNameEn', 'dataScopes'])
    .where('deletionTime', 'is', null)
    .where('dataScopes', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ dataScopes: text, ...role }) => ({ ...role, scopes: Object.values(dataScopes.parse(JSON.parse(text ?? '{}'))) }))
}

const rolesNaming = async (db: Db, ids: readonly number[]) =>
  (await scopedRoles(db)).filter(({ scopes }) =>
    scopes.some(({ kind, unitIds = [] }) => kind === 'units' && unitIds.some((id) => ids.includes(id))),
  )

/** The number of members of these units who reach the rows of units below theirs. */
async function lookingDown(db: Db, unitIds: readonly number[]): Promise<number> {
  const roleIds = (await scopedRoles(db)).filter(({ scopes }) => scopes.some(({ kind }) => kind === 'below')).map(({ id }) => id)
  if (unitIds.length === 0 || roleIds.length === 0) return 0
  const { count } = await db
    .selectFrom(heldRoles(db).as('held'))
    .innerJoin('user', 'user.id', 'held.userId')
    .innerJoin('user_unitIds as member', 'member.rowId', 'held.userId')
    .innerJoin('organizationUnit as unit', 'unit.id', 'member.targetId')
    .select(({ fn }) => fn.count<number>('held.userId').distinct().as('count'))
    .where('held.roleId', 'in', roleIds)
    .where('unit.id', 'in', [...unitIds])
    .where('unit.deletionTime', 'is', null)
    .where('user.deletionTime', 'is', null)
    .where('user.isActive', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}
