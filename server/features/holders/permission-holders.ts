import { sql } from 'kysely'
import { forLongRead, type Context } from '../../http/context.ts'
import type { Db } from '../../db/engine.ts'
import { binnedUsers, heldRoles } from '../../http/roles.ts'
import { inLanguage } from '../../language/localized.ts'
import { findHolders } from '../users/holders.ts'
import { grantingRoles } from './granting-roles.ts'

interface Asked {
  permission: string
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
}

/** The roles that grant a permit, by its name in any case or by the permit for everything, with the number of their holders (B-58d). */
export async function rolesWithPermission(asked: Context, { permission }: Pick<Asked, 'permission'>) {
  const ctx = forLongRead(asked)
  const granting = await grantingRoles(ctx.db, permission)
  const counts = await holderCounts(
    ctx.db,
    granting.map(({ id }) => id),
  )
  const items = granting.map((role) => ({
    id: role.id,
    name: role.name,
    displayName: inLanguage(role, 'displayName', ctx.language) ?? role.name,
    isEverything: role.isEverything,
    userCount: counts.get(role.id) ?? 0,
  }))
  return { totalCount: items.length, items }
}

/** The users who hold a permit, with the roles and units that it comes from (B-58e). */
export async function usersWithPermission(asked: Context, { permission, ...page }: Asked) {
  const ctx = forLongRead(asked)
  const roleIds = (await grantingRoles(ctx.db, permission)).map(({ id }) => id)
  if (roleIds.length === 0) return { totalCount: 0, items: [] }
  const found = await findHolders(ctx, [{ roleIds, reaches: () => sql`1 = 1` }], { page })
  const granting = new Set(roleIds)
  return { ...found, items: found.items.map((person) => ({ ...person, ways: person.ways.filter(({ roleId }) => granting.has(roleId)) })) }
}

async function holderCounts(db: Db, roleIds: number[]): Promise<Map<number, number>> {
  if (roleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(heldRoles(db).as('held'))
    .select(({ fn }) => ['held.roleId', fn.countAll<number>().as('count')])
    .where('held.roleId', 'in', roleIds)
    .where('held.userId', 'not in', binnedUsers(db))
    .groupBy('held.roleId')
    .execute()
  return new Map(rows.map(({ roleId, count }) => [roleId, Number(count)]))
}
