import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { LANGUAGE_COOKIE, isLanguage, type Language } from '../../contract/languages.ts'
import { matchLanguage } from '../language/match-language.ts'
import type { Origin } from './context.ts'
import { isFromHere } from './from-here.ts'

/** Returns the session token from the headers of C-01; never from a cookie, because a browser sends cookies for pages of other sites too (CSRF). */
export function tokenOf(headers: FastifyRequest['headers']): string | null {
  const own = headers['x-token']
  if (typeof own === 'string' && own !== '') return own
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

export const originOf = (request: FastifyRequest): Origin => ({
  // The connection of a visitor who has hung up has no address.
  ip: request.ip ?? '',
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
  requestId: request.id,
  isFromHere: () => isFromHere(request.raw),
  // Asked by long work only; a listener for each request would cost all of them.
  hasHungUp: () => request.raw.socket.destroyed,
  ...otherSite(request),
})

/** Browsers say which site's page sends a form or a call. Programs say nothing, but a program cannot misuse a visitor's browser either. */
function otherSite({ headers }: FastifyRequest): Pick<Origin, 'otherSite'> {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none' || (site === undefined && headers.origin === undefined)) return {}
  const from = URL.parse(headers.origin ?? '')?.host ?? 'unknown'
  return site === undefined && from === headers.host ? {} : { otherSite: from }
}

/** Browsers send few different headers, each many times, and none longer than this. */
const matched = new LRUCache<string, Language>({ max: 1000 })
const MOST_LETTERS = 200

/** Returns the language of a client by its `Accept-Language`; the language of a page follows from its path. */
export function languageOf(headers: FastifyRequest['headers']): Language {
  const header = headers['accept-language'] ?? ''
  if (header.length > MOST_LETTERS) return matchLanguage(header.slice(0, MOST_LETTERS))
  const known = matched.get(header)
  if (known) return known
  const language = matchLanguage(header)
  matched.set(header, language)
  return language
}

const CHOSEN = new RegExp(`(?:^|;\\s?)${LANGUAGE_COOKIE}=([\\w-]{1,20})`)

/** Returns the language that a person chose (S-07), else the browser's. */
export function chosenLanguage(headers: FastifyRequest['headers']): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : languageOf(headers)
}
