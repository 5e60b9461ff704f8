import { useEffect, useState } from 'react'

interface Point {
  at: string
  value: number
}

const MOST = 30
const EACH = 1000

/** A value each second while it is wanted and not paused: how long the browser needed to draw two frames. */
export function useLive(isWanted: boolean) {
  const [live, setLive] = useState<readonly Point[]>([])
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    if (!isWanted || !isOn) return
    const measure = () =>
      requestAnimationFrame((begin) =>
        requestAnimationFrame((end) => {
          const at = new Date().toLocaleTimeString('sv-SE')
          setLive((before) => [...before, { at, value: Math.round((end - begin) * 10) / 10 }].slice(-MOST))
        }),
      )
    measure()
    const timer = setInterval(measure, EACH)
    return () => clearInterval(timer)
  }, [isWanted, isOn])
  return { live, isOn, toggle: () => setOn(!isOn) }
}
