import { SCOPE_GROUPS, type ScopeGroup } from '../../../contract/data-scopes.ts'
import type { Context } from '../../http/context.ts'
import { scopeUnder } from '../../http/scopes.ts'

const GROUPS = Object.keys(SCOPE_GROUPS) as ScopeGroup[]

/**
 * The user whose uploads a call reaches; null for those of everybody. A file belongs to no group of data: it may be the picture of a draft that the
 * caller must not see. So only those whose roles reach all rows of every group reach the files of others.
 */
export function ownerInReach(
  { caller }: Pick<Context, 'caller'>,
  permit: 'Upload/View' | 'Upload/Edit' | 'Upload/Delete' | 'Upload/DeleteUsed',
): number | null {
  const reachesAll = GROUPS.every((group) => scopeUnder(caller.roles, permit, group).kind === 'all')
  return reachesAll ? null : caller.userId
}
