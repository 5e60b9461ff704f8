import { useEffect, useMemo } from 'react'
import { pageData } from '../browser/page-data.ts'
import { paint } from '../browser/paint.ts'
import { app } from '../state/app.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { CALM, useMedia } from '../browser/use-media.ts'
import { useShade } from '../state/use-shade.ts'
import type { Look } from './theme.ts'

/** How the back office looks by settings and size; the page itself is told as well, for what is no piece of the kit. */
export function useLook(): Look {
  const { theme: colour, shade } = useStore(settings)
  const { size } = useStore(app)
  const isDark = useShade(shade)
  const isCalm = useMedia(CALM)
  useEffect(() => {
    paint(colour)
    return () => paint(pageData.defaultTheme)
  }, [colour])
  return useMemo(() => ({ colour, isDark, isCalm, size }), [colour, isDark, isCalm, size])
}
