import type { Db } from '../db/engine.ts'
import { EVERYTHING } from './permits.ts'
import { grantsIn, heldRoles } from './roles.ts'

/** Returns true if an active user may do everything; the last such user cannot be disabled, deleted or demoted. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const users = await db
    .selectFrom('user')
    .innerJoin(heldRoles(db).as('held'), 'held.userId', 'user.id')
    .innerJoin('role', 'role.id', 'held.roleId')
    .select('role.grantedPermissions')
    .distinct()
    .where('user.isActive', '=', 1)
    .where('user.deletionTime', 'is', null)
    .execute()
  return users.some(({ grantedPermissions }) => grantsIn(grantedPermissions).includes(EVERYTHING))
}
