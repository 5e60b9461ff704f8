import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../contract/languages.ts'
import { LAYOUT_ID } from './head.ts'
import { portalWords } from '../text/words.ts'
import type { LayoutData } from './layout-data.ts'

/** What every page knows: language, site info, navigation, banners. */
export function useLayout(): LayoutData {
  const data = useRouteLoaderData<LayoutData>(LAYOUT_ID)
  if (!data) throw new Error('A piece of the portal stands outside its layout.')
  return data
}

export const useWords = () => portalWords[useLayout().language]

/** The `lang` of what is not written in the language of the page; undefined where it is. */
export function useLangOf() {
  const { language } = useLayout()
  return (written: { language: Language }) => (written.language === language ? undefined : written.language)
}
