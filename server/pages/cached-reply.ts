import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Notes } from '../http/context.ts'
import type { SecurityHeaders } from '../http/headers.ts'
import { decoded, encoded, encodingOf, type Encoding } from './encodings.ts'
import type { FreshReply } from './fresh-reply.ts'
import { ownBytes } from './own-bytes.ts'

/** One encoding of an answer, down to the header lines: nothing is put together while it is sent. */
interface Wire {
  /** Name and value in turn, as `writeHead` takes them. */
  headers: string[]
  body: Buffer
}

/**
 * A cached reply. It is encoded when a client first asks for the encoding, and held in the requested encodings only: browsers all ask for the same.
 */
export interface CachedReply {
  status: number
  tags: ReadonlySet<string>
  until: number
  isPrivate: boolean
  /** Something it was read from has changed since. */
  isSuspect: boolean
  /** True when it is sent although it may be old, because the database is away. */
  isStale?: boolean
  isStillTrue: FreshReply['isStillTrue']
  isShared: boolean
  page: FreshReply['page']
  etag: string
  /** The bytes that the reply occupies with all its parts; it changes with the encodings that are held. */
  size: number
  wires: Partial<Record<Encoding, Wire>>
  /** The plain body, until the first encoding was made. */
  source: Buffer | null
  /** True when the plain body was too large to be held, so it is held compressed. */
  isPacked: boolean
  /** Header lines of the body as it is, and how long it is. */
  plain: { headers: string[]; bytes: number }
}

/** Visitors and proxies may keep it, but ask each time whether it is still true. */
const PUBLIC = 'public, max-age=0, must-revalidate'

export function cachedReply(made: FreshReply, notes: Notes, security: SecurityHeaders): CachedReply {
  const { status, type, body, isPrivate = false, isShared = false, isData = false, headers = {}, isStillTrue, page } = made
  const packed = typeof body === 'string' ? null : body
  const source = typeof body === 'string' ? ownBytes(body) : null
  const bytes = source?.byteLength ?? packed!.bytes
  const digest = source ? digestOf(source) : packed!.digest
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
  const wires: CachedReply['wires'] = {}
  if (packed) wires.br = wires.gzip = encodedWire(plain.headers, 'gzip', packed.gzip)
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
    size: (packed?.gzip ?? source!).byteLength + AROUND + AROUND_TAG * notes.tags.size + (isStillTrue ? AROUND_READS : 0),
    wires,
    source,
    isPacked: packed !== null,
    plain,
  }
}

// Measured (Node 24): a reply without its body in the maps that hold it, each tag in them, the reads of a page, an encoding without its body.
const AROUND = 2000
const AROUND_TAG = 200
const AROUND_READS = 2500
const AROUND_WIRE = 700

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/** Sends it in the best encoding the client takes, or 304 when the client has it already. */
export function sendCached(entry: CachedReply, request: IncomingMessage, response: ServerResponse): { status: number; bytes: number } {
  const encoding = encodingOf(request.headers['accept-encoding'])
  const wire = entry.wires[encoding] ?? encodedNow(entry, encoding)
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

/** For the few who take nothing packed: bit by bit, so that it is never held whole. */
function unpack(gzip: Buffer, response: ServerResponse) {
  const source = createGunzip()
  // Who leaves halfway has had enough.
  pipeline(source, response, () => {})
  source.end(gzip)
}

/** Compressing a shorter body saves fewer bytes than the header line for it takes. */
const WORTH_PACKING = 256

/** Makes the reply in an encoding that is not held yet; null when it must be unpacked first. */
function encodedNow(entry: CachedReply, encoding: Encoding): Wire | null {
  const { wires, plain, source, isPacked } = entry
  if (isPacked) return null
  const body = source ?? decoded(wires)
  const isPlain = encoding === 'identity' || plain.bytes < WORTH_PACKING
  const wire = isPlain
    ? { headers: plain.headers, body: source ?? encoded(body, 'identity') }
    : encodedWire(plain.headers, encoding, encoded(body, encoding))
  wires[encoding] = wire
  if (isPlain) wires.identity = wire
  entry.source = null
  entry.size += wire.body.byteLength + AROUND_WIRE - (source?.byteLength ?? 0)
  return wire
}

const encodedWire = (headers: string[], encoding: Encoding, body: Buffer): Wire => ({
  headers: [...headers.slice(0, -2), 'content-encoding', encoding, 'content-length', String(body.byteLength)],
  body,
})

/** `"a", W/"b"`: what the client has. Proxies that repack a reply mark its tag as weak. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
