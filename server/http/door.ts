import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEAR_READS, KB, MB, STRANGERS } from '../../contract/budget.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/errors.ts'
import { SESSION_VERSION } from '../../contract/features/sign-in.ts'
import type { Caller } from './caller.ts'
import type { Sessions } from './sessions.ts'
import { mayCall } from './permission.ts'
import { createLimit } from './limits.ts'
import { createNetworkLimit } from './network-limit.ts'
import { tokenOf } from './request.ts'

interface DoorParts {
  sessions: Sessions
  isDemo: boolean
  /** Epoch ms by the database's clock. */
  now: () => number
  /** The writes of one session in a minute. */
  writesPerMinute: number
}

/** Makes a hook for the routes of a call. `words` is the key of the sentence for a body that is too large. */
export type Door = (endpoint: Endpoint, words?: string) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Checks a request by its head alone: the size, the caller, the permit, the rate, in this order (B-01). A body that is refused here is never read. A
 * request that passes carries its caller.
 */
export function createDoor({ sessions, isDemo, now, writesPerMinute }: DoorParts): Door {
  const strangers = createNetworkLimit(STRANGERS.perMinute!, 60)
  const readers = createNetworkLimit(DEAR_READS.readsPerMinute!, 60)
  const staff = createLimit(writesPerMinute, 60)
  return (endpoint, words = 'problem.bodySize') => {
    // Counted before anything of the body is read. Many calls also have a limit of their own, which an invalid input does not use up.
    const isCounted = endpoint.budget.perMinute !== null && endpoint.effect !== 'read'
    const isDearRead = endpoint.budget.readsPerMinute !== null && endpoint.effect === 'read'
    return async (request, reply) => {
      refuseLarge(request, endpoint.budget.bytes, words)
      const caller = await sessions.identify(tokenOf(request.headers), now(), request.raw)
      request.userId = caller.userId
      if (caller.version !== undefined) reply.header(SESSION_VERSION, caller.version)
      mayCall(endpoint, caller, isDemo)
      if (isCounted) await (caller.userId === null ? strangers.take(request.ip) : staff.take(nameOf(caller)))
      if (isDearRead && caller.userId === null) await readers.take(request.ip)
      request.caller = caller
    }
  }
}

/** A session; the callers of a demo share one by their account. */
const nameOf = ({ sessionId, userId }: Caller) => (sessionId === null ? `user ${userId}` : `session ${sessionId}`)

function refuseLarge({ headers }: FastifyRequest, most: number, words: string) {
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge(most, words)
}

/** The refusal of a body of more than `most` bytes. */
const tooLarge = (most: number, words = 'problem.bodySize') =>
  new Problem('tooLarge', { words, values: { megabytes: Math.floor(most / MB), kilobytes: Math.floor(most / KB) } })
