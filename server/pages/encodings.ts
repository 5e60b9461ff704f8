import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Encodes a plain body. */
export function encoded(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return ownBytes(plain)
  return ownBytes(encoding === 'br' ? brotliCompressSync(plain, { params: brotliFor(plain) }) : gzipSync(plain))
}

/** Decodes a body from the encoding at hand. */
export function decoded({ identity, br, gzip }: Partial<Record<Encoding, { body: Buffer }>>): Buffer {
  return identity?.body ?? (br ? brotliDecompressSync(br.body) : gunzipSync(gzip!.body))
}

/** A window as large as the text, because the encoder allocates memory for the whole window. */
const brotliFor = ({ byteLength }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(byteLength + 16)), 10), 22),
})

const BR = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?![\w-])/
const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?![\w-])/
/** The longest header that is read; browsers send some twenty characters. */
const MOST_LETTERS = 200

/** Returns the best encoding that the client accepts. */
export function encodingOf(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  const accepted = String(header).slice(0, MOST_LETTERS)
  if (BR.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : 'identity'
}
