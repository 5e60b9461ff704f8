import type { Envelope, ErrorBody } from '../../contract/errors.ts'
import type { Wire } from '../../contract/features/sign-in.ts'
import type { Notice } from '../browser/notice.ts'

/** What a call that failed says: the server's own words, or ours when it said nothing. */
export class CallError extends Error {
  readonly status: number
  readonly body: ErrorBody | null
  /** Seconds to wait (429). */
  readonly retryAfter: number | null
  /** It ended the session; whoever leads to login says so there. */
  readonly isEnded: boolean

  constructor(
    message: string,
    more: { status?: number; body?: ErrorBody | null; retryAfter?: number | null; isEnded?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'CallError'
    this.status = more.status ?? 0
    this.body = more.body ?? null
    this.retryAfter = more.retryAfter ?? null
    this.isEnded = more.isEnded ?? false
  }
}

export interface House {
  fetch: typeof fetch
  token: () => string | null
  language: () => string
  mode: () => 'normal' | 'demo'
  say: (key: 'timeout' | 'network' | 'failed' | 'demo', values?: { status: number }) => string
  notify: (notice: Notice) => void
  /** The session that this token stood for is over, and what the server said to it. */
  ended: (token: string, message: string) => void
}

export type Carry = (wire: Wire, input: unknown, manners?: { quiet?: boolean }) => Promise<unknown>

/** Carries calls over HTTP (C-01) and says aloud what went wrong (C-02) unless the caller asks for `quiet`. */
export const transport =
  (house: House): Carry =>
  async (wire, input, manners = {}) => {
    try {
      return await carry(house, wire, input)
    } catch (error) {
      const failure = error instanceof CallError ? error : unreachable(house, error)
      if (!manners.quiet && !failure.isEnded) announce(house, wire, failure)
      throw failure
    }
  }

async function carry(house: House, wire: Wire, input: unknown): Promise<unknown> {
  if (house.mode() === 'demo' && wire.refusedInDemo) return refuseAsDemo(house)
  const token = house.token()
  const verb = wire.verbs[0] ?? 'POST'
  const inQuery = verb === 'GET' || verb === 'DELETE'
  const reply = await house.fetch(inQuery ? withQuery(wire.path, input) : wire.path, {
    method: verb,
    headers: headersOf(house, token, !inQuery),
    signal: AbortSignal.timeout(wire.timeout),
    ...(inQuery ? {} : { body: JSON.stringify(input) }),
  })
  const body: unknown = await reply.json().catch(() => null)
  const error = errorOf(body)
  if (reply.ok && !error) return wire.body === 'abp' ? (body as Envelope<unknown>).result : body
  const message = error?.message ?? house.say('failed', { status: reply.status })
  const isEnded = reply.status === 401 && token !== null && wire.access !== 'anyone'
  if (isEnded) house.ended(token, message)
  throw new CallError(message, { status: reply.status, body: error, retryAfter: Number(reply.headers.get('Retry-After')) || null, isEnded })
}

/** M-02: in demo mode a write fails in the client, after 200 ms and without a request. */
export async function refuseAsDemo(house: Pick<House, 'say'>): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 200))
  const message = house.say('demo')
  throw new CallError(message, { status: 403, body: { code: 403, message, details: null, validationErrors: null } })
}

export function headersOf(house: Pick<House, 'language'>, token: string | null, json: boolean): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': house.language(),
    ...(json ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { 'X-Token': token, Authorization: `Bearer ${token}` } : {}),
  }
}

function withQuery(path: string, input: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) if (value !== undefined && value !== null) query.append(name, String(value))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

const errorOf = (body: unknown): ErrorBody | null =>
  body !== null && typeof body === 'object' && 'error' in body && body.error ? (body.error as ErrorBody) : null

function unreachable(house: House, cause: unknown): CallError {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new CallError(house.say(late ? 'timeout' : 'network'), { cause })
}

function announce(house: House, wire: Wire, { message, body }: CallError): void {
  if (body?.details) console.error(`${wire.path}: ${body.details}`)
  house.notify({ kind: 'error', text: message, details: body?.details ?? null, seconds: body ? 10 : 5 })
}
