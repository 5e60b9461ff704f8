import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.ts'
import { PAGES, pageParts } from './pages.ts'

/** The other languages have a prefix: `/en`. */
const PREFIXED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const PREFIX = new RegExp(`^/(${PREFIXED.join('|')})(?=$|[/?#])`)
const PREFIX_IN_ANY_CASE = new RegExp(PREFIX.source, 'i')

/** The address of a page as a plain one: `/_news`, in English `/en/_news`. */
export const plainPath = (path: string, language: Language) => (language === DEFAULT_LANGUAGE ? path : `/${language}${path}`)

/** Returns the language of an address, and the address without it: `/en/_news` gives `en` and `/_news`. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const [prefix = '', name = ''] = PREFIX_IN_ANY_CASE.exec(address) ?? []
  const language = PREFIXED.find((one) => one === name.toLowerCase()) ?? DEFAULT_LANGUAGE
  return { language, path: address.slice(prefix.length) }
}

/** The page that a link leads to, without language (`/en/_news?page=2` → `/_news?page=2`); null when it leads elsewhere. */
export function pagePath(link: string): string | null {
  const path = link.replace(PREFIX, '')
  if (path === '' || path === '/') return PAGES.home
  return /^\/[?#]/.test(path) || pageParts(path) ? path : null
}

export const otherLanguage = (language: Language): Language => LANGUAGES.find((one) => one !== language)!

/** `/_news` with the query that is set: empty values leave no trace in the address. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}
