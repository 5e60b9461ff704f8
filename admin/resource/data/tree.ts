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

/** The most rows with which a tree opens: the browser draws each of them at once. */
const MOST_OPEN = 300

/** The rows that are unfolded at first: all of a short tree, else the upper levels as far as no more than `most` rows are in sight. */
export function openAtFirst(branches: readonly Branch[], most = MOST_OPEN): number[] {
  const open: number[] = []
  let level = branches
  for (let inSight = level.length; level.length > 0; inSight += level.length) {
    const below: Branch[] = level.flatMap(({ children = [] }) => children)
    if (inSight + below.length > most) break
    // A row without children is unfolded too: so its first child is in sight.
    open.push(...level.map(({ id }) => id))
    level = below
  }
  return open
}
