import type { IncomingMessage, ServerResponse } from 'node:http'
import { SESSION_VERSION } from '../../contract/features/sign-in.ts'

const METHODS = 'GET, POST, PUT, DELETE'
/** The headers that clients of this family send; a browser asks whether it may send each. */
const HEADERS = [
  'authorization',
  'x-token',
  'content-type',
  'accept-language',
  'idempotency-key',
  'x-requested-with',
  'x-xsrf-token',
  'abp.tenantid',
  '.aspnetcore.culture',
  'cache-control',
  'pragma',
  'expires',
].join(', ')
const READABLE = `retry-after, ${SESSION_VERSION}`
const A_DAY = '86400'

/** The part of an address that scripts call. */
const API = /^\/(api|abp|abpuserconfiguration)(\/|$)|^\/[\w-]+\/h5\//i

/**
 * Lets pages of the named origins call the API; for every other origin a browser keeps the reply from the page, as without this. Sessions are told by a
 * header alone, so no cookie of ours is allowed along. Answers the question that a browser asks before a call, and returns true if it did.
 */
export function answerOtherOrigin(request: IncomingMessage, response: ServerResponse, origins: ReadonlySet<string>): boolean {
  const { origin } = request.headers
  if (origins.size === 0 || !API.test(request.url ?? '')) return false
  // The header stands on every reply: a cache must not give the reply that one origin got to another. Replies that are kept say so themselves.
  response.setHeader('vary', 'origin')
  if (origin === undefined || !origins.has(origin)) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-expose-headers', READABLE)
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false
  response.writeHead(204, {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': A_DAY,
  })
  response.end()
  return true
}
