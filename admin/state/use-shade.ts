import { useLayoutEffect } from 'react'
import type { Shade } from './shade.ts'
import { useMedia } from '../browser/use-media.ts'

/** True while the shade is dark. It marks the document while it is in use, and unmarks it afterwards: public pages in the same window have no dark look. */
export function useShade(shade: Shade): boolean {
  const isNight = useMedia('(prefers-color-scheme: dark)')
  const isDark = shade === 'dark' || (shade === 'system' && isNight)
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    // The first paint was dark before any of this was loaded.
    delete dataset['cold']
    style.colorScheme = dataset['shade'] = isDark ? 'dark' : 'light'
    return () => {
      style.colorScheme = ''
      delete dataset['shade']
    }
  }, [isDark])
  return isDark
}
