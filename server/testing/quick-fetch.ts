import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

interface Sent {
  method: string
  headers: OutgoingHttpHeaders
  body?: string | undefined
}

/** As a reply of `fetch`, with its text read. */
export interface Heard {
  status: number
  headers: Headers
  text: string
}

const agent = new Agent({ keepAlive: true })

/** Sends a request over a kept connection. It costs a third of the processor time of `fetch`; redirects are not followed. */
export function quickFetch(url: string, { method, headers, body }: Sent): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method, agent, headers: { ...LIKE_FETCH, ...length, ...headers } }, (reply) => {
      read(reply).then((text) => resolve({ status: reply.statusCode!, headers: headersOf(reply), text }), reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

const LIKE_FETCH = {
  accept: '*/*',
  'accept-language': '*',
  'accept-encoding': 'gzip, deflate',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
}

const DECODERS: Record<string, (given: Buffer) => Buffer> = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }

async function read(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of reply) parts.push(part as Buffer)
  const bytes = Buffer.concat(parts)
  const decode = DECODERS[reply.headers['content-encoding'] ?? '']
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return headers
}
