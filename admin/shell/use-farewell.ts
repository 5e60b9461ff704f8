import { useEffect } from 'react'
import { tabs } from '../state/tabs.ts'

/** Closing the window asks first while anything, in whichever tab, is not saved. */
export function useFarewell(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (tabs.state.unsaved.length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
