import type { Db } from '../db/engine.ts'
import { EVERYTHING } from './permits.ts'
import { grantsIn } from './roles.ts'

/** Returns true if an active user may do everything; the last such user cannot be disabled, deleted or demoted. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const users = await db
    .selectFrom('user')
    .innerJoin('user_roleIds as link', 'link.rowId', 'user.id')
    .innerJoin('role', 'role.id', 'link.targetId')
    .select('role.grantedPermissions')
    .where('user.isActive', '=', 1)
    .where('user.deletionTime', 'is', null)
    .where('role.deletionTime', 'is', null)
    .execute()
  return users.some(({ grantedPermissions }) => grantsIn(grantedPermissions).includes(EVERYTHING))
}
