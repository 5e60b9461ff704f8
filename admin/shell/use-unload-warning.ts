import { useEffect } from 'react'
import { tabs } from '../state/tabs.ts'

/** The browser asks before the window is closed while any tab has unsaved changes. */
export function useUnloadWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (tabs.state.unsaved.length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
