import { useLayoutEffect } from 'react'
import type { Shade } from './shade.ts'
import { useMedia } from '../browser/use-media.ts'

/** Whether a shade is dark just now. The page is told as long as this is used; the public pages, which the same window may show next, have one look. */
export function useShade(shade: Shade): boolean {
  const isNight = useMedia('(prefers-color-scheme: dark)')
  const isDark = shade === 'dark' || (shade === 'system' && isNight)
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    style.colorScheme = dataset['shade'] = isDark ? 'dark' : 'light'
    return () => {
      style.colorScheme = ''
      delete dataset['shade']
    }
  }, [isDark])
  return isDark
}
