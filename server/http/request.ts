import type { FastifyRequest } from 'fastify'
import { TOKEN_COOKIE } from '../../contract/features/sign-in.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Origin } from './context.ts'
import { isFromHere } from './from-here.ts'

/** Returns the session token from the headers of C-01; never from a cookie, because a browser sends cookies for pages of other sites too (CSRF). */
export function tokenOf(headers: FastifyRequest['headers']): string | null {
  const own = headers['x-token']
  if (typeof own === 'string' && own !== '') return own
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

const HAS_TOKEN = new RegExp(`(?:^|;\\s?)${TOKEN_COOKIE}=[^;]`)

/** True for a browser in which somebody has signed in, by its cookie. A hint for speed only: the session may be over, or somebody else's. */
export const isProbablyStaff = ({ cookie = '' }: IncomingHttpHeaders): boolean => HAS_TOKEN.test(cookie)

export const originOf = (request: FastifyRequest): Origin => ({
  // The connection of a visitor who has hung up has no address.
  ip: request.ip ?? '',
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
  requestId: request.id,
  isFromHere: () => isFromHere(request.raw),
  // Asked by long work only; a listener for each request would cost all of them.
  hasHungUp: () => request.raw.socket.destroyed,
  ...otherSite(request),
})

/** Browsers say which site's page sends a form or a call. Programs say nothing, but a program cannot misuse a visitor's browser either. */
function otherSite({ headers }: FastifyRequest): Pick<Origin, 'otherSite'> {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none' || (site === undefined && headers.origin === undefined)) return {}
  const from = URL.parse(headers.origin ?? '')?.host ?? 'unknown'
  return site === undefined && from === headers.host ? {} : { otherSite: from }
}
