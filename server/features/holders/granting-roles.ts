import type { Db } from '../../db/engine.ts'
import { EVERYTHING, permitsOf } from '../../http/permits.ts'
import { grantsIn } from '../../http/roles.ts'

/** Returns the roles that grant a permit: by its name in any case, or by the permit for everything. */
export async function grantingRoles(db: Db, permission: string) {
  const rows = await db
    .selectFrom('role')
    .select(['id', 'name', 'displayName', 'displayNameEn', 'grantedPermissions', 'dataScopes'])
    .where('deletionTime', 'is', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ grantedPermissions, ...role }) => {
    const granted = permitsOf(grantsIn(grantedPermissions))
    return granted.has(permission) ? [{ ...role, isEverything: granted.has(EVERYTHING) }] : []
  })
}
