import { useEffect } from 'react'

/** Calls `flush` when the page goes or is hidden, and when the component ends: what waits for a pause in the typing is then written at once. */
export function useFlush(flush: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])
}
