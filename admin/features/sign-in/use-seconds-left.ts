import { useEffect, useState } from 'react'

/** Counts down the seconds until a moment (epoch ms); 0 once it is past. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    setLeft(secondsTo(until))
    if (until <= Date.now()) return
    const timer = setInterval(() => setLeft(secondsTo(until)), 500)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))
