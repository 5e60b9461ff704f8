import { Draggable, DragDropManager, PointerSensor, PreventSelection } from '@dnd-kit/dom'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLatest } from '../../browser/use-latest.ts'

/** The distance of something from its first place, in px. */
interface Place {
  x: number
  y: number
}

export const HOME: Place = { x: 0, y: 0 }
const STEP = 16
const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
}

/** Lets `box` be moved by its part `bar`, and by keys, as far as the window goes. */
export function useMoving(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [place, setPlace] = useState(HOME)
  const latest = useLatest(place)

  const moveBy = useCallback(
    (from: Place, by: Place) => {
      const area = box.current!.getBoundingClientRect()
      const { x: shownX, y: shownY } = latest.current
      const within = (wanted: number, shown: number, start: number, end: number, limit: number) =>
        Math.round(Math.min(Math.max(wanted, shown - start), Math.max(shown - start, shown + limit - end)))
      setPlace({
        x: within(from.x + by.x, shownX, area.left, area.right, document.documentElement.clientWidth),
        y: within(from.y + by.y, shownY, area.top, area.bottom, window.innerHeight),
      })
    },
    [latest],
  )

  useEffect(() => {
    const element = box.current
    if (!isOpen || !bar || !element) return
    const manager = new DragDropManager({
      sensors: [PointerSensor.configure({ activationConstraints: () => undefined })],
      plugins: [PreventSelection],
    })
    const dragged = new Draggable({ id: 'dialog', element, handle: bar }, manager)
    let from = HOME
    manager.monitor.addEventListener('dragstart', () => (from = latest.current))
    manager.monitor.addEventListener('dragmove', ({ to, operation: { position } }) => {
      if (to) moveBy(from, { x: to.x - position.initial.x, y: to.y - position.initial.y })
    })
    return () => {
      dragged.destroy()
      manager.destroy()
    }
  }, [isOpen, bar, latest, moveBy])

  function keys(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step && event.key !== 'Home') return
    event.preventDefault()
    if (step) moveBy(place, step)
    else setPlace(HOME)
  }
  return { box, bar: setBar, place, setPlace, keys }
}
