import { sql, type RawBuilder } from 'kysely'
import { scopeText, withinScopeNow } from '../../crud/scope.ts'
import type { Context } from '../../http/context.ts'
import type { Scope } from '../../http/scopes.ts'
import { reachOf, type Scoped, type ScopedPermit } from './scoped-permits.ts'

/** True when rows of these resources that are out of the caller's reach belong to one of these people. */
export async function ownHidden(ctx: Context, points: readonly ScopedPermit[], owners: RawBuilder<unknown>): Promise<boolean> {
  const asked = new Map<string, { r: Scoped; scope: Scope }>()
  for (const point of points) {
    const scope = reachOf(ctx, point)
    if (point.r && scope.kind === 'some') asked.set(`${point.r.name} ${scopeText(scope)}`, { r: point.r, scope })
  }
  for (const { r, scope } of asked.values()) if (await hasHidden(ctx, { r, scope, owners })) return true
  return false
}

interface Hidden {
  r: Scoped
  scope: Scope
  owners: RawBuilder<unknown>
}

async function hasHidden(ctx: Context, { r, scope, owners }: Hidden): Promise<boolean> {
  const isReached = withinScopeNow(ctx.database.engine, scope)
  const { rows } = await sql`
    select 1 from ${sql.table(r.name)} as row where row."ownerId" in ${owners} and (${isReached}) is not true limit 1`.execute(ctx.db)
  return rows.length > 0
}
