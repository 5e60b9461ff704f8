import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../browser/notice.ts'
import { heldAt, othersOf, placeAt, type Held, type Place } from '../data/places.ts'
import { lineOf, rowsIn, useRowDragging, type Line } from './use-row-dragging.ts'
import { keysIdOf } from './order-handle.tsx'
import { movesOf, type Moves } from './moves.ts'
import type { Order } from './use-order.ts'

interface RowOrderProps {
  order: Order
  /** The element around the table. */
  frame: RefObject<HTMLElement | null>
}

interface Grip {
  id: number
  held: Held
}

/** Moves the rows of a table by pointer and by keys: a line shows the place, and a sentence says it. */
export default function RowOrder({ order: around, frame }: RowOrderProps) {
  const { t } = useTranslation()
  const order = useMemo(() => movesOf(around), [around])
  const [line, setLine] = useState<Line | null>(null)
  const [said, say] = useState('')
  const wordsOf = ({ parentId, at, total }: Place) =>
    parentId === null ? t('admin.order.at', { at, total }) : t('admin.order.under', { parent: order.titleOf(parentId), at, total })

  const saidOf = (grip: Grip) => (grip.held.isOwn ? t('admin.order.own', { title: order.titleOf(grip.id) }) : wordsOf(placeOf(grip)))
  const placeOf = ({ id, held }: Grip) => placeAt(othersOf(order.spots, id), held, order.isTree)
  function show(grip: Grip | null, words?: string): void {
    setLine(grip && lineOf(frame.current!, order, grip.id, { ...placeOf(grip), gap: grip.held.gap }))
    say(words ?? (grip ? saidOf(grip) : ''))
  }
  function drop(grip: Grip): void {
    const place = placeOf(grip)
    show(null, saidOf(grip))
    if (grip.held.isOwn) notify({ kind: 'warning', text: saidOf(grip), seconds: 5 })
    if (!isSame(place, placeAt(othersOf(order.spots, grip.id), heldAt(order.spots, grip.id), order.isTree))) void order.move(grip.id, place)
  }
  useRowDragging({ order, frame, over: show, drop, cancel: () => show(null, t('admin.order.cancelled')) })
  useKeys({
    order,
    frame,
    over: show,
    drop,
    take: (grip) => show(grip, t('admin.order.held', { title: order.titleOf(grip.id), place: wordsOf(placeOf(grip)) })),
    cancel: () => show(null, t('admin.order.cancelled')),
  })
  return (
    <>
      {line && <div className="kit-drop-line" style={line} aria-hidden />}
      <span id={keysIdOf(around.resource)} hidden>
        {t(order.isTree ? 'admin.order.treeKeys' : 'admin.order.keys')}
      </span>
      <span className={line ? 'kit-drop-words' : 'kit-hidden'} role="status">
        {said}
      </span>
    </>
  )
}

const isSame = (a: Place, b: Place) => a.parentId === b.parentId && a.afterId === b.afterId

interface KeysProps {
  order: Moves
  frame: RefObject<HTMLElement | null>
  take: (grip: Grip) => void
  over: (grip: Grip) => void
  drop: (grip: Grip) => void
  cancel: () => void
}

/** Space takes a row, the arrows move it, Space drops it, Escape and leaving the handle give it up. */
function useKeys({ order, frame, take, over, drop, cancel }: KeysProps): void {
  const [grip, setGrip] = useState<Grip | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stopped = new AbortController()
    const give = (next: Grip | null, tell: () => void) => {
      setGrip(next)
      tell()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const id = Number(event.target instanceof Element && event.target.closest<HTMLElement>('[data-handle]')?.dataset['handle'])
      if (!id) return
      const isPick = event.key === ' ' || event.key === 'Enter'
      const next = grip && stepped(frame.current!, order, grip, event.key)
      if (!isPick && !next && !(grip && event.key === 'Escape')) return
      event.preventDefault()
      event.stopPropagation()
      if (next) give(next, () => over(next))
      else if (!grip) give({ id, held: heldAt(order.spots, id) }, () => take({ id, held: heldAt(order.spots, id) }))
      else if (isPick) {
        setFocused(grip.id)
        give(null, () => drop(grip))
      } else give(null, cancel)
    }
    element.addEventListener('keydown', onKeyDown, { signal: stopped.signal })
    element.addEventListener('focusout', () => grip && give(null, cancel), { signal: stopped.signal })
    return () => stopped.abort()
  })
  // The browser forgets the focus of an element that changes its place.
  useEffect(() => {
    if (focused === null || document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>(`[data-handle="${focused}"]`)?.focus()
  })
}

/** The place one step on; null for a key that moves nothing. */
function stepped(frame: HTMLElement, { spots, isTree }: Moves, { id, held }: Grip, key: string): Grip | null {
  const shown = rowsIn(frame)
  const others = othersOf(spots, id)
  const isHidden = (gap: number) => gap > 0 && gap < others.length && !shown.has(others[gap - 1]!.id)
  const { depth } = placeAt(others, held, isTree)
  const step = { ArrowUp: -1, ArrowDown: 1, ...(!isTree && { ArrowLeft: -1, ArrowRight: 1 }) }[key]
  if (step !== undefined) {
    let gap = held.gap + step
    while (isHidden(gap)) gap += step
    return { id, held: { gap: Math.max(0, Math.min(gap, others.length)), depth } }
  }
  const level = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (level !== undefined && isTree)
    return { id, held: { ...held, depth: placeAt(others, { ...held, depth: depth + level }, isTree).depth } }
  if (key === 'Home') return { id, held: { gap: 0, depth } }
  return key === 'End' ? { id, held: { gap: others.length, depth: 0 } } : null
}
