import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Notes } from '../http/notes.ts'
import type { SecurityHeaders } from '../http/headers.ts'
import { decoded, encoded, encodingOf, type Encoding } from './encodings.ts'
import type { FreshReply } from './fresh-reply.ts'
import { ownBytes } from './own-bytes.ts'

/** One encoding of a reply with its header lines, ready to be sent. */
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
  /** True when data that it was read from has changed since. */
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
  isCompressed: boolean
  /** The header lines and the length of the plain body. */
  plain: { headers: string[]; bytes: number }
}

/** Browsers and proxies may keep the reply, but must ask each time whether it is still true. */
const PUBLIC = 'public, max-age=0, must-revalidate'

export function cachedReply(fresh: FreshReply, notes: Notes, security: SecurityHeaders): CachedReply {
  const { status, type, body, isPrivate = false, isShared = false, isData = false, headers = {}, isStillTrue, page } = fresh
  const packed = typeof body === 'string' ? null : body
  const source = typeof body === 'string' ? ownBytes(body) : null
  const bytes = source?.byteLength ?? packed!.bytes
  const digest = source ? digestOf(source) : packed!.digest
  const etag = `"${digest.slice(0, 22)}"`
  const all = {
    ...(isData ? security.data : security.document),
    'content-type': type,
    etag,
    vary: isData ? 'accept-encoding, accept-language, origin' : 'accept-encoding, accept-language',
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
    size: (packed?.gzip ?? source!).byteLength + BYTES_OF_REPLY + BYTES_OF_TAG * notes.tags.size + (isStillTrue ? BYTES_OF_READS : 0),
    wires,
    source,
    isCompressed: packed !== null,
    plain,
  }
}

// Bytes, measured on Node 24: a reply without its body in the maps that hold it, each tag in them, the reads of a page, an encoding without its body.
const BYTES_OF_REPLY = 2000
const BYTES_OF_TAG = 200
const BYTES_OF_READS = 2500
const BYTES_OF_WIRE = 700

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/** Sends the reply in the best encoding that the client accepts, or 304 when the client has it already. */
export function sendCached(entry: CachedReply, request: IncomingMessage, response: ServerResponse): { status: number; bytes: number } {
  const encoding = encodingOf(request.headers['accept-encoding'])
  const wire = entry.wires[encoding] ?? encodedNow(entry, encoding)
  const { headers, body } = wire ?? { ...entry.plain, body: null }
  if (entry.status === 200 && isKnown(request.headers['if-none-match'], entry.etag)) {
    // A 304 has no body, so the line with its length is left out.
    response.writeHead(304, headers.slice(0, -2)).end()
    return { status: 304, bytes: 0 }
  }
  response.writeHead(entry.status, headers)
  if (request.method === 'HEAD') response.end()
  else if (body) response.end(body)
  else unpack(entry.wires.gzip!.body, response)
  return { status: entry.status, bytes: body?.byteLength ?? entry.plain.bytes }
}

/** Sends the plain body piece by piece, so that it is never held whole; few clients accept no compression. */
function unpack(gzip: Buffer, response: ServerResponse) {
  const source = createGunzip()
  // A client that hangs up halfway is no failure.
  pipeline(source, response, () => {})
  source.end(gzip)
}

/** Compressing a shorter body saves fewer bytes than the header line for it takes. */
const WORTH_COMPRESSING = 256

/** Makes the reply in an encoding that is not held yet; null when it must be unpacked first. */
function encodedNow(entry: CachedReply, encoding: Encoding): Wire | null {
  const { wires, plain, source, isCompressed } = entry
  if (isCompressed) return null
  const body = source ?? decoded(wires)
  const isPlain = encoding === 'identity' || plain.bytes < WORTH_COMPRESSING
  const wire = isPlain
    ? { headers: plain.headers, body: source ?? encoded(body, 'identity') }
    : encodedWire(plain.headers, encoding, encoded(body, encoding))
  wires[encoding] = wire
  if (isPlain) wires.identity = wire
  entry.source = null
  entry.size += wire.body.byteLength + BYTES_OF_WIRE - (source?.byteLength ?? 0)
  return wire
}

const encodedWire = (headers: string[], encoding: Encoding, body: Buffer): Wire => ({
  headers: [...headers.slice(0, -2), 'content-encoding', encoding, 'content-length', String(body.byteLength)],
  body,
})

/** True when a header like `"a", W/"b"` names the reply. Proxies that compress a reply again mark its tag as weak. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
