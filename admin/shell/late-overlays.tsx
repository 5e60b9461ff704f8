import { useEffect, useState } from 'react'
import { onKept } from '../browser/outlet.ts'
import { part } from '../browser/part.ts'
import { Late } from './parts/bounds.tsx'

const Overlays = part(() => import('./overlays.tsx'))

const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Notices and questions. Their code is fetched when the user first does something, or when there is something to show. */
export function LateOverlays() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const stopped = new AbortController()
    const want = () => setWanted(true)
    for (const name of FIRST_ACTS) document.addEventListener(name, want, { once: true, signal: stopped.signal })
    const stopListening = onKept(want)
    return () => {
      stopped.abort()
      stopListening()
    }
  }, [])
  return <Late close={() => setWanted(false)}>{isWanted && <Overlays />}</Late>
}
