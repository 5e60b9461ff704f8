/** A unit of the company in the chart. */
export interface Unit {
  id: number
  parentId: number | null
  name: string
}

/** A box of the chart, with the middle of its upper edge in px. */
export interface Box {
  unit: Unit
  x: number
  y: number
  children: readonly Box[]
}

export const WIDTH = 132
export const HEIGHT = 44
const ACROSS = WIDTH + 16
const DOWN = HEIGHT + 40

export interface Chart {
  boxes: readonly Box[]
  width: number
  height: number
}

/** Lays a tree out from the top down: each box above the middle of those below it. */
export function layOut(units: readonly Unit[], closed: ReadonlySet<number>): Chart {
  const below = Map.groupBy(units, ({ parentId }) => parentId)
  let places = 0
  let deepest = 0
  const boxOf = (unit: Unit, depth: number): Box => {
    deepest = Math.max(deepest, depth)
    const children = closed.has(unit.id) ? [] : (below.get(unit.id) ?? []).map((child) => boxOf(child, depth + 1))
    const [first, last] = [children[0], children.at(-1)]
    const x = first && last ? (first.x + last.x) / 2 : places++ * ACROSS + ACROSS / 2
    return { unit, x, y: depth * DOWN + 8, children }
  }
  const flat = (box: Box): Box[] => [box, ...box.children.flatMap(flat)]
  const boxes = (below.get(null) ?? []).map((root) => boxOf(root, 0)).flatMap(flat)
  return { boxes, width: Math.max(1, places) * ACROSS, height: deepest * DOWN + HEIGHT + 16 }
}
