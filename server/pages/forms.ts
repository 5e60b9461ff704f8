import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { PAGES, plainPath, renderPage } from '../../portal/entry-server.tsx'
import { newNotes } from '../http/notes.ts'
import type { Database } from '../db/engine.ts'
import type { Environment } from '../config/environment.ts'
import type { CallEndpoint } from '../http/call.ts'
import type { Mounted } from '../http/handlers.ts'
import { createNetworkLimit } from '../http/network-limit.ts'
import type { Report } from '../config/report.ts'
import { originOf } from '../http/request.ts'
import type { Assets } from './assets.ts'
import { createReads } from './reads.ts'
import { telling } from './refused-write.ts'

interface FormParts {
  call: CallEndpoint
  handlers: Mounted[]
  database: Database
  assets: Assets
  environment: Environment
  report: Report
}

const FORM = 'application/x-www-form-urlencoded'
/** The size of the longest enquiry, with nine bytes for each Chinese letter. */
const MOST_BYTES = 32 * 1024

/** Forms on plain pages, for browsers without script. The answer is a page, which is not cached. */
export function formRoutes(app: FastifyInstance, parts: FormParts) {
  const readsOf = createReads(parts)
  const limit = createNetworkLimit(60, 10 * 60)

  const answer = (language: Language) => async (request: FastifyRequest, reply: FastifyReply) => {
    // Each answer is rendered for its sender, so the number of answers is limited.
    await limit.take(request.ip)
    const refused = telling(readsOf(originOf(request), language, newNotes()).call, { language, request, report: parts.report })
    const { product } = request.query as Record<string, unknown>
    const { status, html, redirect } = await renderPage({
      path: PAGES.contact,
      search: typeof product === 'string' ? `?${new URLSearchParams({ product })}` : '',
      form: request.body as string,
      language,
      call: refused.call,
      origin: parts.environment.publicUrl,
      timeZone: parts.environment.timeZone,
      assets: parts.assets.plain,
    })
    reply.status(status).header('cache-control', 'no-store')
    if (redirect) return reply.header('location', redirect).send()
    if (refused.retryAfter() !== null) reply.header('retry-after', refused.retryAfter())
    return reply.type('text/html; charset=utf-8').send(html())
  }

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body))
    for (const language of LANGUAGES) forms.post(plainPath(PAGES.contact, language), answer(language))
  })
}
