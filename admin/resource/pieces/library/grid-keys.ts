/** The place to which a key leads from a tile of the grid; null for other keys and where the grid ends. */
export function placeAfter(key: string, at: number, { count, columns }: { count: number; columns: number }): number | null {
  const step = STEPS[key]
  if (!step) return null
  const to = step(at, count, columns)
  return to >= 0 && to < count && to !== at ? to : null
}

/** The number of rows that PageUp and PageDown pass. */
const ROWS = 3

const STEPS: Readonly<Record<string, (at: number, count: number, columns: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, count, columns) => (at + columns < count || isLastRow(at, count, columns) ? at + columns : count - 1),
  ArrowUp: (at, _, columns) => at - columns,
  PageDown: (at, count, columns) => Math.min(count - 1, at + ROWS * columns),
  PageUp: (at, _, columns) => Math.max(0, at - ROWS * columns),
  Home: () => 0,
  End: (_, count) => count - 1,
}

const isLastRow = (at: number, count: number, columns: number) => Math.floor(at / columns) === Math.floor((count - 1) / columns)

interface Named {
  id: string
}

/** The choice with one more, or without it if it was there. */
export const toggled = <F extends Named>(chosen: readonly F[], one: F): F[] =>
  chosen.some(({ id }) => id === one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one]

/** The choice with all from one place to another, both included. */
export function withRange<F extends Named>(chosen: readonly F[], files: readonly F[], [from, to]: readonly [number, number]): F[] {
  const ranged = files.slice(Math.min(from, to), Math.max(from, to) + 1)
  return [...chosen, ...ranged.filter(({ id }) => chosen.every((one) => one.id !== id))]
}
