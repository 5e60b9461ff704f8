import { useEffect, useState, type RefObject } from 'react'
import { useLatest } from './use-latest.ts'
import { TOUCH } from './use-media.ts'

const STARTS = ['pointerenter', 'pointerdown', 'focusin'] as const

interface Options {
  isOn?: boolean
  /** A touch screen fetches the code at once: a finger comes without passing over first, and its first touch already counts. */
  isForFingers?: boolean
}

/**
 * Fetches code when the pointer or the focus first reaches an element, and creates what works on the element; null until then. It is stopped with the
 * component, or when `isOn` ends.
 */
export function useWhenReached<T extends { stop: () => void }>(
  ref: RefObject<HTMLElement | null>,
  load: () => Promise<() => T>,
  { isOn = true, isForFingers = false }: Options = {},
): T | null {
  const latest = useLatest(load)
  const [created, setCreated] = useState<T | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !isOn) return
    const stopped = new AbortController()
    let started: T | null = null
    const start = async () => {
      const create = await latest.current()
      if (stopped.signal.aborted || started) return
      started = create()
      setCreated(started)
    }
    for (const name of STARTS) element.addEventListener(name, () => void start(), { once: true, signal: stopped.signal })
    // The element may have come after the pointer.
    if (element.matches(':hover, :focus-within') || (isForFingers && matchMedia(TOUCH).matches)) void start()
    return () => {
      stopped.abort()
      started?.stop()
      setCreated(null)
    }
  }, [ref, isOn, isForFingers, latest])
  return created
}
