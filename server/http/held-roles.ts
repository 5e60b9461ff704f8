import { dataScopes } from '../../contract/data-scopes.ts'
import type { Db } from '../db/engine.ts'
import { permitsOf, type Permits } from './permits.ts'
import { grantsIn, rolesOf } from './roles.ts'
import { type Member, scopesFor } from './declared-scopes.ts'
import type { HeldRole } from './scopes.ts'
import { unitsBelow } from './units.ts'

type StoredRole = Awaited<ReturnType<typeof rolesOf>>[number]

export interface Held {
  permits: Permits
  roles: HeldRole[]
}

/** Returns the roles that count for a user, or the one role `only`, with their permits and the rows that each opens. */
export const heldBy = async (db: Db, userId: number, only: number | null = null): Promise<Held> =>
  heldIn(db, userId, await rolesOf(db, userId, only))

/** Returns the same of roles that were read already. */
export async function heldIn(
  db: Db,
  userId: number,
  stored: readonly Pick<StoredRole, 'id' | 'grantedPermissions' | 'dataScopes'>[],
): Promise<Held> {
  const declared = stored.map(({ dataScopes: text }) => dataScopes.parse(JSON.parse(text ?? '{}')))
  const kinds = new Set(declared.flatMap((scopes) => Object.values(scopes).map(({ kind }) => kind)))
  const member = await memberOf(db, userId, { needsUnits: kinds.has('unit') || kinds.has('below'), needsBelow: kinds.has('below') })
  const roles = stored.map((role, at) => ({
    id: role.id,
    permits: permitsOf(grantsIn(role.grantedPermissions)),
    scopes: scopesFor(declared[at]!, member),
  }))
  return { permits: permitsOf(roles.flatMap(({ permits }) => permits.list)), roles }
}

/** Most roles ask for no unit, so a session usually reads none. */
async function memberOf(db: Db, userId: number, { needsUnits, needsBelow }: { needsUnits: boolean; needsBelow: boolean }): Promise<Member> {
  const unitIds = needsUnits ? await unitsOf(db, userId) : []
  return { userId, unitIds, unitsBelow: needsBelow ? await unitsBelow(db, unitIds) : [] }
}

/** Returns the units of a user outside the recycle bin, the first one first. */
export async function unitsOf(db: Pick<Db, 'selectFrom'>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_unitIds as member')
    .innerJoin('organizationUnit as unit', 'unit.id', 'member.targetId')
    .select('unit.id')
    .where('member.rowId', '=', userId)
    .where('unit.deletionTime', 'is', null)
    .orderBy('unit.id')
    .execute()
  return rows.map(({ id }) => id)
}
