import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.ts'

const PAGE = /^\/(?:home|product|contact|_\w+(?:\/[\w-]+)?)?(?=$|[?#])/
const PREFIX = /^\/en(?=$|[/?#])/

/** The address of a page as a plain one: `/_news`, in English `/en/_news`. */
export const plainPath = (path: string, language: Language) => (language === DEFAULT_LANGUAGE ? path : `/${language}${path}`)

/** The page that a link leads to, without language (`/en/_news?page=2` → `/_news?page=2`); null when it leads elsewhere. */
export function pagePath(link: string): string | null {
  const path = link.replace(PREFIX, '')
  if (!PAGE.test(path || '/')) return null
  return path === '' || path === '/' ? '/home' : path
}

export const otherLanguage = (language: Language): Language => LANGUAGES.find((one) => one !== language)!

/** `/_news` with the query that is set: empty values leave no trace in the address. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}
