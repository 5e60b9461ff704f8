/** Rows that name the one above them, as a tree in the rows' order; what is below a row that is not among them is not there either. */
export function treeOf<R extends { id: number; pid: number | null }, N>(rows: readonly R[], grow: (row: R, children: N[]) => N): N[] {
  const below = (pid: number | null): N[] => rows.filter((row) => row.pid === pid).map((row) => grow(row, below(row.id)))
  return below(null)
}
