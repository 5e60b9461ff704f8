import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Sorting, SortingWords } from './sorting.ts'

interface SortingProps {
  /** Is told the key of an entry and its new place. */
  place: (key: string, to: number) => void
  disabled?: boolean
  /** With words, the handles of the list also work by keys. */
  words?: SortingWords
}

const STARTS = ['pointerenter', 'pointerdown', 'focusin'] as const

const load = () => import('./sorting.ts')

/**
 * Lets the entries of a list be sorted by mouse, touch and keys. The returned ref is the list's; each entry carries its key as `data-sort`. The code
 * for it is fetched when the pointer or the focus first reaches the list.
 */
export function useSorting<E extends HTMLElement>({ place, disabled = false, words }: SortingProps): RefObject<E | null> {
  const list = useRef<E>(null)
  const latest = useRef({ place, words })
  const [sorting, setSorting] = useState<Sorting | null>(null)
  useEffect(() => {
    latest.current = { place, words }
  })

  useEffect(() => {
    const element = list.current
    if (!element || disabled) return
    const stopped = new AbortController()
    let started: Sorting | null = null
    const start = async () => {
      const { createSorting } = await load()
      if (stopped.signal.aborted || started) return
      started = createSorting((key, to) => latest.current.place(key, to), latest.current.words)
      setSorting(started)
    }
    for (const name of STARTS) element.addEventListener(name, () => void start(), { once: true, signal: stopped.signal })
    return () => {
      stopped.abort()
      started?.stop()
      setSorting(null)
    }
  }, [disabled])

  // After each render the entries may be others, or stand in another order.
  useEffect(() => {
    if (!list.current || !sorting) return
    sorting.follow(list.current)
    // Tells that a press on an entry now begins a drag; tests wait for it.
    list.current.dataset['sorting'] = 'ready'
  })
  return list
}
