import { useEffect, useRef } from 'react'

type Act = () => void

/** Tells whether the page rests while another is shown: nobody sees it then. */
export function useIsResting(): () => boolean {
  const isResting = useRef(false)
  useEffect(() => {
    isResting.current = false
    return () => {
      isResting.current = true
    }
  }, [])
  return () => isResting.current
}

/** Acts at once, or when a resting page is shown again: a late answer must not lead the user away from another page. */
export function useWhenSeen(): (act: Act) => void {
  const isResting = useRef(false)
  const waiting = useRef<Act[]>([])
  useEffect(() => {
    isResting.current = false
    for (const act of waiting.current.splice(0)) act()
    return () => {
      isResting.current = true
    }
  }, [])
  return (act) => {
    if (isResting.current) waiting.current.push(act)
    else act()
  }
}
