import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { pageData } from '../page-data.ts'
import { paint } from '../paint.ts'
import { app } from '../state/app.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import type { Look } from './theme.ts'

const night = () => matchMedia('(prefers-color-scheme: dark)')

const onNight = (listener: () => void) => {
  const query = night()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** How the back office looks by settings and size; the page itself is told as well, for what is no piece of the kit. */
export function useLook(): Look {
  const { theme: colour, shade } = useStore(settings)
  const { size } = useStore(app)
  const isNight = useSyncExternalStore(onNight, () => night().matches)
  const isDark = shade === 'dark' || (shade === 'system' && isNight)
  useEffect(() => {
    const { style, dataset } = document.documentElement
    paint(colour)
    style.colorScheme = isDark ? 'dark' : 'light'
    dataset['shade'] = isDark ? 'dark' : 'light'
    // The public pages, which the same window may show next, have one look.
    return () => {
      paint(pageData.defaultTheme)
      style.colorScheme = ''
      delete dataset['shade']
    }
  }, [colour, isDark])
  return useMemo(() => ({ colour, isDark, size }), [colour, isDark, size])
}
