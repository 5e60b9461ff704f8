import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Room } from './line.ts'

const GAP = 2

/** Measures the line of a toolbar and one of its tools, before they are painted and whenever the line has another width. */
export function useRoom(bar: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const line = Math.floor(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
      const step = (element.querySelector('button')?.offsetWidth ?? 0) + GAP
      // A page that rests has no width.
      if (line > 0) setRoom((before) => (before?.line === line && before.step === step ? before : { line, step }))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [bar])
  return room
}
