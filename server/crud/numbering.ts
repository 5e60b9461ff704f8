export interface Numbered {
  id: number
  sort: number
}

/** The most rows that one move gives another number. */
export const MOST_RENUMBERED = 500

/** So many rows behind the place give way before it is asked if fewer before it would. */
const FEW = 50

/**
 * Returns the new numbers that put a row between the rows before a place and the rows behind it: of the row itself, and of as few neighbours as possible.
 * Both lists begin with the row next to the place, and equal numbers stand in the order of ids. The rows behind give way first, so that numbers stay
 * positive where they were. Returns null when more rows than the most would have to give way on both sides.
 */
export function numbersFor(id: number, before: readonly Numbered[], behind: readonly Numbered[]): Numbered[] | null {
  const [above, below] = [before[0], behind[0]]
  const first = above ? Math.floor(above.sort) + 1 : below ? Math.min(below.sort, Math.max(1, Math.ceil(below.sort) - 1)) : 1
  const later = givingWay({ id, sort: first }, behind, 1)
  if (!below || (later && later.length <= FEW)) return later
  const sooner = givingWay({ id, sort: Math.ceil(below.sort) - 1 }, before, -1)
  return later && (!sooner || later.length <= sooner.length) ? later : sooner
}

/** Walks away from the place, and moves each number on until the next row stands in order. */
function givingWay(row: Numbered, others: readonly Numbered[], step: 1 | -1): Numbered[] | null {
  const changed = [row]
  for (const other of others) {
    const last = changed.at(-1)!
    if (step * compare(other, last) > 0) return changed
    if (changed.length > MOST_RENUMBERED) return null
    changed.push({ id: other.id, sort: Math.floor(last.sort) + step })
  }
  return changed
}

const compare = (a: Numbered, b: Numbered) => a.sort - b.sort || a.id - b.id
