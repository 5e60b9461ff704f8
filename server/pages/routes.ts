import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BACK_OFFICE_PATHS } from '../../contract/back-office/paths.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import type { PageData } from '../../contract/page-data.ts'
import { isPage, pageSearch, PAGES, plainPath, PUBLIC_ROUTES, renderPage, splitLanguage } from '../../portal/entry-server.tsx'
import type { Notes } from '../http/context.ts'
import type { Database } from '../db/engine.ts'
import type { Environment } from '../config/environment.ts'
import type { CallEndpoint } from '../http/call.ts'
import type { Mounted } from '../http/handlers.ts'
import { csp } from '../http/headers.ts'
import { chosenLanguage } from '../http/request.ts'
import { canonicalPath, pageAt, pathOf } from '../site/addresses.ts'
import type { Assets } from './assets.ts'
import { feedRoutes } from './feeds.ts'
import { createReads, FOR_EVERYBODY, type Reads } from './reads.ts'
import { HEAD_SCRIPT, HEAD_SCRIPT_HASH } from './head-script.ts'
import type { PageCache } from './page-cache.ts'
import type { FreshReply } from './fresh-reply.ts'
import type { Redirects } from './redirects.ts'

interface PageParts {
  call: CallEndpoint
  handlers: Mounted[]
  pageCache: PageCache
  database: Database
  redirects: Redirects
  assets: Assets
  environment: Environment
}

const HTML = 'text/html; charset=utf-8'
/** Staff may change where an address leads to: browsers must not remember it for ever. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

/** Everything that is a page: the portal by plain path in each language, `/` with the app in it, feeds, and the plain twins of the app's addresses. */
export function pageRoutes(app: FastifyInstance, parts: PageParts) {
  const { environment, pageCache, database } = parts
  const readsOf = createReads(parts)
  const nowhere = (request: FastifyRequest, reply: FastifyReply) => missingPage(request, reply, parts)

  const page = (language: Language, prefix: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const path = canonicalPath(pathOf(request.url))?.slice(prefix.length) ?? ''
    if (!isPage(path) || pathOf(request.url) !== prefix + path) return nowhere(request, reply)
    const search = knownQuery(path, request.query as Record<string, unknown>)
    const make = (notes: Notes) => renderPlain(parts, readsOf(FOR_EVERYBODY, language, notes), { path, search, language })
    return (await pageCache.serve(request, reply, null, make, `${prefix}${path}${search}`)) ?? nowhere(request, reply)
  }

  for (const language of LANGUAGES) {
    const prefix = plainPath('', language)
    for (const path of PUBLIC_ROUTES) app.get(`${prefix}${path}`, page(language, prefix))
    if (prefix) app.get(prefix, (_, reply) => reply.redirect(prefix + PAGES.home, 301))
  }
  feedRoutes(app, { pageCache, database, readsOf, nowhere, origin: environment.publicUrl })
  app.get('/', (request, reply) => {
    // The page itself is Chinese for whoever has not chosen: its address has no language, and robots have no cookie.
    const language = chosenLanguage(request.headers)
    const make = (notes: Notes) => renderFront(parts, readsOf(FOR_EVERYBODY, language, notes), language)
    return pageCache.serve(request, reply, language, make, '/')
  })
  for (const path of BACK_OFFICE_PATHS) app.get(`/${path}`, (request, reply) => reply.redirect(`/#${request.url}`, 302))
}

/** An address that leads nowhere: to where staff have said that its visitors go, else the page that says so, which all of them share. */
export async function missingPage(request: FastifyRequest, reply: FastifyReply, parts: PageParts): Promise<FastifyReply> {
  const target = elsewhere(request.url) ?? (await parts.redirects.find(request.url))
  if (target !== null) return reply.header('cache-control', ASK_AGAIN).redirect(target, 301)
  const { language } = splitLanguage(request.url)
  const reads = createReads(parts)
  const make = async (notes: Notes): Promise<FreshReply> => {
    const { call, isStillTrue } = reads(FOR_EVERYBODY, language, notes)
    const { status, html } = await renderPage({ ...pageFrom(parts), path: '/_nowhere', search: '', language, call })
    return { status, type: HTML, body: html(), isShared: true, isStillTrue }
  }
  return (await parts.pageCache.serve(request, reply, null, make, `missing ${language}`))!
}

/** Returns the canonical address of a page to redirect to; null when the request already uses it. */
function elsewhere(url: string): string | null {
  const path = canonicalPath(pathOf(url))
  if (path === null || path === pathOf(url) || !isPage(splitLanguage(path).path)) return null
  return path + url.slice(pathOf(url).length)
}

const pageFrom = ({ assets, environment }: Pick<PageParts, 'assets' | 'environment'>) => ({
  origin: environment.publicUrl,
  timeZone: environment.timeZone,
  assets: assets.plain,
})

/** Returns the parameters that the page reads, in canonical form, and if it is a preview: no other part of the query changes the page. */
function knownQuery(path: string, query: Record<string, unknown>) {
  const given = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )
  const search = pageSearch(path, given)
  const preview = given.get('preview')
  return preview ? `${search}${search ? '&' : '?'}${new URLSearchParams({ preview })}` : search
}

/** Null where there is no such page; a preview that has ended says so itself. */
async function renderPlain(
  parts: PageParts,
  { call, isStillTrue }: Reads,
  at: { path: string; search: string; language: Language },
): Promise<FreshReply | null> {
  const { status, html, redirect } = await renderPage({ ...at, ...pageFrom(parts), call })
  if (redirect) return { status, type: HTML, body: '', headers: { location: redirect } }
  const isPrivate = at.search.includes('preview=')
  if (status === 404 && !isPrivate) return null
  const address = status === 200 && !isPrivate ? pageAt(at.path + at.search) : null
  const page = address ? { path: address.path, language: at.language } : undefined
  return { status, type: HTML, body: html(), isPrivate, isStillTrue, page }
}

/** The page of `/`: the home page with its data, and the app that takes it over. */
async function renderFront({ assets, environment }: PageParts, reads: Reads, language: Language): Promise<FreshReply> {
  const pageData: PageData = {
    mode: environment.isDemo ? 'demo' : 'normal',
    language,
    appTitle: environment.appTitle,
    timeZone: environment.timeZone,
    defaultTheme: environment.defaultTheme,
    errorLog: environment.isProduction,
  }
  const { status, html } = await renderPage({
    path: '/',
    search: '',
    language,
    call: reads.call,
    ...pageFrom({ assets, environment }),
    assets: assets.app,
    headScript: HEAD_SCRIPT,
    pageData,
  })
  return {
    status,
    type: HTML,
    body: html(),
    isStillTrue: reads.isStillTrue,
    headers: { 'content-security-policy': csp(HEAD_SCRIPT_HASH), vary: 'accept-encoding, accept-language, cookie' },
  }
}
