import { useCallback, useEffect, useInsertionEffect, useRef } from 'react'
import type { Location } from 'react-router'
import { session } from '../../session/session.ts'
import { useLeaving } from '../../shell/leaving.tsx'
import { usePlace } from '../../shell/view.tsx'
import { tabs } from '../../state/tabs.ts'

interface Unsaved {
  isDirty: boolean
  /** True when the form stays open at this address. */
  holds: (next: Location) => boolean
}

/**
 * Asks before unsaved changes are lost, on every way out of the form; a page that is kept alive loses nothing. `leave` goes without asking, after a
 * save that this render does not know of yet.
 */
export function useUnsaved({ isDirty, holds }: Unsaved): { leave: (go: () => void) => void } {
  const { path, isKept } = usePlace()
  const isSaved = useRef(false)
  const stays = useRef(holds)
  useEffect(() => {
    stays.current = holds
  })
  useEffect(() => tabs.setUnsaved(path, isDirty), [path, isDirty])
  // An insertion effect ends with the form; other effects would end when its page rests.
  useInsertionEffect(() => () => queueMicrotask(() => tabs.setUnsaved(path, false)), [path])
  const isLost = useCallback(
    (next: Location) => {
      const mayGo = isSaved.current || session.state.token === null || !tabs.state.unsaved.includes(path)
      return !mayGo && !stays.current(next) && !(isKept && next.pathname !== path)
    },
    [path, isKept],
  )
  useLeaving(isDirty ? { path, isLost } : null)
  const leave = (go: () => void) => {
    isSaved.current = true
    go()
  }
  return { leave }
}
