import { useLayoutEffect, useRef, type RefObject } from 'react'

const RESTING = 'resting-'
const NAMES = ['id', 'for'] as const

/**
 * Several forms are open behind one another, and a field's plain id is that of the form one looks at: what rests has other ids, so that a label
 * leads to the field beside it. By hand, as what rests is rendered only some time after it is hidden, and then as a whole.
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
