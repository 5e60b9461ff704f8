import type { ReactNode } from 'react'
import { strip } from '../behaviours/strip.ts'
import { useBehaviour } from './use-behaviour.ts'

/** Links in a line, which scrolls sideways on a narrow screen. */
export function Strip({ children }: { children: ReactNode }) {
  const ref = useBehaviour<HTMLUListElement>(strip)
  return (
    <ul ref={ref} className="strip" data-behaviour="strip">
      {children}
    </ul>
  )
}
