import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../contract/client.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { PAGES, plainPath, renderPage } from '../../portal/entry-server.tsx'
import { newNotes } from '../http/notes.ts'
import type { Database } from '../db/engine.ts'
import type { Environment } from '../config/environment.ts'
import type { CallEndpoint } from '../http/call.ts'
import { refusal } from '../http/errors.ts'
import type { Mounted } from '../http/handlers.ts'
import { createNetworkLimit } from '../http/network-limit.ts'
import { redactedPath } from '../http/redacted-path.ts'
import type { Report } from '../config/report.ts'
import { originOf } from '../http/request.ts'
import type { Assets } from './assets.ts'
import { createReads } from './reads.ts'

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

interface Telling {
  language: Language
  request: FastifyRequest
  report: Report
}

/** Turns the failure of a write into the refusal of the API, so that the page can show it beside the form as it was sent. */
function telling(call: Call, { language, request, report }: Telling) {
  let wait: number | null = null
  const told: Call = (endpoint, ...input) =>
    call(endpoint, ...input).catch((error: unknown) => {
      if (endpoint.effect === 'read') throw error
      const { status, body, retryAfter, unexpected } = refusal(error, language, request.id)
      if (unexpected) report(error, { id: request.id, method: request.method, url: redactedPath(request.url) })
      wait = retryAfter
      throw new RefusedWrite(status, body.error!, error)
    })
  return { call: told, retryAfter: () => wait }
}

/** The same error as the app's client throws. */
class RefusedWrite extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody, cause: unknown) {
    super(body.message, { cause })
    this.status = status
    this.body = body
  }
}
