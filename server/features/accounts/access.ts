import { sql } from 'kysely'
import { allPermits } from '../../../contract/api/registry.ts'
import { MOST_LEVELS } from '../../../contract/resource.ts'
import type { Store } from '../../crud/store.ts'
import type { Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { EVERYTHING } from '../../http/permits.ts'
import { grantsIn, rolesOf } from '../../http/roles.ts'
import { inLanguage } from '../../language/localized.ts'
import { mayViewUnits } from '../users/named.ts'
import { narrowedTo, ownOrPermitted } from '../users/own.ts'
import { waysOf } from '../users/ways.ts'

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

/** The units with the names from the top to each, or with their own alone (B-100d). A unit in the recycle bin is left out. */
async function placesOf(ctx: Context, { ids, isWhole }: { ids: number[]; isWhole: boolean }) {
  if (ids.length === 0) return []
  const rows = await aboveUnits(ctx.db, ids)
  const paths = Map.groupBy(rows, ({ start }) => start)
  return ids.flatMap((id) => {
    const above = paths.get(id)
    if (!above || above.some((unit) => unit.id === id && unit.deletionTime !== null)) return []
    return [{ id, path: above.slice(isWhole ? 0 : -1).map((unit) => inLanguage(unit, 'displayName', ctx.language) ?? '') }]
  })
}

interface Above {
  start: number
  id: number
  deletionTime: number | null
  displayName: string
  displayNameEn: string | null
}

/** The units and those above them, for each unit from the top down. */
async function aboveUnits(db: Db, ids: number[]): Promise<Above[]> {
  const { rows } = await sql<Above>`
    with recursive above as (
      select "id" as "start", "id", "parentId", "deletionTime", "displayName", "displayNameEn", 1 as "level"
      from "organizationUnit" where "id" in (${sql.join(ids)})
      union all
      select above."start", next."id", next."parentId", next."deletionTime", next."displayName", next."displayNameEn", above."level" + 1
      from "organizationUnit" as next join above on next."id" = above."parentId" where above."level" < ${MOST_LEVELS}
    ) select "start", "id", "deletionTime", "displayName", "displayNameEn" from above order by "level" desc`.execute(db)
  return rows
}
