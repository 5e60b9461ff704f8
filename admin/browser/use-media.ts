import { useCallback, useSyncExternalStore } from 'react'

/**
 * True while a media query matches. Unlike antd's `useBreakpoint` it does not render again without a change, for example when a hidden page is shown
 * again.
 */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}

/** Media queries for wider pages, by antd's names of the breakpoints. */
export const WIDER = { md: '(min-width: 768px)', xl: '(min-width: 1200px)', xxl: '(min-width: 1600px)' } as const

/** Matches if the user has asked the system for less motion. */
export const CALM = '(prefers-reduced-motion: reduce)'

/** Matches if the screen can be touched. */
export const TOUCH = '(any-pointer: coarse)'
