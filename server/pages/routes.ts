import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BACK_OFFICE_PATHS } from '../../contract/back-office-paths.ts'
import { client } from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { portal } from '../../contract/features/portal.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import type { PageData } from '../../contract/page-data.ts'
import { renderFeed, renderPage, renderRobots, renderSitemap } from '../../portal/entry-server.tsx'
import { ANYONE, type Notes, type Origin } from '../context.ts'
import type { Environment } from '../environment.ts'
import type { CallEndpoint } from '../http/call.ts'
import type { Mounted } from '../http/handlers.ts'
import { csp } from '../http/headers.ts'
import { chosenLanguage, originOf } from '../http/request.ts'
import type { Assets } from './assets.ts'
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
  const inProcess = caller(parts)
  const origin = environment.publicUrl

  const page = (language: Language, prefix: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!.slice(prefix.length).toLowerCase()
    const search = knownQuery(request.query as Record<string, unknown>)
    const make = (notes: Notes) => renderPlain(parts, inProcess(originOf(request), language, notes), { path, search, language })
    return keeper.serve(request, reply, null, make, `${prefix}${path}${search}`)
  }

  for (const language of LANGUAGES) {
    const prefix = language === 'en' ? '/en' : ''
    for (const path of ['/home', '/_*']) app.get(`${prefix}${path}`, page(language, prefix))
    app.get(`${prefix}/rss.xml`, (request, reply) => keeper.serve(request, reply, null, (notes) => feed(inProcess(originOf(request), language, notes), origin, language)))
  }
  app.get('/en', (_, reply) => reply.redirect('/en/home', 301))
  app.get('/', (request, reply) => {
    // The page itself is Chinese for whoever has not chosen: its address has no language, and robots have no cookie.
    const language = chosenLanguage(request.headers)
    const make = (notes: Notes) => renderFront(parts, inProcess(originOf(request), language, notes), language)
    return keeper.serve(request, reply, language, make, '/')
  })
  app.get('/sitemap.xml', (request, reply) => keeper.serve(request, reply, null, (notes) => sitemap(inProcess, originOf(request), notes, origin)))
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(renderRobots({ origin })))
  for (const path of BACK_OFFICE_PATHS) app.get(`/${path}`, (request, reply) => reply.redirect(`/#${request.url}`, 302))
}

/** An address that leads nowhere, as a page of the site with the right status. */
export async function missingPage(request: FastifyRequest, reply: FastifyReply, parts: PageParts) {
  const language: Language = request.url.startsWith('/en/') ? 'en' : 'zh-CN'
  const inProcess = caller(parts)
  const make = (notes: Notes) => renderPlain(parts, inProcess(originOf(request), language, notes), { path: '/_nowhere', search: '', language })
  return parts.keeper.serve(request, reply, null, make, `missing ${language}`)
}

type InProcess = (origin: Origin, language: Language, notes: Notes) => ReturnType<typeof client>

/** A contract client without a wire: the pages' loaders call the handlers themselves, and what they read is noted. */
function caller({ call, handlers }: PageParts): InProcess {
  const byPath = new Map(handlers.map((mounted) => [mounted.endpoint.path, mounted]))
  return (origin, language, notes) =>
    client(async (endpoint: Endpoint, input) => call(byPath.get(endpoint.path)!, input, { caller: ANYONE, origin, language, now: Date.now(), notes }))
}

const knownQuery = (query: Record<string, unknown>) => {
  const known = PAGE_QUERY.flatMap((name) => (typeof query[name] === 'string' && query[name] !== '' ? [[name, query[name]] as [string, string]] : []))
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

async function renderPlain({ assets, environment }: PageParts, call: ReturnType<typeof client>, at: { path: string; search: string; language: Language }): Promise<Made> {
  const { status, html, redirect } = await renderPage({ ...at, call, origin: environment.publicUrl, assets: assets.plain })
  if (redirect) return { status, type: HTML, body: '', headers: { location: redirect } }
  return { status, type: HTML, body: html, isPrivate: at.search.includes('preview=') }
}

/** The page of `/`: the home page with its data, and the app that takes it over. */
async function renderFront({ assets, environment }: PageParts, call: ReturnType<typeof client>, language: Language): Promise<Made> {
  const pageData: PageData = { mode: environment.isDemo ? 'demo' : 'normal', language, appTitle: environment.appTitle, defaultTheme: environment.defaultTheme, errorLog: environment.isProduction }
  const { status, html } = await renderPage({ path: '/', search: '', language, call, origin: environment.publicUrl, assets: assets.app, headScript: HEAD_SCRIPT, pageData })
  return { status, type: HTML, body: html, headers: { 'content-security-policy': csp(HEAD_SCRIPT_HASH), vary: 'accept-encoding, accept-language, cookie' } }
}

async function feed(call: ReturnType<typeof client>, origin: string, language: Language): Promise<Made> {
  const [site, { items }] = await Promise.all([call(portal.site), call(portal.listNews, { maxResultCount: NEWEST })])
  const news = items.toSorted((a, b) => b.publishTime.localeCompare(a.publishTime))
  return { status: 200, type: 'application/rss+xml; charset=utf-8', body: renderFeed({ origin, language, site, news }) }
}

async function sitemap(inProcess: InProcess, from: Origin, notes: Notes, origin: string): Promise<Made> {
  const newsIn = async (language: Language) => (await inProcess(from, language, notes)(portal.listNews, { maxResultCount: 1000 })).items
  const news = { 'zh-CN': await newsIn('zh-CN'), en: await newsIn('en') }
  return { status: 200, type: 'application/xml; charset=utf-8', body: renderSitemap({ origin, news }) }
}
