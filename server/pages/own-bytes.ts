/**
 * A copy in memory of exactly its size. Small buffers that Node makes are cut from slabs of 64 KB: each that is kept would hold its whole slab.
 */
export function ownBytes(source: string | Uint8Array): Buffer {
  const isText = typeof source === 'string'
  const own = Buffer.allocUnsafeSlow(isText ? Buffer.byteLength(source) : source.byteLength)
  if (isText) own.write(source)
  else own.set(source)
  return own
}
