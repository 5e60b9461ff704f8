import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { brotliCompressSync, constants, createGunzip, gzipSync } from 'node:zlib'
import type { Notes } from '../context.ts'
import type { SecurityHeaders } from '../http/headers.ts'
import type { Made } from './keeper.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of an answer, down to the header lines: nothing is put together while it is sent. */
interface Wire {
  /** Name and value in turn, as `writeHead` takes them. */
  headers: string[]
  body: Buffer
}

/** A body too large to be held as it is. */
export interface Packed {
  gzip: Buffer
  /** Of what was packed: how long it is, and what tells it from others. */
  bytes: number
  digest: string
}

/** An answer ready to go out; encoded at the first wish. */
export interface Kept {
  status: number
  tags: ReadonlySet<string>
  until: number
  isPrivate: boolean
  /** Something it was read from has changed since. */
  isSuspect: boolean
  isStillTrue: Made['isStillTrue']
  isShared: boolean
  page: Made['page']
  etag: string
  /** Bytes it may come to occupy. */
  size: number
  wires: Partial<Record<Encoding, Wire>>
  /** Header lines of the body as it is, and how long it is. */
  plain: { headers: string[]; bytes: number }
}

/** Visitors and proxies may keep it, but ask each time whether it is still true. */
const PUBLIC = 'public, max-age=0, must-revalidate'

export function keptReply(made: Made, notes: Notes, security: SecurityHeaders): Kept {
  const { status, type, body, isPrivate = false, isShared = false, isData = false, headers = {}, isStillTrue, page } = made
  const packed = typeof body === 'string' ? null : body
  const identity = typeof body === 'string' ? Buffer.from(body) : null
  const bytes = identity?.byteLength ?? packed!.bytes
  const digest = identity ? digestOf(identity) : packed!.digest
  const etag = `"${digest.slice(0, 22)}"`
  const all = {
    ...(isData ? security.data : security.document),
    'content-type': type,
    etag,
    vary: 'accept-encoding, accept-language',
    'cache-control': isPrivate ? 'private, no-store' : PUBLIC,
    ...headers,
  }
  const plain = { headers: [...Object.entries(all).flat(), 'content-length', String(bytes)], bytes }
  return {
    status,
    isPrivate,
    isShared,
    isStillTrue,
    page,
    isSuspect: false,
    etag,
    tags: notes.tags,
    until: notes.until,
    size: identity ? bytes * 2 : packed!.gzip.byteLength,
    wires: identity ? { identity: { headers: plain.headers, body: identity } } : { gzip: encodedWire(plain.headers, 'gzip', packed!.gzip) },
    plain,
  }
}

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/** Sends it in the best encoding the client takes, or 304 when the client has it already. */
export function sendKept(entry: Kept, request: IncomingMessage, response: ServerResponse): { status: number; bytes: number } {
  const wire = wireFor(entry, encodingOf(request.headers['accept-encoding']))
  const { headers, body } = wire ?? { ...entry.plain, body: null }
  if (entry.status === 200 && isKnown(request.headers['if-none-match'], entry.etag)) {
    // A 304 has no body to be long.
    response.writeHead(304, headers.slice(0, -2)).end()
    return { status: 304, bytes: 0 }
  }
  response.writeHead(entry.status, headers)
  if (request.method === 'HEAD') response.end()
  else if (body) response.end(body)
  else unpack(entry.wires.gzip!.body, response)
  return { status: entry.status, bytes: body?.byteLength ?? entry.plain.bytes }
}

/** The answer in an encoding that the client takes; null where it has to be unpacked for it. */
function wireFor({ wires }: Kept, encoding: Encoding): Wire | null {
  const { identity, gzip } = wires
  if (!identity) return encoding === 'identity' ? null : gzip!
  return (wires[encoding] ??= encoded(identity, encoding))
}

/** For the few who take nothing packed: bit by bit, so that it is never held whole. */
function unpack(gzip: Buffer, response: ServerResponse) {
  const source = createGunzip()
  // Who leaves halfway has had enough.
  pipeline(source, response, () => {})
  source.end(gzip)
}

function encoded({ headers, body }: Wire, encoding: Encoding): Wire {
  const compressed = encoding === 'br' ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipSync(body)
  return encodedWire(headers, encoding, compressed)
}

const encodedWire = (headers: string[], encoding: Encoding, body: Buffer): Wire => ({
  headers: [...headers.slice(0, -2), 'content-encoding', encoding, 'content-length', String(body.byteLength)],
  body,
})

/** `"a", W/"b"`: what the client has. Proxies that repack a reply mark its tag as weak. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

const BR = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?![\w-])/
const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?![\w-])/

function encodingOf(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  const accepted = String(header)
  if (BR.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : 'identity'
}
