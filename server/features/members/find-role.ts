import { Problem } from '../../../contract/errors.ts'
import type { RoleNamed } from '../../../contract/features/members.ts'
import type { Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'

/** Reads the role that an input names by its id, or by its name in any case. Refuses when there is none outside the recycle bin. */
export async function findRole(ctx: Context, { id, roleId, roleName }: RoleNamed) {
  const wanted = id ?? roleId
  const roles = await ctx.db.selectFrom('role').select(['id', 'name', 'grantedPermissions']).where('deletionTime', 'is', null).execute()
  const role = roles.find((one) => (wanted === undefined ? one.name.toLowerCase() === roleName?.toLowerCase() : one.id === wanted))
  if (!role) throw new Problem('notFound', { values: { name: say(ctx.language, 'resources.role.name'), id: wanted ?? roleName } })
  return role
}
