import { MOST_LEVELS } from '../../../contract/resource.ts'

/**
 * Rows that name the one above them, as a tree in the rows' order; a row below one that is not among them is not there either, nor one that hangs
 * in a loop, nor one deeper than a tree may grow: old data may hold such rows, and no page may break of them.
 */
export function treeOf<R extends { id: number; pid: number | null }, N>(rows: readonly R[], grow: (row: R, children: N[]) => N): N[] {
  const byParent = Map.groupBy(rows, ({ pid }) => pid)
  const below = (pid: number | null, level: number): N[] =>
    level > MOST_LEVELS ? [] : (byParent.get(pid) ?? []).map((row) => grow(row, below(row.id, level + 1)))
  return below(null, 1)
}
