import { deflateRawSync } from 'node:zlib'

export interface TestPart {
  name: string
  bytes: Buffer | string
  /** The sizes that the file tells, in front of the part and in its directory; without them the true one. */
  told?: { local: number; central: number }
}

const LARGE = 1024 * 1024
const packedOnce = new Map<string, Buffer>()

/** Packs a part; a large text once, since tests make files that differ in the others. */
function packed(bytes: Buffer | string): Buffer {
  const pack = () => deflateRawSync(bytes, { level: 1 })
  if (typeof bytes !== 'string' || bytes.length < LARGE) return pack()
  const made = packedOnce.get(bytes) ?? pack()
  packedOnce.set(bytes, made)
  return made
}

/** A ZIP file with these parts in this order. Its checksums are 0, which readers take for absent. */
export function zipOf(parts: readonly TestPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, told = { local: Buffer.byteLength(bytes), central: Buffer.byteLength(bytes) } } of parts) {
    const [body, named] = [packed(bytes), Buffer.from(name)]
    const local = numbers(30, [4, 0x04034b50], [2, 20], [4, 8 << 16], [4, 0], [4, 0], [4, body.length], [4, told.local], [2, named.length])
    const sizes: Field[] = [
      [4, body.length],
      [4, told.central],
      [2, named.length],
      [4, 0],
      [4, 0],
      [4, 0],
      [4, at],
    ]
    directory.push(numbers(46, [4, 0x02014b50], [4, (20 << 16) | 20], [4, 8 << 16], [4, 0], [4, 0], ...sizes), named)
    bodies.push(local, named, body)
    at += local.length + named.length + body.length
  }
  const listed = Buffer.concat(directory)
  const end = numbers(22, [4, 0x06054b50], [4, 0], [2, parts.length], [2, parts.length], [4, listed.length], [4, at])
  return Buffer.concat([...bodies, listed, end])
}

/** A number of so many bytes. */
type Field = [2 | 4, number]

function numbers(length: number, ...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(length)
  let at = 0
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size)
  return bytes
}
