import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Packed } from './fresh-reply.ts'
import { ownBytes } from './own-bytes.ts'

/** Compresses a long text while it is written, so that it is never held whole. */
export async function pack(pieces: AsyncIterable<string>): Promise<Packed> {
  const hash = createHash('sha256')
  const gzip: Buffer[] = []
  let bytes = 0
  async function* counted() {
    for await (const piece of pieces) {
      const part = Buffer.from(piece)
      bytes += part.byteLength
      hash.update(part)
      yield part
    }
  }
  await pipeline(counted, createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const part of packed) gzip.push(part)
  })
  return { gzip: ownBytes(Buffer.concat(gzip)), bytes, digest: hash.digest('base64url') }
}
