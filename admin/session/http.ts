import type { Envelope, ErrorBody } from '../../contract/errors.ts'
import { SESSION_VERSION, type Wire } from '../../contract/features/sign-in.ts'
import type { Notice } from '../browser/notice.ts'

/** A call that failed: with the server's message, or with ours if the server sent none. */
export class CallError extends Error {
  readonly status: number
  readonly body: ErrorBody | null
  /** Seconds to wait (429). */
  readonly retryAfter: number | null
  /** The failure ended the session. The login page says so, so no notice is shown. */
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

/** B-54d: true for the refusal of a caller who must set up a second factor first. */
export const isFactorMissing = (error: unknown): boolean => error instanceof CallError && error.body?.data?.['mustSetUpFactor'] === true

/** The parts of the page that a call needs. */
export interface HttpNeeds {
  fetch: typeof fetch
  token: () => string | null
  language: () => string
  mode: () => 'normal' | 'demo'
  say: (key: 'gone' | 'timeout' | 'network' | 'failed' | 'demo', values?: { status: number }) => string
  notify: (notice: Notice) => void
  /** Called when the session of this token is over, with the server's message. */
  ended: (token: string, message: string) => void
  /** Called with the version of the session that a reply tells (B-58f). */
  versioned: (token: string, version: string) => void
  /** Called when the server asks for a second factor to be set up before anything else. */
  factorMissing: () => void
}

interface SendOptions {
  /** Leaves it to the caller to show a failure. */
  quiet?: boolean
  /** Under the same key the server makes a row once. */
  key?: string
  /** The language of the answer, else that of the back office. */
  language?: string
}
export type Send = (wire: Wire, input: unknown, options?: SendOptions) => Promise<unknown>

/** Sends calls over HTTP (C-01) and shows their failures (C-02). */
export const transport =
  (needs: HttpNeeds): Send =>
  async (wire, input, { quiet = false, key, language = needs.language() } = {}) => {
    try {
      return await request({ ...needs, language: () => language }, wire, { input, key })
    } catch (error) {
      const failure = error instanceof CallError ? error : unreachable(needs, error)
      if (!quiet && !failure.isEnded) announce(needs, wire, failure)
      throw failure
    }
  }

async function request(needs: HttpNeeds, wire: Wire, { input, key }: { input: unknown; key?: string | undefined }): Promise<unknown> {
  if (needs.mode() === 'demo' && wire.refusedInDemo) return refuseAsDemo(needs)
  const token = needs.token()
  const verb = wire.verbs[0] ?? 'POST'
  const inQuery = verb === 'GET' || verb === 'DELETE'
  const reply = await needs.fetch(inQuery ? withQuery(wire.path, input) : wire.path, {
    method: verb,
    headers: { ...headersOf(needs, token, !inQuery), ...(key && { 'Idempotency-Key': key }) },
    signal: AbortSignal.timeout(wire.timeout),
    ...(inQuery ? {} : { body: JSON.stringify(input) }),
  })
  const version = reply.headers.get(SESSION_VERSION)
  if (token && version) needs.versioned(token, version)
  const body: unknown = await reply.json().catch(() => null)
  const error = errorOf(body)
  if (reply.ok && !error) return wire.body === 'abp' ? (body as Envelope<unknown>).result : body
  const message = messageOf(needs, reply.status, error)
  const isEnded = reply.status === 401 && token !== null && wire.access !== 'anyone'
  if (isEnded) needs.ended(token, message)
  if (error?.data?.['mustSetUpFactor'] === true) needs.factorMissing()
  throw new CallError(message, { status: reply.status, body: error, retryAfter: Number(reply.headers.get('Retry-After')) || null, isEnded })
}

/** The server names a row that is gone by its id, as the family of clients expects; people read it in words. */
const messageOf = (needs: HttpNeeds, status: number, error: ErrorBody | null): string =>
  error && status === 404 ? needs.say('gone') : (error?.message ?? needs.say('failed', { status }))

/** M-02: in demo mode a write fails in the client, after 200 ms and without a request. */
export async function refuseAsDemo(needs: Pick<HttpNeeds, 'say'>): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 200))
  const message = needs.say('demo')
  throw new CallError(message, { status: 403, body: { code: 403, message, details: null, validationErrors: null } })
}

export function headersOf(needs: Pick<HttpNeeds, 'language'>, token: string | null, json: boolean): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': needs.language(),
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

function unreachable(needs: HttpNeeds, cause: unknown): CallError {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new CallError(needs.say(late ? 'timeout' : 'network'), { cause })
}

function announce(needs: HttpNeeds, wire: Wire, { message, body }: CallError): void {
  if (body?.details) console.error(`${wire.path}: ${body.details}`)
  needs.notify({ kind: 'error', text: message, details: body?.details ?? null, seconds: body ? 10 : 5 })
}
