import { useEffect, useRef } from 'react'

/** Gives an element the same behaviour that the script of the plain pages gives it. */
export function useBehaviour<T extends HTMLElement>(behaviour: (root: HTMLElement) => () => void) {
  const ref = useRef<T>(null)
  useEffect(() => (ref.current ? behaviour(ref.current) : undefined), [behaviour])
  return ref
}
