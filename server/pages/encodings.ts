import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

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

/** The longest header that is read. Browsers send some twenty characters, and only a few different headers. */
const MOST_LETTERS = 200
const negotiator = new Negotiator<Encoding>({ supportedValues: [...ENCODINGS], cache: new LRUCache<string, string>({ max: 1000 }) })

/** Returns the encoding that the client prefers, and the plain one if it accepts none of ours. */
export function encodingOf(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity'
  return negotiator.negotiate(String(header).slice(0, MOST_LETTERS)) ?? 'identity'
}
