import type { Item } from './item.ts'

export type Branch = Item & { children?: Branch[] }

/** The field that makes a resource a tree. */
export const parentField = (fields: Record<string, { kind: string }>): string | undefined =>
  Object.entries(fields).find(([, field]) => field.kind === 'treeParent')?.[0]

/**
 * Returns the rows in the order given, each below its parent. A row whose parent is missing stands at the top. So does a row of a loop, which old
 * data may hold: there an editor can see it and move it out.
 */
export function treeOf(items: readonly Item[], parent: string): Branch[] {
  const ids = new Set(items.map(({ id }) => id))
  const below = Map.groupBy(items, (item) => (ids.has(item[parent] as number) ? (item[parent] as number) : null))
  const placed = new Set<Item>()
  const branches = (some: readonly Item[]): Branch[] => some.flatMap((item) => (placed.has(item) ? [] : [branch(item)]))
  const branch = (item: Item): Branch => {
    placed.add(item)
    const children = branches(below.get(item.id) ?? [])
    return children.length > 0 ? { ...item, children } : item
  }
  const tops = branches(below.get(null) ?? [])
  return [...tops, ...branches(items)]
}

/** The tree without one row and its descendants: the places where that row may move. */
export const without = (branches: readonly Branch[], id: number | undefined): Branch[] =>
  branches
    .filter((branch) => branch.id !== id)
    .map((branch) => (branch.children ? { ...branch, children: without(branch.children, id) } : branch))
