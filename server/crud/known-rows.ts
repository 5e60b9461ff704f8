import { permitOf, type Resource } from '../../contract/resource.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { rowsInReach } from './scope.ts'

interface Named {
  id: number
  /** The resource whose row names it. */
  by?: Resource | undefined
}

/**
 * True for a row that the caller may name where nothing named it before: its name comes with the row that names it, so it must be one that they may view (B-100d).
 * Rows with a data scope are looked up within it; of the others everybody may name themselves, and the units whose rows they reach.
 */
export function mayKnow(ctx: Context, r: Resource, { id, by }: Named): boolean {
  const { access, caller } = ctx
  if (r.scopeGroup !== null || access === undefined || access === 'anyone') return true
  if (caller.permits.has(permitOf(r, 'View'))) return true
  if (r === resourceNamed('user')) return id === caller.userId
  const reach = by && r === resourceNamed('organizationUnit') ? rowsInReach(ctx, by, 'View') : null
  return reach?.kind === 'some' && reach.unitIds.includes(id)
}
