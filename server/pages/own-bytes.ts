/**
 * Copies bytes into memory of exactly their size. Node cuts small buffers from slabs of 64 KB, and each buffer that is kept would hold its whole
 * slab.
 */
export function ownBytes(source: string | Uint8Array): Buffer {
  const isText = typeof source === 'string'
  const own = Buffer.allocUnsafeSlow(isText ? Buffer.byteLength(source) : source.byteLength)
  if (isText) own.write(source)
  else own.set(source)
  return own
}
