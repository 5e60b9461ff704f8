import { useEffect, useRef, type RefObject } from 'react'

const FIELDS = 'input:not([type=file], :disabled), textarea:not(:disabled)'

/** The longest time that a drawer takes to open, in ms; once it is open it moves the focus to itself. */
const OPENING_MS = 400

/**
 * A new form begins with the caret in its first field. On a touch screen it does not: the keyboard would cover the form. A form that returns from rest
 * keeps the focus where it was.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>, isNew: boolean): void {
  const isDone = useRef(!isNew)
  useEffect(() => {
    if (isDone.current || matchMedia('(pointer: coarse)').matches) return
    isDone.current = true
    const first = form.current?.querySelector<HTMLElement>(FIELDS)
    if (!first) return
    const take = () => {
      first.focus({ preventScroll: true })
    }
    take()
    const drawer = first.closest<HTMLElement>('[role=dialog]')
    if (!drawer) return
    const back = ({ target }: FocusEvent) => {
      if (target === drawer || target === drawer.closest('.ant-drawer')) take()
    }
    document.addEventListener('focusin', back)
    const timer = setTimeout(() => document.removeEventListener('focusin', back), OPENING_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', back)
    }
  }, [form])
}
