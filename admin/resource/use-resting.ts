import { useEffect, useState } from 'react'

/** Whether the page rests behind another tab. Known a moment later, so that neither coming nor going waits for it. */
export function useResting(): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    setResting(false)
    return () => setResting(true)
  }, [])
  return isResting
}
