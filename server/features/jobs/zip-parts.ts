import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createInflateRaw, inflateRaw } from 'node:zlib'

/** A part of a ZIP file, as the directory at the end of the file describes it. */
export interface ZipPart {
  name: string
  /** 0: stored, 8: deflated. */
  method: number
  packed: number
  size: number
  /** The offset of its header, in bytes. */
  at: number
}

const END = Buffer.from('PK\u0005\u0006')
/** The end of the directory with the longest comment. */
const LONGEST_END = 22 + 0xffff
const MOST_DIRECTORY = 4 * 1024 * 1024
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50

const unreadable = () => new Error('Not a ZIP file that is read here')

async function read(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw unreadable()
  return buffer
}

/** Lists the parts of a ZIP file without unpacking any. A part whose size is not told is refused: nothing bounds it. */
export async function zipParts(file: string): Promise<ZipPart[]> {
  const handle = await open(file)
  try {
    return partsIn(await directoryOf(handle))
  } finally {
    await handle.close()
  }
}

interface Directory {
  bytes: Buffer
  count: number
}

async function directoryOf(handle: FileHandle): Promise<Directory> {
  const { size } = await handle.stat()
  const tail = await read(handle, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END))
  const end = tail.lastIndexOf(END)
  if (end < 0 || end + 22 > tail.length) throw unreadable()
  const [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length > MOST_DIRECTORY) throw unreadable()
  const count = tail.readUInt16LE(end + 10)
  // The directory of a larger file is elsewhere. No sheet has so many parts.
  if (count === 0xffff) throw unreadable()
  return { bytes: await read(handle, at, length), count }
}

const WITH_SIZE_BEHIND = 8

function partsIn({ bytes, count }: Directory): ZipPart[] {
  const parts: ZipPart[] = []
  for (let from = 0; parts.length < count;) {
    if (from + 46 > bytes.length || bytes.readUInt32LE(from) !== ENTRY) throw unreadable()
    const nameEnd = from + 46 + bytes.readUInt16LE(from + 28)
    const [packed, size] = [bytes.readUInt32LE(from + 20), bytes.readUInt32LE(from + 24)]
    const isSizeBehind = packed === 0 && (bytes.readUInt16LE(from + 8) & WITH_SIZE_BEHIND) !== 0
    // An empty part takes up to two bytes.
    if (isSizeBehind || (size === 0 && packed > 2)) throw unreadable()
    const method = bytes.readUInt16LE(from + 10)
    parts.push({ name: bytes.toString('utf8', from + 46, nameEnd), method, packed, size, at: bytes.readUInt32LE(from + 42) })
    from = nameEnd + bytes.readUInt16LE(from + 30) + bytes.readUInt16LE(from + 32)
  }
  return parts
}

/** Returns where the packed bytes of a part begin. */
async function beginOf(handle: FileHandle, { at }: ZipPart): Promise<number> {
  const head = await read(handle, at, 30)
  if (head.readUInt32LE(0) !== LOCAL) throw unreadable()
  return at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
}

/** The header of a part whose length is told in front of it. */
function headOf({ name, method, packed, size }: ZipPart): Buffer {
  const head = Buffer.alloc(30)
  const named = Buffer.from(name)
  head.writeUInt32LE(LOCAL, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(packed, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(named.length, 26)
  return Buffer.concat([head, named])
}

/** Rows of a sheet may pack twentyfold and more: so many bytes are some hundred rows. */
const AT_ONCE = 16 * 1024

/** Yields the file again with some parts first, unpacked and never longer than they say, and then others as they are. */
export async function* inOrder(file: string, first: ZipPart[], then: ZipPart[]): AsyncGenerator<Uint8Array> {
  const handle = await open(file)
  try {
    for (const part of first) {
      const bytes = await unpacked(handle, part)
      yield headOf({ ...part, method: 0, packed: bytes.length, size: bytes.length })
      if (bytes.length > 0) yield bytes
    }
    for (const part of then) {
      yield headOf(part)
      const begin = await beginOf(handle, part)
      for (let at = 0; at < part.packed; at += AT_ONCE) yield await read(handle, begin + at, Math.min(AT_ONCE, part.packed - at))
    }
  } finally {
    await handle.close()
  }
}

/** Unpacks a part, which is never longer than it says. */
export async function partOf(file: string, part: ZipPart): Promise<Buffer> {
  const handle = await open(file)
  try {
    return await unpacked(handle, part)
  } finally {
    await handle.close()
  }
}

async function beginIn(file: string, part: ZipPart): Promise<number> {
  const handle = await open(file)
  try {
    return await beginOf(handle, part)
  } finally {
    await handle.close()
  }
}

/** Yields a part piece by piece, unpacked. */
export async function* piecesOf(file: string, part: ZipPart): AsyncGenerator<Buffer> {
  if (part.size === 0) return
  const start = await beginIn(file, part)
  const packed = createReadStream(file, { start, end: start + part.packed - 1, highWaterMark: AT_ONCE })
  const pieces = part.method === 0 ? packed : packed.pipe(createInflateRaw())
  packed.on('error', (error) => pieces.destroy(error))
  let size = 0
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > part.size) throw unreadable()
      yield piece
    }
  } finally {
    packed.destroy()
  }
}

async function unpacked(handle: FileHandle, part: ZipPart): Promise<Buffer> {
  if (part.size === 0) return Buffer.alloc(0)
  const packed = await read(handle, await beginOf(handle, part), part.packed)
  if (part.method === 0) return packed
  return promisify(inflateRaw)(packed, { maxOutputLength: part.size })
}
