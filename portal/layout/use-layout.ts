import { useRouteLoaderData } from 'react-router'
import { LAYOUT_ID } from '../head.ts'
import { portalWords } from '../words.ts'
import type { LayoutData } from './layout.tsx'

/** What every page knows: language, site info, navigation, banners. */
export function useLayout(): LayoutData {
  const data = useRouteLoaderData<LayoutData>(LAYOUT_ID)
  if (!data) throw new Error('A piece of the portal stands outside its layout.')
  return data
}

export const useWords = () => portalWords[useLayout().language]
