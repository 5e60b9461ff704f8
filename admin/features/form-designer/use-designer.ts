import { createContext, use, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../contract/languages.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { Designer, DesignerState } from './designer.ts'
import { problemsOf } from './problems.ts'

export const DesignerContext = createContext<Designer | null>(null)

/** The form that is designed here. */
export const useDesigner = (): Designer => use(DesignerContext)!

/** A piece of the designer's state. Whoever asks is drawn again when this piece is another, and not for anything else. */
export function useDesign<T>(select: (state: DesignerState) => T): T {
  const designer = useDesigner()
  return useSyncExternalStore(designer.subscribe, () => select(designer.state))
}

/** The language of the screen, in which parts are named first. */
export function useLanguage(): Language {
  // The words follow a change of the language.
  useTranslation()
  return currentLanguage()
}

/** All complaints about the form as it is now. */
export function useProblems() {
  const language = useLanguage()
  return useDesign(({ now }) => problemsOf(now.sketch, language))
}

/** The number of complaints about one part. */
export function useFaults(id: string): number {
  const language = useLanguage()
  return useDesign(({ now }) => problemsOf(now.sketch, language).filter((one) => one.id === id).length)
}
