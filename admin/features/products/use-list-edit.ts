import { useMemo } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { moved, removed, replaced } from '../../resource/data/order.ts'

/** The ways to change a list of entries. They stay the same while the list changes, so that entries that are not concerned are not drawn again. */
export interface ListEdit<T> {
  add: (...entries: T[]) => void
  change: (at: number, entry: T) => void
  move: (from: number, to: number) => void
  remove: (at: number) => void
}

/** The edits of a list, whose next state goes to `put`. */
export function useListEdit<T>(list: readonly T[], put: (next: T[]) => void): ListEdit<T> {
  const latest = useLatest({ list, put })
  return useMemo(() => {
    const next = (change: (list: readonly T[]) => T[]) => latest.current.put(change(latest.current.list))
    return {
      add: (...entries) => next((now) => [...now, ...entries]),
      change: (at, entry) => next((now) => replaced(now, at, entry)),
      move: (from, to) => next((now) => moved(now, from, to)),
      remove: (at) => next((now) => removed(now, at)),
    }
  }, [latest])
}
