import { sql, type RawBuilder } from 'kysely'
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

/**
 * The users in the recycle bin, who are few: members and holders are counted by their links without these. Joining the users would read thousands of them.
 */
export const binnedUsers = (db: Readable) => db.selectFrom('user').select('user.id').where('user.deletionTime', 'is not', null)

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

/** Roles that are not in the recycle bin; their holders count where a condition on the user is met. */
export interface Holding {
  roleIds: readonly number[]
  /** The condition, on a column with the id of a user. */
  reaches: (userId: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** Selects the `userId` of the holders of these roles. Somebody who holds several, or one by several ways, comes several times: so a bound ends the work early. */
export const holdersOf = (holdings: readonly Holding[]): RawBuilder<{ userId: number }> =>
  sql`${sql.join(
    holdings.flatMap(({ roleIds, reaches }) => [
      sql`select given."rowId" as "userId" from "user_roleIds" as given
        where given."targetId" in (${sql.join([...roleIds])}) and ${reaches(sql.ref('given.rowId'))}`,
      sql`select member."rowId" as "userId" from ${unitsGiving(roleIds)} join "user_unitIds" as member on member."targetId" = unit."id"
        where unit."deletionTime" is null and ${reaches(sql.ref('member.rowId'))}`,
    ]),
    sql` union all `,
  )}`

/**
 * The condition that a user holds one of these roles and meets its condition. Written as values and not by `exists`, since PostgreSQL would read all holders of
 * the roles first, which a page of users does not need.
 */
export const holds = (holdings: readonly Holding[], userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${sql.join(
    holdings.map(
      ({ roleIds, reaches }) => sql`(coalesce(
        (select 1 from "user_roleIds" as given where given."rowId" = ${userId} and given."targetId" in (${sql.join([...roleIds])}) limit 1),
        (select 1 from ${unitsGiving(roleIds)} join "user_unitIds" as member on member."targetId" = unit."id"
          where member."rowId" = ${userId} and unit."deletionTime" is null limit 1)) is not null and ${reaches(userId)})`,
    ),
    sql` or `,
  )})`

const unitsGiving = (roleIds: readonly number[]) =>
  sql`"organizationUnit" as unit join "organizationUnit_roleIds" as given on given."rowId" = unit."id" and given."targetId" in (${sql.join([...roleIds])})`

interface StoredRole {
  id: number
  name: string
  displayName: string
  displayNameEn: string | null
  grantedPermissions: string | null
  dataScopes: string | null
  requiresSecondFactor: number
}

/**
 * Returns the roles that `heldRoles` gives a user, or the one role `only`. Every sign-in and every look at a user asks this, so it is written out: building the
 * query from its parts took longer than answering it.
 */
export async function rolesOf(db: Db, userId: number, only: number | null = null): Promise<StoredRole[]> {
  const { rows } = await sql<StoredRole>`
    select "id", "name", "displayName", "displayNameEn", "grantedPermissions", "dataScopes", "requiresSecondFactor" from "role"
    where "deletionTime" is null and "id" in (
      select "targetId" from "user_roleIds" where "rowId" = ${userId}
      union all
      select given."targetId" from "user_unitIds" as member
        join "organizationUnit" as unit on unit."id" = member."targetId" and unit."deletionTime" is null
        join "organizationUnit_roleIds" as given on given."rowId" = unit."id"
        where member."rowId" = ${userId})
    order by "id"`.execute(db)
  return only === null ? rows : rows.filter(({ id }) => id === only)
}
