import type { Db } from '../db/engine.ts'

/** Returns every permit of every role that a user holds, or of the one role `only`. */
export const grantedTo = async (db: Db, userId: number, only: number | null = null): Promise<string[]> =>
  grantsOf(await rolesOf(db, userId, only))

export const grantsOf = (roles: { grantedPermissions: string | null }[]) =>
  roles.flatMap(({ grantedPermissions }) => grantsIn(grantedPermissions))

/** Reads the permits that a role stores as JSON. */
export const grantsIn = (text: string | null): string[] => JSON.parse(text ?? '[]')

/** The pairs of users and roles: a user holds the roles given to them and those of their units, each once. What is in the recycle bin gives nothing. */
export const heldRoles = (db: Readable) => givenRoles(db).union(unitRoles(db))

type Readable = Pick<Db, 'selectFrom'>

/** The roles that are given to users themselves. */
export const givenRoles = (db: Readable) =>
  db
    .selectFrom('user_roleIds as given')
    .innerJoin('role', 'role.id', 'given.targetId')
    .select(['given.rowId as userId', 'role.id as roleId'])
    .where('role.deletionTime', 'is', null)

/** The roles that users hold by a unit. */
export const unitRoles = (db: Readable) =>
  db
    .selectFrom('user_unitIds as member')
    .innerJoin('organizationUnit as unit', 'unit.id', 'member.targetId')
    .innerJoin('organizationUnit_roleIds as given', 'given.rowId', 'unit.id')
    .innerJoin('role', 'role.id', 'given.targetId')
    .select(['member.rowId as userId', 'role.id as roleId'])
    .where('unit.deletionTime', 'is', null)
    .where('role.deletionTime', 'is', null)

/** The users who hold one of these roles, which are not in the recycle bin; each once. It costs half of asking `heldRoles`. */
export const holdersOfRoles = (db: Readable, roleIds: readonly number[]) =>
  db
    .selectFrom('user_roleIds as given')
    .select('given.rowId as userId')
    .where('given.targetId', 'in', roleIds)
    .union(
      db
        .selectFrom('user_unitIds as member')
        .innerJoin('organizationUnit as unit', 'unit.id', 'member.targetId')
        .innerJoin('organizationUnit_roleIds as given', 'given.rowId', 'unit.id')
        .select('member.rowId as userId')
        .where('unit.deletionTime', 'is', null)
        .where('given.targetId', 'in', roleIds),
    )

export const rolesOf = (db: Db, userId: number, only: number | null = null) =>
  db
    .selectFrom(heldRoles(db).as('held'))
    .innerJoin('role', 'role.id', 'held.roleId')
    .select([
      'role.id',
      'role.name',
      'role.displayName',
      'role.displayNameEn',
      'role.grantedPermissions',
      'role.dataScopes',
      'role.requiresSecondFactor',
    ])
    .where('held.userId', '=', userId)
    .$if(only !== null, (roles) => roles.where('role.id', '=', only!))
    .orderBy('role.id')
    .execute()
