/** A node of the sample tree; children are known by their ids, so that a move changes two lists. */
interface Branch {
  id: string
  parent: string | null
  children: readonly string[]
}

export type Branches = ReadonlyMap<string, Branch>

export const ROOT = 'root'
const WIDTHS = [10, 20, 49]

/** 10 branches of 20 boughs with 49 leaves each: 10,010 nodes. */
export function makeBranches(): Branches {
  const all = new Map<string, Branch>()
  const add = (id: string, parent: string | null, depth: number) => {
    const children = Array.from({ length: WIDTHS[depth] ?? 0 }, (_, at) => (id === ROOT ? String(at + 1) : `${id}-${at + 1}`))
    all.set(id, { id, parent, children })
    for (const child of children) add(child, id, depth + 1)
  }
  add(ROOT, null, 0)
  return all
}

/** The nodes from the one below the root down to this one. */
export function wayTo(branches: Branches, id: string): string[] {
  const { parent } = branches.get(id)!
  return parent === null ? [] : [...wayTo(branches, parent), id]
}

/** Returns the tree with a node at a place among the children of another, or null if it would stand below itself. */
export function moved(branches: Branches, id: string, to: { parent: string; at: number }): Branches | null {
  if (to.parent === id || wayTo(branches, to.parent).includes(id)) return null
  const next = new Map(branches)
  const from = next.get(id)!.parent!
  const left = next.get(from)!
  const before = left.children.indexOf(id)
  next.set(from, { ...left, children: left.children.filter((one) => one !== id) })
  const target = next.get(to.parent)!
  const at = from === to.parent && before < to.at ? to.at - 1 : to.at
  next.set(to.parent, { ...target, children: target.children.toSpliced(at, 0, id) })
  next.set(id, { ...next.get(id)!, parent: to.parent })
  return next
}

const isSame = (one: { parent: string; at: number }, branches: Branches, id: string) => {
  const { parent } = branches.get(id)!
  return one.parent === parent && branches.get(parent)!.children.indexOf(id) === one.at
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** The place to which a key moves a node: among its siblings, into the one above it, or out behind its parent; null if there is none. */
export function placeBy(branches: Branches, id: string, direction: Direction): { parent: string; at: number } | null {
  const parent = branches.get(id)!.parent!
  const siblings = branches.get(parent)!.children
  const at = siblings.indexOf(id)
  const place = {
    up: () => (at > 0 ? { parent, at: at - 1 } : null),
    down: () => (at < siblings.length - 1 ? { parent, at: at + 2 } : null),
    in: () => (at > 0 ? { parent: siblings[at - 1]!, at: branches.get(siblings[at - 1]!)!.children.length } : null),
    out: () => {
      const above = branches.get(parent)!.parent
      return above === null ? null : { parent: above, at: branches.get(above)!.children.indexOf(parent) + 1 }
    },
  }[direction]()
  return place && !isSame(place, branches, id) ? place : null
}
