import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BACK_OFFICE_PATHS } from '../../contract/back-office-paths.ts'
import { portal } from '../../contract/features/portal.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import type { PageData } from '../../contract/page-data.ts'
import { renderFeed, renderPage, renderRobots, renderSitemap } from '../../portal/entry-server.tsx'
import type { Notes, Origin } from '../context.ts'
import type { Environment } from '../environment.ts'
import type { CallEndpoint } from '../http/call.ts'
import type { Mounted } from '../http/handlers.ts'
import { csp } from '../http/headers.ts'
import { chosenLanguage, originOf } from '../http/request.ts'
import type { Assets } from './assets.ts'
import { createReads, type Reads } from './reads.ts'
import { HEAD_SCRIPT, HEAD_SCRIPT_HASH } from './head-script.ts'
import type { Keeper, Made } from './keeper.ts'

interface PageParts {
  call: CallEndpoint
  handlers: Mounted[]
  keeper: Keeper
  assets: Assets
  environment: Environment
}

const HTML = 'text/html; charset=utf-8'
const NEWEST = 50
/** The only query names that change a page: any other leaves what is kept untouched. */
const PAGE_QUERY = ['category', 'keyword', 'page', 'id', 'preview'] as const

/** Everything that is a page: the portal by plain path in each language, `/` with the app in it, feeds, and the plain twins of the app's addresses. */
export function pageRoutes(app: FastifyInstance, parts: PageParts) {
  const { environment, keeper } = parts
  const readsOf = createReads(parts.call, parts.handlers)
  const origin = environment.publicUrl

  const page = (language: Language, prefix: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!.slice(prefix.length).toLowerCase()
    const search = knownQuery(request.query as Record<string, unknown>)
    const make = (notes: Notes) => renderPlain(parts, readsOf(originOf(request), language, notes), { path, search, language })
    return keeper.serve(request, reply, null, make, `${prefix}${path}${search}`)
  }

  for (const language of LANGUAGES) {
    const prefix = language === 'en' ? '/en' : ''
    for (const path of ['/home', '/product', '/contact', '/_*']) app.get(`${prefix}${path}`, page(language, prefix))
    app.get(`${prefix}/rss.xml`, (request, reply) =>
      keeper.serve(request, reply, null, (notes) => feed(readsOf(originOf(request), language, notes), origin, language)),
    )
  }
  app.get('/en', (_, reply) => reply.redirect('/en/home', 301))
  app.get('/', (request, reply) => {
    // The page itself is Chinese for whoever has not chosen: its address has no language, and robots have no cookie.
    const language = chosenLanguage(request.headers)
    const make = (notes: Notes) => renderFront(parts, readsOf(originOf(request), language, notes), language)
    return keeper.serve(request, reply, language, make, '/')
  })
  app.get('/sitemap.xml', (request, reply) =>
    keeper.serve(request, reply, null, (notes) => sitemap(parts, readsOf, originOf(request), notes)),
  )
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(renderRobots({ origin })))
  for (const path of BACK_OFFICE_PATHS) app.get(`/${path}`, (request, reply) => reply.redirect(`/#${request.url}`, 302))
}

/** An address that leads nowhere, as a page of the site with the right status. */
export async function missingPage(request: FastifyRequest, reply: FastifyReply, parts: PageParts) {
  const language: Language = request.url.startsWith('/en/') ? 'en' : 'zh-CN'
  const readsOf = createReads(parts.call, parts.handlers)
  const make = (notes: Notes) =>
    renderPlain(parts, readsOf(originOf(request), language, notes), { path: '/_nowhere', search: '', language })
  return parts.keeper.serve(request, reply, null, make, `missing ${language}`)
}

const knownQuery = (query: Record<string, unknown>) => {
  const known = PAGE_QUERY.flatMap((name) =>
    typeof query[name] === 'string' && query[name] !== '' ? [[name, query[name]] as [string, string]] : [],
  )
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

async function renderPlain(
  { assets, environment }: PageParts,
  reads: Reads,
  at: { path: string; search: string; language: Language },
): Promise<Made> {
  const { status, html, redirect } = await renderPage({ ...at, call: reads.call, origin: environment.publicUrl, assets: assets.plain })
  if (redirect) return { status, type: HTML, body: '', headers: { location: redirect } }
  return { status, type: HTML, body: html, isPrivate: at.search.includes('preview='), isStillTrue: reads.isStillTrue }
}

/** The page of `/`: the home page with its data, and the app that takes it over. */
async function renderFront({ assets, environment }: PageParts, reads: Reads, language: Language): Promise<Made> {
  const pageData: PageData = {
    mode: environment.isDemo ? 'demo' : 'normal',
    language,
    appTitle: environment.appTitle,
    defaultTheme: environment.defaultTheme,
    errorLog: environment.isProduction,
  }
  const { status, html } = await renderPage({
    path: '/',
    search: '',
    language,
    call: reads.call,
    origin: environment.publicUrl,
    assets: assets.app,
    headScript: HEAD_SCRIPT,
    pageData,
  })
  return {
    status,
    type: HTML,
    body: html,
    isStillTrue: reads.isStillTrue,
    headers: { 'content-security-policy': csp(HEAD_SCRIPT_HASH), vary: 'accept-encoding, accept-language, cookie' },
  }
}

async function feed({ call, isStillTrue }: Reads, origin: string, language: Language): Promise<Made> {
  const [site, { items }] = await Promise.all([call(portal.site), call(portal.listNews, { maxResultCount: NEWEST })])
  const news = items.toSorted((a, b) => b.publishTime.localeCompare(a.publishTime))
  return { status: 200, type: 'application/rss+xml; charset=utf-8', body: renderFeed({ origin, language, site, news }), isStillTrue }
}

async function sitemap({ environment }: PageParts, readsOf: ReturnType<typeof createReads>, from: Origin, notes: Notes): Promise<Made> {
  const newsIn = async (language: Language) => (await readsOf(from, language, notes).call(portal.listNews, { maxResultCount: 1000 })).items
  const news = { 'zh-CN': await newsIn('zh-CN'), en: await newsIn('en') }
  return { status: 200, type: 'application/xml; charset=utf-8', body: renderSitemap({ origin: environment.publicUrl, news }) }
}
