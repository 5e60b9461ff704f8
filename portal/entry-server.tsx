import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Language } from '../contract/languages.ts'
import { DEFAULT_PAGE_DATA, type PageData } from '../contract/page-data.ts'
import { portalContext, type PortalContext } from './page/context.ts'
import { BareDocument } from './document/bare-document.tsx'
import { Document } from './document/document.tsx'
import type { PageHead, PortalHandle } from './page/head.ts'
import { LAYOUT_ID, NOT_FOUND_ID } from './page/ids.ts'
import type { LayoutData } from './page/layout-data.ts'
import { isNotFound, notFound } from './page/not-found.ts'
import { reads } from './page/reads.ts'
import { BareFailure, PageFailure } from './pages/failure.tsx'
import { sayingOf } from './pages/refusal.ts'
import { plainPath } from './address/paths.ts'
import { portalRoutes } from './routes.tsx'
import { portalWords } from './text/words.ts'

// The server imports the portal from this file only (scripts/lint/direction.mjs), so the functions that it needs besides rendering are exported here.
export { articlePath, newsPath, productPath, productsPath } from './address/addresses.ts'
export { renderAppDocument } from './document/app-document.tsx'
export { renderClosed } from './pages/closed-document.tsx'
export { FEED_FORMATS, FEEDS, feedPath, renderFeed, type FeedFormat } from './feeds/feeds.ts'
export { MOVED_PAGES, pageParts, PAGES, PUBLIC_ROUTES, RECORD_PAGES } from './address/pages.ts'
export { pagePath, plainPath, splitLanguage } from './address/paths.ts'
export { textPageAt } from './address/text-pages.ts'
export { FORM_OF } from './pages/text-forms/answer.ts'
export { type MapEntry, renderRobots, renderSitemapIndex, SITEMAP_FOOT, SITEMAP_HEAD, sitemapEntry, standingPages } from './sitemap.ts'

export interface PageRequest extends PortalContext {
  /** The path without the prefix of the language: `/_news`; `/` is the home page. */
  path: string
  /** The query with its `?`, or an empty text. */
  search: string
  /** The beginning of full addresses: `https://example.com`. */
  origin: string
  /** Addresses of the page's stylesheet and its one script. */
  assets: { script: string; style: string }
  /** Set for the address `/`: the inline script by which the app takes over the page. The page then contains its data as well. */
  headScript?: string
  /** The address of the app's script. Used together with `headScript`. */
  app?: string
  /** The body of a form that was posted to the page, as `application/x-www-form-urlencoded`. */
  form?: string
  /** Settings that the app needs before its first call (M-04). Used together with `headScript`. */
  pageData?: PageData
}

export interface RenderedPage {
  status: number
  /** Renders the document. The caller may answer a missing page in another way and never call this. */
  html: () => string
  /** The target of a redirect; there is nothing to render then. */
  redirect?: string
  /** The words of a search that found nothing. */
  missed?: string | null
}

const anywhere: RouteObject = {
  id: NOT_FOUND_ID,
  path: '*',
  loader: () => {
    throw notFound()
  },
  Component: PageFailure,
  ErrorBoundary: PageFailure,
}
const routes = portalRoutes.map((route) =>
  route.id === LAYOUT_ID ? { ...route, children: [...(route.children ?? []), anywhere] } : route,
) as RouteObject[]
const handler = createStaticHandler(routes)

/** True if a path without its language matches a page of the portal. The record that the page shows may still be missing. */
export const isPage = (path: string): boolean => matchRoutes(portalRoutes, path) !== null

/** Returns the part of the query that the page reads, in one canonical form with its `?`. Other parameters do not change the page. */
export function pageSearch(path: string, query: URLSearchParams): string {
  const page = matchRoutes(portalRoutes, path)?.at(-1)
  return (page?.route.handle as Partial<PortalHandle> | undefined)?.search?.(query, page!.params) ?? ''
}

/** P-13: renders a public page as a whole document. Throws each error except that of a missing page. */
export async function renderPage({
  path,
  search,
  origin,
  assets,
  headScript,
  app,
  pageData,
  form,
  ...context
}: PageRequest): Promise<RenderedPage> {
  const request = new Request(new URL((path === '/' ? '/home' : path) + search, origin), form === undefined ? {} : posted(form))
  const answer = await handler.query(request, { requestContext: new RouterContextProvider(new Map([[portalContext, context]])) })
  if (answer instanceof Response)
    return { status: answer.status, html: () => '', redirect: plainPath(answer.headers.get('location') ?? '/home', context.language) }
  throwUnexpected(answer)
  const around = { origin, assets, headScript, app, pageData, cover: await coverOf(answer, context) }
  return { status: answer.errors ? 404 : answer.statusCode, html: () => documentOf(answer, around), missed: missedIn(answer) }
}

function missedIn({ matches, loaderData, errors }: StaticHandlerContext): string | null {
  const route = matches.at(-1)?.route
  return errors || !route ? null : ((route.handle as Partial<PortalHandle> | undefined)?.missed?.(loaderData[route.id]) ?? null)
}

const posted = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })

type Around = Pick<PageRequest, 'origin' | 'assets' | 'headScript' | 'app' | 'pageData'> & Pick<LayoutData, 'cover'>

/** The slide whose picture link previews of a page show that has no slides of its own. */
async function coverOf({ loaderData, errors }: StaticHandlerContext, { call }: PortalContext): Promise<LayoutData['cover']> {
  if (errors || (loaderData[LAYOUT_ID] as LayoutData).banners.length > 0) return undefined
  return (await call(reads.carousel, { maxResultCount: 1 })).items[0]
}

function documentOf(answer: StaticHandlerContext, { origin, assets, headScript, app = '', pageData, cover }: Around): string {
  const layout = { ...(answer.loaderData[LAYOUT_ID] as LayoutData), cover }
  const takeOver =
    headScript === undefined
      ? undefined
      : { headScript, app, pageData: pageData ?? DEFAULT_PAGE_DATA, data: { loaderData: answer.loaderData, errors: answer.errors } }
  const page = (
    <Document
      head={headOf(answer, layout)}
      pathname={answer.location.pathname}
      layout={layout}
      origin={origin}
      assets={assets}
      takeOver={takeOver}
    >
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, answer)} context={answer} hydrate={false} />
    </Document>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

interface Failure {
  language: Language
  /** The address of the style sheet. */
  style: string
  status: number
  /** Seconds after which to try again. */
  retryAfter: number | null
  /** True when the address can simply be opened again. */
  canRetry: boolean
}

/** Renders the page for a failed request in the style of the site, without reading the database. */
export function renderFailure({ language, style, canRetry, ...refusal }: Failure): string {
  const saying = sayingOf(refusal, portalWords[language])
  const page = (
    <BareDocument language={language} style={style} title={saying.title}>
      <BareFailure language={language} saying={saying}>
        {(words) => (
          <>
            {canRetry && (
              // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address leads to the page itself, with its query
              <a className="button" href="">
                {words.retry}
              </a>
            )}
            <a className={canRetry ? 'button quiet' : 'button'} href={plainPath('/home', language)}>
              {words.home}
            </a>
          </>
        )}
      </BareFailure>
    </BareDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function throwUnexpected({ errors }: StaticHandlerContext) {
  for (const error of Object.values(errors ?? {})) {
    if (!isNotFound(error)) throw error
  }
}

/** The head of a page with the languages that the site offers; no page is indexed where none may be. */
const asOffered = (head: PageHead, { site }: LayoutData): PageHead => ({
  ...head,
  languages: head.languages.filter((one) => site.languages.includes(one)),
  indexed: head.indexed && site.isIndexed,
})

function headOf({ matches, loaderData, errors }: StaticHandlerContext, layout: LayoutData): PageHead {
  const page = matches.at(-1)!.route
  if (!errors) return asOffered((page.handle as PortalHandle).head(loaderData[page.id], layout), layout)
  const { missing: title, missingHint: description } = portalWords[layout.language].failure
  return {
    title,
    description,
    canonical: null,
    languages: [layout.language],
    image: null,
    type: 'website',
    indexed: false,
    structured: () => [],
  }
}
