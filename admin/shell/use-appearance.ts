import { useEffect, useMemo } from 'react'
import { pageData } from '../browser/page-data.ts'
import { paint } from '../browser/paint.ts'
import { app } from '../state/app.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { CALM, useMedia } from '../browser/use-media.ts'
import { useShade } from '../state/use-shade.ts'
import type { Appearance } from './theme.ts'

/** The look of the back office by settings and size. The colour is set on the document as well, for elements that are not antd's. */
export function useAppearance(): Appearance {
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
