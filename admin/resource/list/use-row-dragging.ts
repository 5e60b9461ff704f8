import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import type { RowDragging, RowListener } from '../../browser/row-dragging.ts'
import { useWhenReached } from '../../browser/use-when-reached.ts'
import { branchOf, heldAt, othersOf, type Held, type Place } from '../data/places.ts'
import type { Moves } from './moves.ts'

/** The line that shows where a row would go, in px within the element around the table. */
export interface Line {
  top: number
  left: number
  /** Between tiles the line stands upright. */
  height?: number
}

/** A level of a tree in the table, and how far the pointer is pulled across for one level, in px. */
const INDENT = 15
const PULL = 28
/** Half the space between two tiles, in px. */
const GAP = 8

interface RowDraggingProps {
  order: Moves
  frame: RefObject<HTMLElement | null>
  over: (grip: { id: number; held: Held }) => void
  drop: (grip: { id: number; held: Held }) => void
  cancel: () => void
}

/** Lets the rows of a table be dragged by their handles. The code for it is fetched when the pointer or the focus first reaches the table. */
export function useRowDragging({ frame, ...props }: RowDraggingProps): void {
  const latest = useLatest(props)
  const dragging = useWhenReached(frame, load, { isForFingers: true })

  async function load(): Promise<() => RowDragging> {
    const { createRowDragging } = await import('../../browser/row-dragging.ts')
    return () => createRowDragging(listener())
  }
  function listener(): RowListener {
    let held: Held | null = null
    return {
      over: (key, at) => {
        const { order, over } = latest.current
        const next = heldUnder(frame.current!, order, Number(key), at)
        if (held?.gap === next.gap && held.depth === next.depth && held.isOwn === next.isOwn) return
        held = next
        over({ id: Number(key), held })
      },
      end: (key, isCanceled) => {
        const { drop, cancel } = latest.current
        if (isCanceled || !held) cancel()
        else drop({ id: Number(key), held })
        held = null
      },
    }
  }

  useEffect(() => {
    const element = frame.current
    if (!element || !dragging) return
    // Rows come with a page, a reload or an unfolded parent.
    const follow = () => dragging.follow(element)
    follow()
    // Tells that a press on a handle now begins a drag; tests wait for it.
    element.setAttribute('data-sorting', 'ready')
    element.addEventListener('pointerover', follow)
    return () => element.removeEventListener('pointerover', follow)
  })
}

/** The rows in sight by their ids, without the copy that follows the pointer. */
export const rowsIn = (frame: HTMLElement): ReadonlyMap<number, DOMRect> =>
  new Map(
    [...frame.querySelectorAll<HTMLElement>('tr[data-row-key]:not([data-dnd-placeholder])')].map((row) => [
      Number(row.dataset['rowKey']),
      row.getBoundingClientRect(),
    ]),
  )

const areTiles = (frame: HTMLElement): boolean => frame.classList.contains('kit-tiles')

/** The place under the pointer: between the rows whose middles are above and below it, as deep as it was pulled across. */
function heldUnder(frame: HTMLElement, { spots }: Moves, id: number, at: { across: number; x: number; y: number }): Held {
  const rows = rowsIn(frame)
  const isOver = ({ id: other }: { id: number }) => isWithin(at, rows.get(other))
  if (branchOf(spots, id).some(isOver)) return { ...heldAt(spots, id), isOwn: true }
  const others = othersOf(spots, id)
  const isPassed = areTiles(frame) ? isBehind : isBelow
  const last = others.findLastIndex((spot) => rows.has(spot.id) && isPassed(at, rows.get(spot.id)!))
  // Rows below a folded one are out of sight, and stay together with it.
  const end = others.findIndex(({ id: other }, at) => at > last && rows.has(other))
  return { gap: last === -1 ? 0 : end === -1 ? others.length : end, depth: heldAt(spots, id).depth + Math.round(at.across / PULL) }
}

const isWithin = ({ y }: { y: number }, row: DOMRect | undefined): boolean => row !== undefined && row.top < y && y < row.bottom

const isBelow = ({ y }: { y: number }, { top, height }: DOMRect): boolean => top + height / 2 < y

/** Tiles are read line by line. */
const isBehind = ({ x, y }: { x: number; y: number }, { top, bottom, left, width }: DOMRect): boolean =>
  bottom < y || (top <= y && left + width / 2 < x)

/** The line for a place: below the row above it, as far in as its level. */
export function lineOf(
  frame: HTMLElement,
  { spots }: Moves,
  id: number,
  { gap, depth }: Pick<Place, 'depth'> & { gap: number },
): Line | null {
  const rows = rowsIn(frame)
  const others = othersOf(spots, id)
  const above = others.slice(0, gap).findLast((spot) => rows.has(spot.id))
  const edge = above ? rows.get(above.id)?.bottom : others[0] && rows.get(others[0].id)?.top
  const handle = frame.querySelector('[data-handle]')?.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  const tile = areTiles(frame) && rows.get((above ?? others[0])?.id ?? id)
  if (tile) return { top: tile.top - outer.top, left: (above ? tile.right + GAP : tile.left - GAP) - outer.left, height: tile.height }
  if (edge === undefined || !handle) return null
  return { top: edge - outer.top, left: handle.left - outer.left + depth * INDENT }
}
