import { useLocation, useMatches } from 'react-router'
import { otherLanguage, pagePath, plainPath } from '../address/paths.ts'
import { NOT_FOUND_ID } from '../page/ids.ts'
import { useEmbedding } from '../address/embedding.ts'
import { useLayout, useWords } from '../page/use-layout.ts'

/** Leads to the same page in the other language; from a missing page it leads to the home page. */
export function LanguageLink() {
  const { language, site } = useLayout()
  const words = useWords().header
  const embedding = useEmbedding()
  const { pathname, search } = useLocation()
  const isNowhere = useMatches().at(-1)?.id === NOT_FOUND_ID
  const other = otherLanguage(language)
  if (!site.languages.includes(other) && !embedding) return null
  const label = { className: 'language', lang: other }
  if (embedding)
    return (
      <button type="button" {...label} onClick={() => embedding.changeLanguage(other)}>
        {words.otherLanguage}
      </button>
    )
  const page = (isNowhere ? null : pagePath(`${pathname}${search}`)) ?? '/home'
  return (
    <a {...label} href={plainPath(page, other)} hrefLang={other}>
      {words.otherLanguage}
    </a>
  )
}
