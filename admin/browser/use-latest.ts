import { useEffect, useRef, type RefObject } from 'react'

/** A box that holds the value of the last drawing, for what is called later. Not for use while drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
