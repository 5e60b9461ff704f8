import { useEffect, useRef } from 'react'

/** Brings an element to life with the function that the plain pages use too. */
export function useBehaviour<T extends HTMLElement>(behaviour: (root: HTMLElement) => () => void) {
  const ref = useRef<T>(null)
  useEffect(() => (ref.current ? behaviour(ref.current) : undefined), [behaviour])
  return ref
}
