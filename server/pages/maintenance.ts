import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../contract/errors.ts'
import type { Language } from '../../contract/languages.ts'
import { offeredLanguage } from '../../contract/settings/languages.ts'
import { renderClosed, splitLanguage } from '../../portal/entry-server.tsx'
import type { Database } from '../db/engine.ts'
import { siteName } from '../features/messages/site-name.ts'
import { csp } from '../http/content-security-policy.ts'
import { isProbablyStaff } from '../http/request.ts'
import { pathOf } from '../site/addresses.ts'
import { HEAD_SCRIPT, HEAD_SCRIPT_HASH } from './head-script.ts'
import { HTML, pageDataFor, type RenderParts } from './render.ts'

interface ClosingParts extends RenderParts {
  database: Database
}

const RETRY_SECONDS = 600

/** E-07: while the site is being maintained visitors get a page that says so, and their calls a 503. Staff go on, previews too. */
export function closeForMaintenance(app: FastifyInstance, parts: ClosingParts): void {
  const { values } = parts.settings
  app.addHook('onRequest', async (request, reply) => {
    const { forVisitors } = request.routeOptions.config
    if (!values.isInMaintenance || !forVisitors) return
    if (forVisitors === 'call') throw new Problem('busy', { words: 'problem.maintenance', data: { retryAfter: RETRY_SECONDS } })
    const isFront = pathOf(request.url) === '/'
    // The front page has no preview.
    if (!isFront && isPreview(request)) return
    if (isFront && isProbablyStaff(request.headers)) return
    await sendClosed(request, reply, parts, isFront)
    return reply
  })
}

const isPreview = ({ url }: FastifyRequest) => /[?&]preview=./.test(url)

async function sendClosed(request: FastifyRequest, reply: FastifyReply, parts: ClosingParts, isFront: boolean) {
  const { values } = parts.settings
  const language = offeredLanguage(isFront ? request.chosenLanguage : splitLanguage(request.url).language, values)
  const takeOver = { headScript: HEAD_SCRIPT, app: parts.assets.app.script, pageData: pageDataFor(parts, language) }
  const text = wordsOf(language, values)
  // A site that is being maintained may be without its database.
  const site = await siteName({ db: parts.database.read, language }).catch(() => '')
  const body = renderClosed({ language, site, text, style: parts.assets.plain.style, ...(isFront && { takeOver }) })
  if (isFront) reply.header('content-security-policy', csp(HEAD_SCRIPT_HASH, parts.environment))
  return reply.status(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).type(HTML).send(body)
}

/** The words in the language of the page, else those in the other. */
const wordsOf = (language: Language, { maintenanceText, maintenanceTextEn }: RenderParts['settings']['values']) =>
  language === 'en' ? (maintenanceTextEn ?? maintenanceText) : (maintenanceText ?? maintenanceTextEn)
