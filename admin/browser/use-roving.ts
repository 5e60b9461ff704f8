import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const TOOLS = 'button:not(:disabled), input:not(:disabled):not([hidden])'
const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/**
 * Makes a toolbar or a list of tabs a single Tab stop: Tab comes back to the tab that is selected or to the tool that was used last; arrow keys, Home
 * and End go from one to the next.
 */
export function useRoving<E extends HTMLElement>(): {
  ref: RefObject<E | null>
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
} {
  const ref = useRef<E>(null)
  const last = useRef<Element | null>(null)
  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])]
  // Tools come, go and are disabled at any drawing.
  useEffect(() => giveStop(tools(), last.current))
  const onFocus = () => {
    last.current = document.activeElement
    giveStop(tools(), last.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = tools()
    const at = all.findIndex((tool) => tool === document.activeElement)
    const next = at < 0 ? undefined : STEPS[event.key]?.(at, all.length)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return { ref, onFocus, onKeyDown }
}

function giveStop(tools: readonly HTMLElement[], wanted: Element | null): void {
  const stop = tools.find((tool) => tool.ariaSelected === 'true') ?? tools.find((tool) => tool === wanted) ?? tools[0]
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
}
