import type { FastifyRequest } from 'fastify'
import type { Call } from '../../contract/client.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { Language } from '../../contract/languages.ts'
import { refusal } from '../http/errors.ts'
import { redactedPath } from '../http/redacted-path.ts'
import type { Report } from '../config/report.ts'

interface Telling {
  language: Language
  request: FastifyRequest
  report: Report
}

/** Turns the failure of a write into the refusal of the API, so that the page can show it beside the form as it was sent. */
export function telling(call: Call, { language, request, report }: Telling) {
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
