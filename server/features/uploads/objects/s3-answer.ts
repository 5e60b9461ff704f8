import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Answer } from './objects.ts'
import type { S3Request } from './s3-client.ts'

/** The headers of the store that a browser gets; all others are the store's own matter. */
const PASSED_ON = ['content-length', 'content-range', 'etag', 'last-modified', 'accept-ranges']
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const

/** Passes the range and the conditions of a request on to the store, and its answer back; null when it has no such file. */
export async function answerFrom(
  call: (asked: S3Request) => Promise<Response>,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<Answer | null> {
  const asked: Record<string, string> = {}
  for (const name of CONDITIONS) if (headers[name]) asked[name] = headers[name]
  if (headers.range && (await isSame(call, headers['if-range']))) asked['range'] = headers.range
  const reply = await call({ method: method === 'HEAD' ? 'HEAD' : 'GET', headers: asked })
  if (reply.status === 404) return null
  if (reply.status >= 300) return refusalOf(reply)
  return { status: reply.status, headers: passedOn(reply.headers), stream: bodyOf(reply) }
}

/** A range is wanted of the file that the browser has the rest of: named by its ETag, or by its day. Anything else gets the whole. */
async function isSame(call: (asked: S3Request) => Promise<Response>, known: string | string[] | undefined): Promise<boolean> {
  if (known === undefined) return true
  const { headers } = await call({ method: 'HEAD' })
  return known === headers.get('etag') || known === headers.get('last-modified')
}

/** "Not changed", or a range past the end: what the store writes about it is nobody's business. */
async function refusalOf(reply: Response): Promise<Answer> {
  await reply.body?.cancel()
  const { 'content-length': _, ...headers } = passedOn(reply.headers)
  return { status: reply.status, headers, stream: Readable.from([]) }
}

function passedOn(headers: Headers): Record<string, string> {
  const found = PASSED_ON.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { 'accept-ranges': 'bytes', ...(Object.fromEntries(found) as Record<string, string>) }
}

/** The body of a reply as a stream; empty for a reply without one. */
export const bodyOf = ({ body }: Response): Readable => (body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream))
