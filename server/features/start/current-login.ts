import { releaseDate, version } from '../../config/version.ts'
import type { Context } from '../../http/context.ts'
import { rolesOf } from '../../http/roles.ts'
import { flattened, menuTree } from '../menus/tree.ts'
import { normalizedName } from '../users/role-names.ts'

/** The caller as ABP's own clients ask for it. */
export async function currentLogin(ctx: Context) {
  return { application: { version, releaseDate, features: {} }, user: await currentUser(ctx), tenant: null }
}

async function currentUser(ctx: Context) {
  const { userId, roleId, permits } = ctx.caller
  if (userId === null) return null
  const found = await ctx.db
    .selectFrom('user')
    .select(['id', 'name', 'surname', 'userName', 'emailAddress'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!found) return null
  const roleNames = (await rolesOf(ctx.db, userId, roleId)).map(normalizedName)
  const menus = flattened(await menuTree(ctx.db, { tag: 'web', permits, language: ctx.language }))
  return { ...found, roleNames, grantedRoles: roleNames, grantedMenus: menus.flatMap(({ name }) => name ?? []) }
}
