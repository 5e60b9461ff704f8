import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds, and from when on it does. Unlike the kit's `useBreakpoint` it draws nothing anew while nothing changes, as when
 * a page that rested is looked at again.
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

/** The widths of the page from which on there is room for more, as the kit names them. */
export const WIDER = { md: '(min-width: 768px)', xl: '(min-width: 1200px)', xxl: '(min-width: 1600px)' } as const

/** Nothing shall move for whoever asked the system for that. */
export const CALM = '(prefers-reduced-motion: reduce)'
