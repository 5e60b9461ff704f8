import { useEffect, useRef } from 'react'

type Act = () => void

/** Does it now or, while the page rests behind another tab, when it is looked at again: an answer that comes late leads nobody away. */
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
