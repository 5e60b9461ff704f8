import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { portal } from '../../contract/features/portal.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { offeredLanguage } from '../../contract/settings/languages.ts'
import { FEED_FORMATS, feedPath, FEEDS, type FeedFormat, renderFeed, renderRobots } from '../../portal/entry-server.tsx'
import type { Context } from '../http/context.ts'
import type { Notes } from '../http/notes.ts'
import type { Database } from '../db/engine.ts'
import type { Settings } from '../settings/settings.ts'
import { FOR_VISITORS } from './for-visitors.ts'
import type { PageCache } from './page-cache.ts'
import type { FreshReply } from './fresh-reply.ts'
import { pack } from './pack.ts'
import { reading } from '../site/reading.ts'
import { FOR_EVERYBODY, type createReads, type Reads } from './reads.ts'
import { sitemap } from './sitemap.ts'

interface FeedParts {
  pageCache: PageCache
  database: Database
  settings: Settings
  readsOf: ReturnType<typeof createReads>
  /** The start of full addresses: `https://example.com`. */
  origin: string
  nowhere: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

const NEWEST = 50
const numbered = z.object({ number: z.coerce.number().optional() })

/** P-13: the addresses for programs: feeds of the news, the sitemap, and the rules for robots. */
export function feedRoutes(app: FastifyInstance, { pageCache, database, settings: { values }, readsOf, origin, nowhere }: FeedParts) {
  for (const language of LANGUAGES)
    for (const format of FEED_FORMATS)
      app.get(feedPath(language, format), FOR_VISITORS, (request, reply) => {
        const offered = offeredLanguage(language, values)
        if (offered !== language) return reply.redirect(feedPath(offered, format), 302)
        const render = (notes: Notes) => feed(readsOf(FOR_EVERYBODY, language, notes), { origin, language, format })
        return pageCache.serve({ request, reply, language: null, render, key: feedPath(language, format) })
      })

  async function sendMap(request: FastifyRequest, reply: FastifyReply) {
    const { number } = numbered.parse(request.params)
    const render = (notes: Notes) => renderMap({ ...reading(database, notes), settings: values }, origin, number)
    const key = `sitemap ${number ?? ''}`
    return (await pageCache.serve({ request, reply, language: null, render, key })) ? reply : nowhere(request, reply)
  }
  for (const path of ['/sitemap.xml', '/sitemap-:number(^[1-9]\\d{0,3}).xml']) app.get(path, FOR_VISITORS, sendMap)
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(renderRobots(origin, values.isIndexed)))
}

interface Kind {
  origin: string
  language: Language
  format: FeedFormat
}

async function feed({ call, isStillTrue }: Reads, { format, ...more }: Kind): Promise<FreshReply> {
  const [site, { items }] = await Promise.all([call(portal.site), call(portal.listNews, { maxResultCount: NEWEST })])
  // A feed says its language once, so news without words in it are left out.
  const news = items.filter(({ language }) => language === more.language).toSorted((a, b) => b.publishTime.localeCompare(a.publishTime))
  return { status: 200, type: `${FEEDS[format]}; charset=utf-8`, body: renderFeed({ ...more, format, site, news }), isStillTrue }
}

async function renderMap(ctx: Context, origin: string, number?: number): Promise<FreshReply | null> {
  const map = await sitemap(ctx, origin, number)
  if (map === null) return null
  return { status: 200, type: 'application/xml; charset=utf-8', body: typeof map === 'string' ? map : await pack(map) }
}
