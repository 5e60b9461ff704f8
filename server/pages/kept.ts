import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Notes } from '../context.ts'
import type { Made } from './keeper.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of an answer, down to the header lines: nothing is put together while it is sent. */
interface Wire {
  /** Name and value in turn, as `writeHead` takes them. */
  headers: string[]
  body: Buffer
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
  etag: string
  /** Bytes it may come to occupy. */
  size: number
  wires: Partial<Record<Encoding, Wire>> & { identity: Wire }
}

/** Visitors and proxies may keep it, but ask each time whether it is still true. */
const PUBLIC = 'public, max-age=0, must-revalidate'

export function keptReply(
  { status, type, body, isPrivate = false, headers = {}, isStillTrue }: Made,
  notes: Notes,
  common: Record<string, string>,
): Kept {
  const identity = Buffer.from(body)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const all = {
    ...common,
    'content-type': type,
    etag,
    vary: 'accept-encoding, accept-language',
    'cache-control': isPrivate ? 'private, no-store' : PUBLIC,
    ...headers,
  }
  const lines = Object.entries(all).flat()
  return {
    status,
    isPrivate,
    isStillTrue,
    isSuspect: false,
    etag,
    tags: notes.tags,
    until: notes.until,
    size: identity.byteLength * 2,
    wires: { identity: { headers: [...lines, 'content-length', String(identity.byteLength)], body: identity } },
  }
}

/** Sends it in the best encoding the client takes, or 304 when the client has it already. */
export function sendKept(entry: Kept, request: IncomingMessage, response: ServerResponse): { status: number; bytes: number } {
  const encoding = encodingOf(request.headers['accept-encoding'])
  const { headers, body } = (entry.wires[encoding] ??= encoded(entry.wires.identity, encoding))
  if (entry.status === 200 && isKnown(request.headers['if-none-match'], entry.etag)) {
    // A 304 has no body to be long.
    response.writeHead(304, headers.slice(0, -2)).end()
    return { status: 304, bytes: 0 }
  }
  response.writeHead(entry.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
  return { status: entry.status, bytes: body.byteLength }
}

function encoded({ headers, body }: Wire, encoding: Encoding): Wire {
  const compressed = encoding === 'br' ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipSync(body)
  return {
    headers: [...headers.slice(0, -2), 'content-encoding', encoding, 'content-length', String(compressed.byteLength)],
    body: compressed,
  }
}

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
