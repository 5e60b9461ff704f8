import { useEffect, useState } from 'react'

/** Returns the focus to the element that had it before, when this component goes: keyboard users stay in their place. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
