import { parentField, type Branch } from './tree.ts'
import type { Resource } from '../../../contract/resource.ts'

/** A row as it stands in an unfolded list: how deep, and below which row. */
export interface Spot {
  id: number
  depth: number
  parentId: number | null
}

/** The place of a row among its siblings. */
export interface Place {
  depth: number
  parentId: number | null
  /** The siblings on both sides; null at an end of the list. */
  afterId: number | null
  beforeId: number | null
  /** Counted from 1, among so many. */
  at: number
  total: number
}

/** The place over which a row is held: the number of rows above it, and its depth. */
export interface Held {
  gap: number
  depth: number
  /** The row is held over one of the rows below it, where it cannot go; the place is then its own. */
  isOwn?: boolean
}

export const spotsOf = (branches: readonly Branch[], parentId: number | null = null, depth = 0): Spot[] =>
  branches.flatMap(({ id, children = [] }) => [{ id, depth, parentId }, ...spotsOf(children, id, depth + 1)])

/** The rows among which a row moves: all but itself and the rows below it, which move along. */
export function othersOf(spots: readonly Spot[], id: number): Spot[] {
  const at = spots.findIndex((spot) => spot.id === id)
  const end = spots.findIndex((spot, index) => index > at && spot.depth <= spots[at]!.depth)
  return spots.toSpliced(at, (end === -1 ? spots.length : end) - at)
}

/** The rows below a row, at any depth. */
export function branchOf(spots: readonly Spot[], id: number): readonly Spot[] {
  const others = new Set(othersOf(spots, id))
  return spots.filter((spot) => spot.id !== id && !others.has(spot))
}

/** Returns the place of a row before it moves. */
export function heldAt(spots: readonly Spot[], id: number): Held {
  const gap = spots.findIndex((spot) => spot.id === id)
  return { gap, depth: spots[gap]?.depth ?? 0 }
}

/** The place between the rows around a gap that is nearest to the wished depth. Rows of a list that is no tree all have the same depth. */
export function placeAt(others: readonly Spot[], { gap, depth }: Held, isTree: boolean): Place {
  const above = others.slice(0, gap)
  const most = isTree && above.length > 0 ? above.at(-1)!.depth + 1 : 0
  const level = Math.max(others[gap]?.depth ?? 0, Math.min(depth, most))
  const before = above.findLast((spot) => spot.depth <= level)
  const parentId = (before?.depth === level ? before.parentId : before?.id) ?? null
  const siblings = others.filter((spot) => spot.parentId === parentId)
  const afterId = before?.depth === level ? before.id : null
  const at = afterId === null ? 0 : siblings.findIndex(({ id }) => id === afterId) + 1
  return { depth: level, parentId, afterId, beforeId: siblings[at]?.id ?? null, at: at + 1, total: siblings.length + 1 }
}

export const placeOf = (spots: readonly Spot[], id: number, isTree: boolean): Place =>
  placeAt(othersOf(spots, id), heldAt(spots, id), isTree)

/** The input of Move for a place. The first row of a page is not the first of its list, so the row after it decides. */
export function moveInput(resource: Resource, id: number, { parentId, afterId, beforeId }: Place) {
  const isTree = parentField(resource.fields) !== undefined
  return { id, ...(isTree && { parentId }), ...(afterId === null && beforeId !== null ? { beforeId } : { afterId }) }
}

/** The rows after a move. */
export function relocated(branches: readonly Branch[], id: number, place: Place): Branch[] {
  const [rest, moved] = taken(branches, id)
  return moved ? put(rest, moved, place) : rest
}

function taken(branches: readonly Branch[], id: number): [rest: Branch[], moved: Branch | null] {
  let moved: Branch | null = null
  const rest = branches.flatMap((branch): Branch[] => {
    if (branch.id === id) {
      moved = branch
      return []
    }
    if (!branch.children) return [branch]
    const [children, found] = taken(branch.children, id)
    if (!found) return [branch]
    moved = found
    return [withChildren(branch, children)]
  })
  return [rest, moved]
}

function put(branches: readonly Branch[], moved: Branch, place: Place): Branch[] {
  if (place.parentId === null) return branches.toSpliced(branches.findIndex(({ id }) => id === place.afterId) + 1, 0, moved)
  return branches.map((branch) => {
    const { children = [] } = branch
    if (branch.id !== place.parentId) return withChildren(branch, put(children, moved, place))
    return withChildren(branch, put(children, moved, { ...place, parentId: null }))
  })
}

/** A row without rows below it has no list of them, so that the table offers nothing to unfold. */
function withChildren({ children: _, ...branch }: Branch, children: Branch[]): Branch {
  return children.length > 0 ? { ...branch, children } : branch
}
