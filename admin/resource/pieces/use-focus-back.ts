import { useEffect, useState } from 'react'

/** What had the focus before has it again once this is closed, so that whoever works by keys is where they were. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
