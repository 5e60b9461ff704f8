import { members } from '../../../contract/features/members.ts'
import type { CreatedDays } from '../../../contract/schema.ts'
import { breather } from '../../crud/breathe.ts'
import type { Store } from '../../crud/store.ts'
import { inLanguage } from '../../language/localized.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { permitsOf } from '../../http/permits.ts'
import { grantsIn } from '../../http/roles.ts'
import { flattened, menuTree } from '../menus/tree.ts'
import { updateUser } from '../users/changes.ts'
import { takeAdministratorsTurn } from '../users/keep-administrators.ts'
import { withNames } from '../users/names.ts'
import { findRole } from './find-role.ts'

interface Stores {
  users: Store
  units: Store
}

/** Adds an id to those in a field of a user, or takes it out. */
interface Change {
  field: 'roleIds' | 'unitIds'
  id: number
  isMember: boolean
}

/** The calls that read and change the members of roles and of units. */
export function memberHandlers({ users, units }: Stores): Mounted[] {
  async function list(
    ctx: Context,
    filter: { roleIds: number } | { unitIds: number },
    asked: { skipCount: number; maxResultCount: number } & CreatedDays,
  ) {
    const { items, ...total } = await users.list(ctx, { ...asked, ...filter, sorting: [{ field: 'userName', descending: false }] })
    return { ...total, items: await withNames(ctx, items) }
  }

  /** A change of a user's row, so that every rule about users holds here too. Two changes at once wait for each other: the second keeps the first. */
  async function change(ctx: Context, userId: number, { field, id, isMember }: Change) {
    await takeAdministratorsTurn(ctx)
    const before = (await users.get(ctx, userId))[field] as number[]
    const others = before.filter((one) => one !== id)
    await updateUser(ctx, users, { id: userId, [field]: isMember ? [...others, id] : others })
    return null
  }

  return [
    handle(members.usersInRole, async ({ id, roleId, roleName, ...asked }, ctx) =>
      list(ctx, { roleIds: (await findRole(ctx, { id, roleId, roleName })).id }, asked),
    ),
    handle(members.menusInRole, async ({ menuTag, ...named }, ctx) => {
      const permits = permitsOf(grantsIn((await findRole(ctx, named)).grantedPermissions))
      const items = flattened(await menuTree(ctx.db, { tag: menuTag, permits, language: ctx.language }))
      return { totalCount: items.length, items }
    }),
    handle(members.grantedPermissions, async (named, ctx) => namesOf(ctx, grantsIn((await findRole(ctx, named)).grantedPermissions))),
    handle(members.addUserToRole, async ({ userId, ...named }, ctx) =>
      change(ctx, userId, { field: 'roleIds', id: (await findRole(ctx, named)).id, isMember: true }),
    ),
    handle(members.addUsersToRole, async ({ userIds, ...named }, ctx) => {
      const { id } = await findRole(ctx, named)
      await eachInTurn(ctx, userIds, (userId) => change(ctx, userId, { field: 'roleIds', id, isMember: true }))
      return null
    }),
    handle(members.removeUserFromRole, async ({ userId, ...named }, ctx) =>
      change(ctx, userId, { field: 'roleIds', id: (await findRole(ctx, named)).id, isMember: false }),
    ),
    handle(members.usersInUnit, async ({ id, ...asked }, ctx) => {
      await units.get(ctx, id)
      return list(ctx, { unitIds: id }, asked)
    }),
    handle(members.addUsersToUnit, async ({ organizationUnitId: id, userIds }, ctx) => {
      await units.get(ctx, id)
      await eachInTurn(ctx, userIds, (userId) => change(ctx, userId, { field: 'unitIds', id, isMember: true }))
      return null
    }),
    handle(members.removeUserFromUnit, async ({ organizationUnitId: id, userId }, ctx) => {
      await units.get(ctx, id)
      return change(ctx, userId, { field: 'unitIds', id, isMember: false })
    }),
  ]
}

/** Other requests are answered between two of them. */
async function eachInTurn(ctx: Context, ids: readonly number[], work: (id: number) => Promise<unknown>) {
  const breathe = breather(ctx.origin)
  for (const id of ids) {
    await work(id)
    await breathe()
  }
}

/** The permits with their names for people. A permit that no part of the program has any more is its own name. */
async function namesOf(ctx: Context, permits: readonly string[]) {
  const points = await ctx.db
    .selectFrom('function')
    .select(['name', 'displayName', 'displayNameEn'])
    .where('deletionTime', 'is', null)
    .execute()
  const known = new Map(points.map((point) => [point.name, inLanguage(point, 'displayName', ctx.language)]))
  const items = permits.map((name) => ({ name, displayName: known.get(name) ?? name }))
  return { totalCount: items.length, items }
}
