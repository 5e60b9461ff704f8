import { z } from 'zod'
import { Problem, STATUS, type Envelope, type ErrorBody, type ValidationError } from '../../contract/errors.ts'
import type { Language } from '../../contract/languages.ts'
import { problemOf } from '../db/problems.ts'
import { say } from '../language/words.ts'
import { printable } from './printable.ts'
import { bounded, complaintsOf } from './complaints.ts'
import { failure } from './envelope.ts'
import { codeOf } from '../config/error-parts.ts'

const LONGEST_MESSAGE = 500

interface Refusal {
  status: number
  body: Envelope<null>
  /** Seconds after which to try again. */
  retryAfter: number | null
  /** True for an error that was not thrown on purpose: it belongs in the log. */
  unexpected: boolean
}

/** The one place where an error becomes a reply. The reply to an unexpected error says nothing but the request id. */
export function refusal(error: unknown, language: Language, requestId: string): Refusal {
  if (error instanceof z.ZodError) return invalid(complaintsOf(error, language), language)
  const problem = error instanceof Problem ? error : fromFramework(error)
  if (problem) return fromProblem(problem, language)
  const violation = problemOf(error)
  // A database that does not answer, is busy or is full is a fault on our side, and has a sentence of its own.
  if (violation) return { ...fromProblem(violation, language), unexpected: STATUS[violation.code] >= 500 }
  const body = failure({ code: 500, message: say(language, 'problem.unexpected'), details: `${requestId}`, validationErrors: null })
  return { status: 500, body, retryAfter: null, unexpected: true }
}

function fromProblem(problem: Problem, language: Language): Refusal {
  const status = STATUS[problem.code]
  const members = Object.entries(problem.members)
  const errors = bounded(
    members.map(([member, key]) => ({ message: say(language, key, problem.memberValues[member] ?? problem.values), members: [member] })),
    members.length,
    language,
  )
  const retryAfter = typeof problem.data?.['retryAfter'] === 'number' ? problem.data['retryAfter'] : null
  const message = printable(say(language, problem.words, problem.values), LONGEST_MESSAGE)
  const details = problem.code === 'loginFailed' ? say(language, 'problem.loginDetails') : detailsOf(errors)
  const error: ErrorBody = {
    code: status,
    message,
    details,
    validationErrors: errors.length > 0 ? errors : null,
    ...(problem.data ? { data: problem.data } : {}),
  }
  const unAuthorized = problem.code === 'signedOut' || problem.code === 'forbidden'
  return { status, body: failure(error, unAuthorized), retryAfter, unexpected: false }
}

function invalid(errors: ValidationError[], language: Language): Refusal {
  const body = failure({ code: 400, message: say(language, 'problem.invalid'), details: detailsOf(errors), validationErrors: errors })
  return { status: 400, body, retryAfter: null, unexpected: false }
}

const detailsOf = (errors: ValidationError[]) =>
  errors.length > 0 ? errors.map((e) => [e.members.join(', '), e.message].filter(Boolean).join(': ')).join('\n') : null

const statusOf = (error: unknown): unknown => (error instanceof Error && 'statusCode' in error ? error.statusCode : undefined)

/** Turns an error of the web framework itself, such as a broken address or a body that is too large, into a problem. */
function fromFramework(error: unknown): Problem | null {
  const statusCode = statusOf(error)
  if (codeOf(error) === 'FST_ERR_BAD_URL') return new Problem('invalid')
  if (statusCode === 413) return new Problem('tooLarge', { words: 'problem.bodyTooLarge' })
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Problem('invalid', { words: 'problem.invalid', members: { body: 'invalid.json' } })
  return null
}
