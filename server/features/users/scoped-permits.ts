import { SCOPE_GROUPS, type ScopeGroup } from '../../../contract/data-scopes.ts'
import { actionsOf, permitOf, type Resource } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import { scopeUnder } from '../../http/scopes.ts'

export type Scoped = Resource & { scopeGroup: NonNullable<Resource['scopeGroup']> }

const isScoped = (r: Resource): r is Scoped => r.scopeGroup !== null

/** A permit under which the scope of a group counts. */
export interface ScopedPermit {
  permit: string
  group: ScopeGroup
  /** The resource whose rows it opens; null for files, which belong to no group: only all rows of every group open those of others. */
  r: Scoped | null
}

const OF_ROWS = allResources
  .filter(isScoped)
  .flatMap((r) => actionsOf(r).map((action) => ({ permit: permitOf(r, action), group: r.scopeGroup, r })))
const GROUPS = Object.keys(SCOPE_GROUPS) as ScopeGroup[]
const OF_FILES = ['Upload/View', 'Upload/Edit', 'Upload/Delete', 'Upload/DeleteUsed'].flatMap((permit) =>
  GROUPS.map((group) => ({ permit, group, r: null })),
)
/** Each of them. */
export const SCOPED: readonly ScopedPermit[] = [...OF_ROWS, ...OF_FILES]

/** The rows that the caller reaches under such a permit. */
export const reachOf = ({ caller }: Context, { permit, group }: ScopedPermit) => scopeUnder(caller.roles, permit, group)
