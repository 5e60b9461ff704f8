import { settings } from '../../state/settings.ts'
import { useColour } from './use-colour.ts'

/** Restores the values before any choice (S-10). */
export function useReset(): () => void {
  const colourIn = useColour()
  return () => {
    const { theme, ...others } = settings.usual
    settings.choose(others)
    colourIn(theme)
  }
}
