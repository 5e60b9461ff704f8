import type { Resource } from '../../contract/resource.ts'

export const treeField = (r: Resource) => Object.entries(r.fields).find(([, field]) => field.kind === 'treeParent')?.[0] ?? null

/** Returns the id of the parent that the values name. */
export function parentIn(values: Record<string, unknown>, tree: string | null): number | null {
  const parentId = tree === null ? null : values[tree]
  return typeof parentId === 'number' ? parentId : null
}
