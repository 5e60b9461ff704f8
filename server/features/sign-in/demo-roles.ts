import type { Db } from '../../db/engine.ts'
import { seededRoles } from '../functions/seeded-roles.ts'
import type { Known } from '../../http/sessions.ts'
import { heldIn } from '../../http/held-roles.ts'

// T-09: in demo mode the token `<role>-token` alone opens the back office in that role.

const TOKEN = /^([\w-]+)-token$/

/**
 * Returns the demo's own user of the seeded role that the token names. The password of that user is published, so the token opens nothing that was
 * closed. A site without the demo's accounts has no such user, in demo mode or not.
 */
export async function demoCaller(db: Db, token: string): Promise<Known | null> {
  const name = TOKEN.exec(token)?.[1]
  const found = name && (await demoRoles(db)).find((role) => role.name === name)
  if (!found) return null
  const { userId, userName, roleId } = found
  return {
    expiry: Number.POSITIVE_INFINITY,
    isDemoAccount: true,
    lastUse: null,
    caller: { userId, userName, sessionId: null, roleId, ...(await heldIn(db, userId, [{ ...found, id: roleId }])) },
  }
}

/** The seeded roles that the demo's accounts hold, each once. */
export async function demoRoles(db: Db) {
  const rows = await db
    .selectFrom('user_roleIds as link')
    .innerJoin('user', 'user.id', 'link.rowId')
    .innerJoin('role', 'role.id', 'link.targetId')
    .select([
      'user.id as userId',
      'user.userName',
      'role.id as roleId',
      'role.name',
      'role.displayName',
      'role.displayNameEn',
      'role.grantedPermissions',
      'role.dataScopes',
    ])
    .where('user.hasDemoPassword', '=', 1)
    .where('user.isActive', '=', 1)
    .where('user.deletionTime', 'is', null)
    .where('role.deletionTime', 'is', null)
    // In demo mode nobody can set up a second factor.
    .where('role.requiresSecondFactor', '=', 0)
    .where(
      'role.name',
      'in',
      seededRoles().map(({ name }) => name),
    )
    .orderBy('role.id')
    .orderBy('user.id')
    .execute()
  return rows.filter((row, at) => rows.findIndex(({ roleId }) => roleId === row.roleId) === at)
}
