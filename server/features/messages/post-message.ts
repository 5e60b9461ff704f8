import { postOut } from '../../http/post-out.ts'
import { Unreachable, type Reachable } from '../../http/reachable.ts'
import type { OutgoingRequest } from './sms-message.ts'

/** The reasons of a failure in the log; the list of jobs has words for each (`job.sms`). */
const REASONS = {
  answered: (detail: string) => `it answered ${detail}`,
  refused: (detail: string) => `it refused the message: ${detail}`,
  noAnswer: () => 'no answer',
  noConnection: (detail: string) => `no connection (${detail})`,
  closed: () => 'its address is in a private network that OUTGOING_NETWORKS does not open',
}

/** An attempt to send that failed. Its text holds no code, no number and no address. */
export class MessageFailure extends Error {
  readonly why: keyof typeof REASONS
  /** A status, or a code of the gateway or the system. */
  readonly detail: string
  /** True if the message surely was not sent, so that a second attempt sends nobody a second message. */
  readonly isUnsent: boolean

  constructor(why: keyof typeof REASONS, { detail = '', isUnsent, cause }: { detail?: string; isUnsent: boolean; cause?: unknown }) {
    super(REASONS[why](detail), { cause })
    this.why = why
    this.detail = detail
    this.isUnsent = isUnsent
  }
}

const TIMEOUT_MS = 8000

/** Sends a request to a gateway and returns the beginning of its answer. A redirect is refused: it would carry the code to an address that nobody has configured. */
export async function postMessage(request: OutgoingRequest, isReachable: Reachable): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { status, said } = await postOut({ ...request, signal, isReachable }).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof Unreachable) throw new MessageFailure('closed', { isUnsent: true, cause: error })
    // After a timeout or a broken connection the gateway may have sent the message.
    if (signal.aborted) throw new MessageFailure('noAnswer', { isUnsent: false, cause: error })
    throw new MessageFailure('noConnection', { detail: error.code ?? 'broken', isUnsent: isRefused(error), cause: error })
  })
  if (status >= 200 && status < 300) return said
  const isUnsent = status >= 500 || status === 429
  throw new MessageFailure('answered', { detail: [status, codeIn(said)].filter(Boolean).join(' '), isUnsent })
}

/** Returns the code by which a gateway names the reason of a refusal: `isv.BUSINESS_LIMIT_CONTROL`. */
export const codeIn = (said: string): string | undefined => /"Code"\s*:\s*"([\w.-]{1,80})"/.exec(said)?.[1]

/** No connection was made, so nothing was sent. */
const isRefused = ({ code = '' }: NodeJS.ErrnoException) =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code)
