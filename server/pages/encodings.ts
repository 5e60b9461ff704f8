import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body in one of its encodings, from how it reads unpacked. */
export function encoded(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return ownBytes(plain)
  return ownBytes(encoding === 'br' ? brotliCompressSync(plain, { params: brotliFor(plain) }) : gzipSync(plain))
}

/** How it reads unpacked, from any encoding. */
export function decoded({ identity, br, gzip }: Partial<Record<Encoding, { body: Buffer }>>): Buffer {
  return identity?.body ?? (br ? brotliDecompressSync(br.body) : gunzipSync(gzip!.body))
}

/** A window no larger than the text: the encoder takes memory for all of its window. */
const brotliFor = ({ byteLength }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(byteLength + 16)), 10), 22),
})

const BR = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?![\w-])/
const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?![\w-])/
/** Browsers send some twenty letters. */
const MOST_LETTERS = 200

/** The best encoding that the client takes. */
export function encodingOf(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  const accepted = String(header).slice(0, MOST_LETTERS)
  if (BR.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : 'identity'
}
