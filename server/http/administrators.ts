import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'
import { EVERYTHING } from './permits.ts'
import { grantsIn, heldRoles } from './roles.ts'

/** Returns true if an active user, other than `but`, may do everything; the last such user cannot be disabled, deleted or demoted. */
export async function hasAdministrator(db: Db, but: number | null = null): Promise<boolean> {
  const roles = await db.selectFrom('role').select(['id', 'grantedPermissions']).where('deletionTime', 'is', null).execute()
  const ids = roles.filter(({ grantedPermissions }) => grantsIn(grantedPermissions).includes(EVERYTHING)).map(({ id }) => id)
  if (ids.length === 0) return false
  const user = await db
    .selectFrom(heldRoles(db).as('held'))
    .innerJoin('user', 'user.id', 'held.userId')
    .select('user.id')
    .where('held.roleId', 'in', ids)
    // With a plus sign: SQLite keeps no statistics, and would begin with all who are active, since there is an index of them.
    .where(sql<boolean>`+"user"."isActive" = 1`)
    .where('user.deletionTime', 'is', null)
    .$if(but !== null, (users) => users.where('user.id', '!=', but!))
    .limit(1)
    .executeTakeFirst()
  return user !== undefined
}
