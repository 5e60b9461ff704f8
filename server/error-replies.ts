import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { KB } from '../contract/budget.ts'
import { Problem } from '../contract/errors.ts'
import { refusal } from './http/errors.ts'
import type { Report } from './config/report.ts'
import { redactedPath } from './http/redacted-path.ts'
import { isForPrograms } from './site/addresses.ts'
import { failurePage } from './pages/failure.ts'

type MissingPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface ErrorParts {
  report: Report
  /** The address of the pages' style sheet. */
  style: string
}

/** The most bytes of a refused body that are read and dropped, so that the connection can be used again; with more it is closed. */
const WORTH_READING = 64 * KB

/** True when the rest of the body may be larger than is worth reading. */
function isMuchUnread({ raw }: FastifyRequest) {
  if (raw.complete) return false
  return raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > WORTH_READING
}

/** Turns every error into a reply: the envelope of C-03 for programs, a page for people. */
export const errorReply =
  ({ report, style }: ErrorParts) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, body, retryAfter, unexpected } = refusal(error, request.language, request.id)
    if (unexpected) report(error, { id: request.id, method: request.method, url: redactedPath(request.originalUrl) })
    if (retryAfter !== null) reply.header('retry-after', retryAfter)
    reply.status(status).header('cache-control', 'no-store')
    if (isMuchUnread(request)) reply.header('connection', 'close')
    if (isForPrograms(request.url)) return reply.send(body)
    return reply.type('text/html; charset=utf-8').send(failurePage(request, style, { status, retryAfter }))
  }

export function errorReplies(app: FastifyInstance, parts: ErrorParts, missingPage: MissingPage) {
  app.setErrorHandler(errorReply(parts))

  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isForPrograms(request.url)
    if (isPage) return missingPage(request, reply)
    throw new Problem('notFound', { words: 'problem.noSuchAddress', values: { path: request.originalUrl.split('?')[0]!.slice(0, 200) } })
  })
}
