import { useSyncExternalStore } from 'react'

/** True while the window is scrolled by more than half a screen. */
export const useIsBelow = (): boolean => useSyncExternalStore(follow, () => window.scrollY > window.innerHeight / 2)

function follow(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
