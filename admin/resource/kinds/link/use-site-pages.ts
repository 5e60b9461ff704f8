import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isLink } from '../../../../contract/format/links.ts'
import { sitePages, type SitePage } from '../../../../contract/features/site-pages.ts'
import type { Language } from '../../../../contract/languages.ts'
import { useSettled } from '../../../browser/use-settled.ts'
import { quietly } from '../../../session/session.ts'

/** The pages of the site that fit the typed words; those of the navigation before anything is typed, and none for a text that is an address. Nothing is asked before the line is used. */
export function useSitePages(typed: string, language: Language, isUsed: boolean): readonly SitePage[] {
  const keyword = useSettled(typed.trim())
  const isAddress = isLink(keyword)
  const { data } = useQuery({
    queryKey: ['sitePages', language, keyword],
    queryFn: () => quietly(sitePages.all, { language, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: isUsed && !isAddress,
  })
  return isAddress ? [] : (data ?? [])
}
