import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Notes } from '../context.ts'
import type { Made } from './keeper.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** An answer ready to go out: headers written down, bodies compressed at the first wish. */
export interface Kept {
  status: number
  tags: ReadonlySet<string>
  until: number
  isPrivate: boolean
  /** Something it was read from has changed since. */
  isSuspect: boolean
  isStillTrue: Made['isStillTrue']
  etag: string
  size: number
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  headers: Record<string, string>
}

/** Visitors and proxies may keep it, but ask each time whether it is still true. */
const PUBLIC = 'public, max-age=0, must-revalidate'

export function keptReply({ status, type, body, isPrivate = false, headers = {}, isStillTrue }: Made, notes: Notes, common: Record<string, string>): Kept {
  const identity = Buffer.from(body)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    status, isPrivate, isStillTrue, isSuspect: false, etag, tags: notes.tags, until: notes.until, size: identity.byteLength * 2, bodies: { identity },
    headers: { ...common, 'content-type': type, etag, vary: 'accept-encoding, accept-language', 'cache-control': isPrivate ? 'private, no-store' : PUBLIC, ...headers },
  }
}

/** Sends it in the best encoding the client takes, or 304 when the client has it already. */
export function sendKept(entry: Kept, request: IncomingMessage, response: ServerResponse): { status: number; bytes: number } {
  if (request.headers['if-none-match'] === entry.etag && entry.status === 200) {
    response.writeHead(304, entry.headers).end()
    return { status: 304, bytes: 0 }
  }
  const encoding = encodingOf(request.headers['accept-encoding'])
  const body = (entry.bodies[encoding] ??= COMPRESS[encoding](entry.bodies.identity))
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  response.writeHead(entry.status, { ...entry.headers, ...encoded, 'content-length': body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : body)
  return { status: entry.status, bytes: body.byteLength }
}

const COMPRESS: Record<Encoding, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: (body) => gzipSync(body, { level: 6 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

function encodingOf(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
