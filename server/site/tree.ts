import { MOST_LEVELS } from '../../contract/resource.ts'

/**
 * Builds a tree from rows that name their parent, in the rows' order. A row is left out if its parent is missing, if it is part of a loop, or if it
 * is too deep: old data may hold such rows, and no page may break because of them.
 */
export function treeOf<R extends { id: number; pid: number | null }, N>(rows: readonly R[], grow: (row: R, children: N[]) => N): N[] {
  const byParent = Map.groupBy(rows, ({ pid }) => pid)
  const below = (pid: number | null, level: number): N[] =>
    level > MOST_LEVELS ? [] : (byParent.get(pid) ?? []).map((row) => grow(row, below(row.id, level + 1)))
  return below(null, 1)
}
