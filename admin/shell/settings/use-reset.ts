import { pageData } from '../../page-data.ts'
import { createSettings, settings } from '../../state/settings.ts'
import { useColour } from './use-colour.ts'

/** Back to what it is before anybody chose (S-10). */
export function useReset(): () => void {
  const colourIn = useColour()
  return () => {
    const { theme, shade, tagsView, fixedHeader, sidebarLogo } = createSettings(undefined, pageData.defaultTheme).state
    settings.choose({ shade, tagsView, fixedHeader, sidebarLogo })
    colourIn(theme)
  }
}
