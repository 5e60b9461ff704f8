import { useEffect, useState } from 'react'

/** A search begins this long after the last key. */
const SETTLED_MS = 200

/** The value once it has not changed for a moment, so that each key asks no question of its own. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
