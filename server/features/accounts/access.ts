import { allPermits } from '../../../contract/api/registry.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { EVERYTHING } from '../../http/permits.ts'
import { grantsIn, rolesOf } from '../../http/roles.ts'
import { mayViewUnits } from '../users/named.ts'
import { narrowedTo, ownOrPermitted } from '../users/own.ts'
import { waysOf } from '../users/ways.ts'
import { placesOf } from './unit-places.ts'

/** The roles that a user holds and how, their units, and what they may do by which role (B-59f). */
export async function accessOf(ctx: Context, users: Store, id: number) {
  ownOrPermitted(ctx, id)
  const row = await users.get(ctx, id)
  const only = narrowedTo(ctx, id)
  const isWhole = id === ctx.caller.userId || mayViewUnits(ctx)
  const [ways, roles, units] = await Promise.all([
    waysOf(ctx, [id]),
    rolesOf(ctx.db, id, only),
    placesOf(ctx, { ids: row['unitIds'] as number[], isWhole }),
  ])
  const held = new Set(roles.map((role) => role.id))
  return { roles: (ways.get(id) ?? []).filter(({ roleId }) => held.has(roleId)), units, permits: permitsBy(roles) }
}

/** Each permit with the roles that grant it. */
function permitsBy(roles: { id: number; grantedPermissions: string | null }[]) {
  const by = new Map<string, { name: string; roleIds: number[] }>()
  for (const { id, grantedPermissions } of roles) {
    const granted = grantsIn(grantedPermissions)
    const names = granted.includes(EVERYTHING) ? [EVERYTHING, ...allPermits()] : granted
    for (const name of new Set(names)) {
      const found = by.get(name.toLowerCase()) ?? { name, roleIds: [] }
      found.roleIds.push(id)
      by.set(name.toLowerCase(), found)
    }
  }
  return [...by.values()]
}
