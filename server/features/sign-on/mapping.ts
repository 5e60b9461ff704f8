import type { Mapping, SignOnSettings } from '../../config/sign-on.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import type { Store } from '../../crud/store.ts'
import { hasAdministrator } from '../../http/administrators.ts'
import type { Context } from '../../http/context.ts'
import { EVERYTHING } from '../../http/permits.ts'
import { grantsIn } from '../../http/roles.ts'
import { endLostRoles } from '../../http/end-sessions.ts'
import type { Identity } from './identity.ts'

/** Is told of each name of a role and each code of a unit in the settings that there is not. */
export type TellUnknown = (setting: 'OIDC_ROLES' | 'OIDC_UNITS', name: string) => void

interface MappingParts {
  users: Store
  settings: Pick<SignOnSettings, 'roles' | 'units'>
  tellUnknown: TellUnknown
}

/** The change of somebody's roles and units: `more` if any was given. */
type Mapped = 'nothing' | 'more' | 'less'

/** The roles, or the units, that the settings name, and those of them that a person's claim gives. */
interface Given {
  named: Set<number>
  wanted: Set<number>
}

/**
 * Gives and takes the roles and units that the settings name, as the claims of this sign-on say; all others stay. Says what that was. The caller
 * has taken the administrators' turn.
 */
export async function applyMapping(
  ctx: Context,
  userId: number,
  identity: Identity,
  { users, settings, tellUnknown }: MappingParts,
): Promise<Mapped> {
  const { roles, units } = settings
  if (!roles && !units) return 'nothing'
  const before = await users.get(ctx, userId)
  const held = { roleIds: before['roleIds'] as number[], unitIds: before['unitIds'] as number[] }
  const admin = await administrationOf(ctx, userId)
  const after = {
    roleIds: roles
      ? changed(held.roleIds, await givenBy(roles, identity.roles, await roleFinder(ctx, tellUnknown)), admin.roleIds)
      : held.roleIds,
    unitIds: units
      ? changed(held.unitIds, await givenBy(units, identity.units, await unitFinder(ctx, tellUnknown)), admin.unitIds)
      : held.unitIds,
  }
  if (isSame(held.roleIds, after.roleIds) && isSame(held.unitIds, after.unitIds)) return 'nothing'
  await users.update(ctx, { id: userId, version: before.version, ...after })
  await endLostRoles(ctx.db)
  const gives = (before: readonly number[], now: readonly number[]) => now.some((id) => !before.includes(id))
  return gives(held.roleIds, after.roleIds) || gives(held.unitIds, after.unitIds) ? 'more' : 'less'
}

type Find = (name: string) => number | null

async function givenBy({ pairs }: Mapping, values: ReadonlySet<string>, find: Find): Promise<Given> {
  const found = pairs.map(({ value, name }) => ({ value, id: find(name) }))
  const ids = (some: typeof found) => new Set(some.flatMap(({ id }) => id ?? []))
  return { named: ids(found), wanted: ids(found.filter(({ value }) => values.has(value))) }
}

/** `kept` are not taken. */
const changed = (held: readonly number[], { named, wanted }: Given, kept: ReadonlySet<number>) => [
  ...new Set([...held.filter((id) => !named.has(id) || kept.has(id)), ...wanted]),
]

const isSame = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((id) => other.includes(id))

/** A role is found by its name in any case. */
async function roleFinder({ db }: Context, tell: TellUnknown): Promise<Find> {
  const roles = await db.selectFrom('role').select(['id', 'name']).where('deletionTime', 'is', null).execute()
  const byName = new Map(roles.map(({ id, name }) => [lowerAscii(name), id]))
  return (name) => byName.get(lowerAscii(name)) ?? (tell('OIDC_ROLES', name), null)
}

/** A unit is found by the last number of its code, its id, which nobody can set and which stays when the unit is moved. */
async function unitFinder({ db }: Context, tell: TellUnknown): Promise<Find> {
  const units = await db.selectFrom('organizationUnit').select('id').where('deletionTime', 'is', null).execute()
  const ids = new Set(units.map(({ id }) => id))
  return (code) => {
    const id = Number(code.split('.').at(-1))
    if (ids.has(id)) return id
    tell('OIDC_UNITS', code)
    return null
  }
}

/** Returns what makes a user an administrator if they are the last one, so that it stays with them; nothing for everybody else. */
async function administrationOf({ db }: Context, userId: number) {
  const nothing = { roleIds: new Set<number>(), unitIds: new Set<number>() }
  if (await hasAdministrator(db, userId)) return nothing
  const roles = await db.selectFrom('role').select(['id', 'grantedPermissions']).execute()
  const roleIds = new Set(roles.filter((role) => grantsIn(role.grantedPermissions).includes(EVERYTHING)).map(({ id }) => id))
  const ofUnits = await db.selectFrom('organizationUnit_roleIds').select(['rowId', 'targetId']).execute()
  return { roleIds, unitIds: new Set(ofUnits.filter(({ targetId }) => roleIds.has(targetId)).map(({ rowId }) => rowId)) }
}
