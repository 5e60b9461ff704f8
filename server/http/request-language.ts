import { LRUCache } from 'lru-cache'
import { LANGUAGE_COOKIE, isLanguage, languageOfTag, type Language } from '../../contract/languages.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { matchLanguage } from '../language/match-language.ts'

/** The header and the cookies in which clients of this family keep a person's choice of language. */
const CULTURE = '.aspnetcore.culture'
const CULTURE_COOKIES = [/(?:^|;\s?)\.AspNetCore\.Culture=([^;]{1,60})/, /(?:^|;\s?)Abp\.Localization\.CultureName=([^;]{1,60})/]

/** Reads `en`, or `c=en|uic=en-GB`, of which the second is the language of the texts; null when it names no language of ours. */
function cultureOf(given: string | string[] | undefined): Language | null {
  if (typeof given !== 'string') return null
  const text = given.replace(/%7C/gi, '|').replace(/%3D/gi, '=').slice(0, 60)
  return languageOfTag(/uic=([\w-]+)/.exec(text)?.[1] ?? /c=([\w-]+)/.exec(text)?.[1] ?? text)
}

/** Returns the language that a client of this family has chosen, by its header or its cookies. */
function chosenCulture({ [CULTURE]: header, cookie }: IncomingHttpHeaders): Language | null {
  const byHeader = cultureOf(header)
  if (byHeader || !cookie?.includes('Culture')) return byHeader
  return cultureOf(CULTURE_COOKIES[0]!.exec(cookie)?.[1]) ?? cultureOf(CULTURE_COOKIES[1]!.exec(cookie)?.[1])
}

/** Browsers send few different headers, each many times, and none longer than this. */
const matched = new LRUCache<string, Language>({ max: 1000 })
const MOST_LETTERS = 200

/** Returns the language of a client by its choice, its `Accept-Language` or the site; the language of a page follows from its path. */
export const languageOf = (headers: IncomingHttpHeaders, siteLanguage: Language): Language =>
  chosenCulture(headers) ?? accepted(headers, siteLanguage)

function accepted(headers: IncomingHttpHeaders, siteLanguage: Language): Language {
  const header = (headers['accept-language'] ?? '').slice(0, MOST_LETTERS)
  const key = `${siteLanguage} ${header}`
  const known = matched.get(key)
  if (known) return known
  const language = matchLanguage(header, siteLanguage)
  matched.set(key, language)
  return language
}

const CHOSEN = new RegExp(`(?:^|;\\s?)${LANGUAGE_COOKIE}=([\\w-]{1,20})`)

/** Returns the language that a person chose (S-07), else the browser's. */
export function chosenLanguage(headers: IncomingHttpHeaders, siteLanguage: Language): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : languageOf(headers, siteLanguage)
}
