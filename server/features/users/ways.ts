import { sql } from 'kysely'
import type { Way } from '../../../contract/features/ways.ts'
import type { Context } from '../../http/context.ts'
import type { Db } from '../../db/engine.ts'
import { givenRoles, unitRoles } from '../../http/roles.ts'
import { inLanguage } from '../../language/localized.ts'

/** The roles that users hold with the unit that each comes from: none for a role that is given to the user. What is in the recycle bin gives nothing. */
const heldWays = (db: Pick<Db, 'selectFrom'>) =>
  givenRoles(db)
    .select(sql<number | null>`cast(null as integer)`.as('unitId'))
    .unionAll(unitRoles(db).select(sql<number | null>`unit.id`.as('unitId')))

/** Reads the ways in which these users hold roles, by user; all users at once. */
export async function waysOf({ db, language }: Pick<Context, 'db' | 'language'>, userIds: readonly number[]): Promise<Map<number, Way[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(heldWays(db).as('held'))
    .innerJoin('role', 'role.id', 'held.roleId')
    .leftJoin('organizationUnit as unit', 'unit.id', 'held.unitId')
    .select([
      'held.userId',
      'held.roleId',
      'held.unitId',
      'role.name',
      'role.displayName',
      'role.displayNameEn',
      'unit.displayName as unitName',
      'unit.displayNameEn as unitNameEn',
    ])
    .where('held.userId', 'in', [...userIds])
    .orderBy('held.roleId')
    .execute()
  const ways = rows.map((row) => ({
    userId: row.userId,
    way: {
      roleId: row.roleId,
      roleName: inLanguage(row, 'displayName', language) ?? row.name,
      unitId: row.unitId,
      unitName: row.unitId === null ? null : inLanguage(row, 'unitName', language),
    },
  }))
  const byUser = Map.groupBy(ways, ({ userId }) => userId)
  return new Map([...byUser].map(([id, found]) => [id, found.map(({ way }) => way)]))
}
