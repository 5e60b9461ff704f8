import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from './use-latest.ts'
import type { Sorting, SortingWords } from './sorting.ts'
import { useWhenReached } from './use-when-reached.ts'

interface SortingProps {
  /** Is told the key of an entry and its new place. */
  place: (key: string, to: number) => void
  disabled?: boolean
  /** With words, the handles of the list also work by keys. */
  words?: SortingWords
}

/**
 * Lets the entries of a list be sorted by mouse, touch and keys. The returned ref is the list's; each entry carries its key as `data-sort`. The code
 * for it is fetched when the pointer or the focus first reaches the list.
 */
export function useSorting<E extends HTMLElement>({ place, disabled = false, words }: SortingProps): RefObject<E | null> {
  const list = useRef<E>(null)
  const latest = useLatest({ place, words })
  const sorting = useWhenReached(list, load, { isOn: !disabled })

  async function load(): Promise<() => Sorting> {
    const { createSorting } = await import('./sorting.ts')
    return () => createSorting((key, to) => latest.current.place(key, to), latest.current.words)
  }

  // After each render the entries may be others, or stand in another order.
  useEffect(() => {
    if (!list.current || !sorting) return
    sorting.follow(list.current)
    // Tells that a press on an entry now begins a drag; tests wait for it.
    list.current.dataset['sorting'] = 'ready'
  })
  return list
}
