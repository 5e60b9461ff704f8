import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { lookupOf, refuseNumber, type Reachable } from './reachable.ts'

/** A POST to a server that somebody has named in the settings. */
export interface OutgoingPost {
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  isReachable: Reachable
}

const MOST_REPLY = 4096

/**
 * Posts to an address, where `isReachable` allows it, and returns the status and the beginning of the answer (4096 characters). A redirect is an answer
 * like any other. Errors: `Unreachable`, the error of the system with its `code`, or that of the signal.
 */
export async function postOut({ url, headers, body, signal, isReachable }: OutgoingPost): Promise<{ status: number; said: string }> {
  const address = new URL(url)
  refuseNumber(address, isReachable)
  const open = address.protocol === 'https:' ? requestSecure : requestPlain
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = open(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: lookupOf(isReachable),
      signal,
    })
    request.on('response', resolve).on('error', reject).end(body)
  })
  return { status: answer.statusCode ?? 0, said: await beginningOf(answer).catch(() => '') }
}

/** Reads no more of an answer than is looked at. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  let said = ''
  answer.setEncoding('utf8')
  for await (const part of answer) {
    said += String(part)
    if (said.length >= MOST_REPLY) break
  }
  return said.slice(0, MOST_REPLY)
}
