import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { words as frameWords } from '../../../contract/words/zh-CN/examples/frame.ts'
import type { RowDragging, RowListener } from '../../browser/row-dragging.ts'
import { useLatest } from '../../browser/use-latest.ts'
import { useWhenReached } from '../../browser/use-when-reached.ts'
import { useWords } from '../frame/words.ts'
import { placed, spotBy, spotOf, type Lanes, type Spot } from './places.ts'

/** Lets the cards of a board be moved by mouse, touch and keys. What happens by keys is in `said`, for screen readers. */
export function useBoard(lanes: Lanes, change: (lanes: Lanes) => void) {
  const say = useWords<typeof frameWords>('frame')
  const board = useRef<HTMLDivElement>(null)
  /** The card that is held by keys, and the board before it was picked up. */
  const [held, setHeld] = useState<{ id: string; before: Lanes } | null>(null)
  /** The place under the pointer. */
  const [target, setTarget] = useState<Spot | null>(null)
  const [said, setSaid] = useState('')
  const latest = useLatest({ lanes, change })
  usePointer()

  function usePointer() {
    const dragging = useWhenReached(board, load, { isForFingers: true })
    async function load(): Promise<() => RowDragging> {
      const { createRowDragging } = await import('../../browser/row-dragging.ts')
      return () => createRowDragging(listener())
    }
    useEffect(() => {
      if (!board.current || !dragging) return
      dragging.follow(board.current)
      // Tells that a press on a card now begins a drag; tests wait for it.
      board.current.dataset['sorting'] = 'ready'
    })
  }

  function listener(): RowListener {
    let spot: Spot | null = null
    return {
      over: (key, at) => {
        const next = spotUnder(board.current!, key, at)
        if (next?.lane === spot?.lane && next?.at === spot?.at) return
        spot = next
        setTarget(next)
      },
      end: (key, isCanceled) => {
        if (spot && !isCanceled) latest.current.change(placed(latest.current.lanes, key, spot))
        spot = null
        setTarget(null)
      },
    }
  }

  // A card that went to another lane is a new element there, and the focus follows it.
  useLayoutEffect(() => {
    if (held) board.current?.querySelector<HTMLElement>(`[data-handle="${held.id}"]`)?.focus()
  }, [held, lanes])

  function tell(id: string, now: Lanes) {
    const { lane: laneId, at } = spotOf(now, id)
    const lane = now.find((one) => one.id === laneId)!
    setSaid(say('board.place', { title: lane.cards[at]!.title, lane: lane.title, at: at + 1, total: lane.cards.length }))
  }

  function press(id: string) {
    if (held?.id === id) {
      setHeld(null)
      setSaid(say('board.dropped'))
      return
    }
    setHeld({ id, before: lanes })
    tell(id, lanes)
  }

  function keys(event: KeyboardEvent, id: string) {
    if (held?.id !== id) return
    if (event.key === 'Escape') {
      change(held.before)
      setHeld(null)
      setSaid(say('board.cancelled'))
    }
    const spot = spotBy(lanes, id, event.key)
    if (event.key.startsWith('Arrow')) event.preventDefault()
    if (!spot) return
    const next = placed(lanes, id, spot)
    change(next)
    tell(id, next)
  }

  return { board, held: held?.id ?? null, target, said, press, keys }
}

/** The place below the pointer: in the lane under it, behind the cards whose middles lie above. */
function spotUnder(board: HTMLElement, id: string, { x, y }: { x: number; y: number }): Spot | null {
  const lane = [...board.querySelectorAll<HTMLElement>('[data-lane]')].find((one) => isWithin(one.getBoundingClientRect(), x, y))
  if (!lane) return null
  const cards = [...lane.querySelectorAll<HTMLElement>('[data-dragged]:not([data-dnd-placeholder])')]
  const others = cards.filter((card) => card.dataset['dragged'] !== id)
  const at = others.filter((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2 < y
  }).length
  return { lane: lane.dataset['lane']!, at }
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top - 40 <= y && y <= bottom + 40
