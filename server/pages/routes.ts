import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EXAMPLE_PAGES } from '../../contract/back-office/examples.ts'
import { BACK_OFFICE_PATHS } from '../../contract/back-office/paths.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { offeredLanguage } from '../../contract/settings/languages.ts'
import { isPage, pageSearch, PAGES, plainPath, PUBLIC_ROUTES, splitLanguage } from '../../portal/entry-server.tsx'
import type { Notes } from '../http/notes.ts'
import { isProbablyStaff } from '../http/request.ts'
import { pathOf } from '../site/addresses.ts'
import { canonicalPath } from '../site/canonical-path.ts'
import { FOR_VISITORS } from './for-visitors.ts'
import { feedRoutes } from './feeds.ts'
import type { PageCache } from './page-cache.ts'
import { createReads, FOR_EVERYBODY, type ReadsParts } from './reads.ts'
import type { Redirects } from './redirects.ts'
import { renderBackOffice } from './back-office.ts'
import { renderFront, renderMissing, renderPlain, type RenderParts } from './render.ts'

export interface PageParts extends ReadsParts, RenderParts {
  pageCache: PageCache
  redirects: Redirects
}

/** Staff may change the target of an address, so browsers must not remember it for ever. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

/** All pages: the portal by plain path in each language, `/` with the app in it, feeds, and the plain twins of the app's addresses. */
export function pageRoutes(app: FastifyInstance, parts: PageParts) {
  const { environment, settings, pageCache, database } = parts
  const readsOf = createReads(parts)
  const nowhere = (request: FastifyRequest, reply: FastifyReply) => missingPage(request, reply, parts)

  for (const language of LANGUAGES) {
    const prefix = plainPath('', language)
    const page = plainPage(parts, language)
    for (const path of PUBLIC_ROUTES) app.get(prefix + path, FOR_VISITORS, page)
    if (prefix) app.get(prefix, FOR_VISITORS, (_, reply) => reply.redirect(prefix + PAGES.home, 301))
  }
  feedRoutes(app, { pageCache, database, settings, readsOf, nowhere, origin: environment.publicUrl })
  app.get('/', FOR_VISITORS, (request, reply) => {
    // The address has no language.
    const isStaff = isProbablyStaff(request.headers)
    const language = isStaff ? request.chosenLanguage : offeredLanguage(request.chosenLanguage, settings.values)
    const front = isStaff ? renderBackOffice : renderFront
    const render = (notes: Notes) => front(parts, readsOf(FOR_EVERYBODY, language, notes), language)
    return pageCache.serve({ request, reply, language, render, key: isStaff ? '/ staff' : '/' })
  })
  const toApp = (request: FastifyRequest, reply: FastifyReply) => reply.redirect(`/#${request.url}`, 302)
  for (const path of BACK_OFFICE_PATHS) app.get(`/${path}`, toApp)
  for (const { name } of EXAMPLE_PAGES)
    app.get(`/${name}`, (request, reply) => (settings.values.examplePages ? toApp : nowhere)(request, reply))
}

/** Serves the pages of one language by their plain paths. */
function plainPage(parts: PageParts, language: Language) {
  const prefix = plainPath('', language)
  const readsOf = createReads(parts)
  const { settings } = parts
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = canonicalPath(pathOf(request.url))?.slice(prefix.length) ?? ''
    if (!isPage(path) || pathOf(request.url) !== prefix + path) return missingPage(request, reply, parts)
    const offered = offeredLanguage(language, settings.values)
    if (offered !== language)
      return reply.header('cache-control', ASK_AGAIN).redirect(plainPath(path, offered) + searchOf(request.url), 302)
    const search = knownQuery(path, request.query)
    const render = (notes: Notes) => renderPlain(parts, readsOf(FOR_EVERYBODY, language, notes), { path, search, language })
    const isThere = await parts.pageCache.serve({ request, reply, language: null, render, key: `${prefix}${path}${search}` })
    return isThere ? reply : missingPage(request, reply, parts)
  }
}

/** Redirects an address without a page to the target that staff chose for it. Without a target it gets the page that all missing pages share. */
export async function missingPage(request: FastifyRequest, reply: FastifyReply, parts: PageParts): Promise<FastifyReply> {
  const target = canonicalAddress(request.url) ?? (await parts.redirects.find(request.url))
  if (target !== null) return reply.header('cache-control', ASK_AGAIN).redirect(target, 301)
  const language = offeredLanguage(splitLanguage(request.url).language, parts.settings.values)
  const readsOf = createReads(parts)
  const render = (notes: Notes) => renderMissing(parts, readsOf(FOR_EVERYBODY, language, notes), language)
  await parts.pageCache.serve({ request, reply, language: null, render, key: `missing ${language}` })
  return reply
}

/** The query of an address with its `?`, or nothing. */
const searchOf = (url: string) => url.slice(pathOf(url).length)

/** Returns the canonical address of a page to redirect to; null when the request already uses it. */
function canonicalAddress(url: string): string | null {
  const path = canonicalPath(pathOf(url))
  if (path === null || path === pathOf(url) || !isPage(splitLanguage(path).path)) return null
  return path + url.slice(pathOf(url).length)
}

/** Returns the parameters that the page reads, in canonical form, and the token of a preview: no other part of the query changes the page. */
function knownQuery(path: string, query: unknown) {
  const given = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )
  const search = pageSearch(path, given)
  const preview = given.get('preview')
  return preview ? `${search}${search ? '&' : '?'}${new URLSearchParams({ preview })}` : search
}
