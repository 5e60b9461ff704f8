import { useCallback } from 'react'
import { useLatest } from './use-latest.ts'

/** A function that stays the same while what it does changes, so that components that are given it are not drawn again. Not for use while drawing. */
export function useSteady<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useLatest(act)
  return useCallback((...given: A) => latest.current(...given), [latest])
}
