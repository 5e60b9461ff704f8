import type { Db } from '../db/engine.ts'

/** Returns every permit of every role that a user holds, or of the one role `only`. */
export const grantedTo = async (db: Db, userId: number, only: number | null = null): Promise<string[]> =>
  grantsOf(await rolesOf(db, userId, only))

export const grantsOf = (roles: { grantedPermissions: string | null }[]) =>
  roles.flatMap(({ grantedPermissions }) => grantsIn(grantedPermissions))

/** Reads the permits that a role stores as JSON. */
export const grantsIn = (text: string | null): string[] => JSON.parse(text ?? '[]')

export const rolesOf = (db: Db, userId: number, only: number | null = null) =>
  db
    .selectFrom('user_roleIds as link')
    .innerJoin('role', 'role.id', 'link.targetId')
    .select(['role.id', 'role.name', 'role.displayName', 'role.displayNameEn', 'role.grantedPermissions'])
    .where('link.rowId', '=', userId)
    .where('role.deletionTime', 'is', null)
    .$if(only !== null, (roles) => roles.where('role.id', '=', only!))
    .orderBy('role.id')
    .execute()
