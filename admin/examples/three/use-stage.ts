import { useEffect, useRef, useState } from 'react'
import { PARTS } from './model.ts'
import { createStage, type Stage } from './stage.ts'
import type { View } from './view.ts'

const POINTS = PARTS.map(({ at }) => at)

/** The stage of the page; it is taken down when the page is left. */
export function useStage(isTurning: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [view, setView] = useState<View | null>(null)
  useEffect(() => {
    const made = createStage(place.current!, POINTS, setView)
    setStage(made)
    return () => {
      setStage(null)
      made.dispose()
    }
  }, [])
  useEffect(() => stage?.setTurning(isTurning), [stage, isTurning])
  return { place, stage, view }
}
