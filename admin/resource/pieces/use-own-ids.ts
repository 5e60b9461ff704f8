import { useLayoutEffect, useRef, type RefObject } from 'react'

const RESTING = 'resting-'
const NAMES = ['id', 'for'] as const

/**
 * Keeps ids unique while several forms are open in tabs: the visible form has plain ids, and a resting form has prefixed ones, so that each label
 * points at its own field. This changes the DOM directly, because React renders a resting page only some time after it is hidden.
 */
export function useOwnIds(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    rename(form, (value) => (value.startsWith(RESTING) ? value.slice(RESTING.length) : value))
    return () => rename(form, (value) => RESTING + value)
  }, [])
  return ref
}

function rename(form: HTMLElement, to: (value: string) => string): void {
  for (const name of NAMES)
    for (const element of form.querySelectorAll(`[${name}]`)) element.setAttribute(name, to(element.getAttribute(name)!))
}
