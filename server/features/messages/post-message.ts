import type { OutgoingRequest } from './sms-message.ts'

/** An attempt to send that failed. Its text holds no code, no number and no address. */
export class MessageFailure extends Error {
  /** True if the message surely was not sent, so that a second attempt sends nobody a second message. */
  readonly isUnsent: boolean

  constructor(message: string, isUnsent: boolean, cause?: unknown) {
    super(message, { cause })
    this.isUnsent = isUnsent
  }
}

const TIMEOUT_MS = 8000
const MOST_REPLY = 4096

/** Sends a request to a gateway and returns the beginning of its answer. A redirect is refused: it would carry the code to an address that nobody has configured. */
export async function postMessage({ url, headers, body }: OutgoingRequest): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }).catch((error: Error) => {
    // After a timeout or a broken connection the gateway may have sent the message.
    if (signal.aborted) throw new MessageFailure('no answer', false, error)
    throw new MessageFailure(`no connection (${codeOf(error)})`, isRefused(error), error)
  })
  const said = (await response.text().catch(() => '')).slice(0, MOST_REPLY)
  if (response.ok) return said
  const isUnsent = response.status >= 500 || response.status === 429
  throw new MessageFailure([`it answered ${response.status}`, codeIn(said)].filter(Boolean).join(' '), isUnsent)
}

/** Returns the code by which a gateway names the reason of a refusal: `isv.BUSINESS_LIMIT_CONTROL`. */
export const codeIn = (said: string): string | undefined => /"Code"\s*:\s*"([\w.-]{1,80})"/.exec(said)?.[1]

const codeOf = ({ cause }: Error): string => (cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken')

/** No connection was made, so nothing was sent. */
const isRefused = (error: Error) => ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(codeOf(error))
