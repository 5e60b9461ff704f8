import { createContext, use } from 'react'
import type { Language } from '../../contract/languages.ts'
import { portalWords } from '../text/words.ts'
import type { LayoutData } from './layout-data.ts'

/** Returns the data that the layout has read, for the pieces inside it. */
export const LayoutContext = createContext<LayoutData | null>(null)

/** Returns the data that every page can use: language, site info, navigation, banners. */
export function useLayout(): LayoutData {
  const data = use(LayoutContext)
  if (!data) throw new Error('This component is used outside the layout of the portal.')
  return data
}

export const useWords = () => portalWords[useLayout().language]

/** Returns a function that gives the `lang` attribute of a text in another language than the page, and undefined for other texts. */
export function useLangOf() {
  const { language } = useLayout()
  return (written: { language: Language }) => (written.language === language ? undefined : written.language)
}
