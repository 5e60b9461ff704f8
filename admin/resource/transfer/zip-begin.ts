/** A part of a ZIP file, as the directory at the end of the file describes it. */
export interface ZipPart {
  name: string
  isDeflated: boolean
  packed: number
  size: number
  /** The offset of its header, in bytes. */
  at: number
}

const END = 0x06054b50
/** The end of the directory, without a comment and with the longest. */
const [SHORTEST_END, LONGEST_END] = [22, 22 + 0xffff]
const ENTRY = 0x02014b50
const MOST_DIRECTORY = 4 * 1024 * 1024
/** Stands for a number that is told elsewhere, in files that no sheet needs. */
const ELSEWHERE = 0xffff

const unreadable = () => new Error('Not a ZIP file that is read here')
const viewOf = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer())

/** Lists the parts of a ZIP file, of which only the directory is read. */
export async function zipParts(file: Blob): Promise<ZipPart[]> {
  const tail = await viewOf(file, Math.max(0, file.size - LONGEST_END), file.size)
  let end = tail.byteLength - SHORTEST_END
  while (end >= 0 && tail.getUint32(end, true) !== END) end--
  if (end < 0) throw unreadable()
  const [count, length, at] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (count === ELSEWHERE || length > MOST_DIRECTORY) throw unreadable()
  return partsIn(await viewOf(file, at, at + length), count)
}

function partsIn(directory: DataView, count: number): ZipPart[] {
  const parts: ZipPart[] = []
  for (let from = 0; parts.length < count;) {
    if (from + 46 > directory.byteLength || directory.getUint32(from, true) !== ENTRY) throw unreadable()
    const long = (at: number) => directory.getUint32(from + at, true)
    const short = (at: number) => directory.getUint16(from + at, true)
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, from + 46, short(28)))
    parts.push({ name, isDeflated: short(10) !== 0, packed: long(20), size: long(24), at: long(42) })
    from += 46 + short(28) + short(30) + short(32)
  }
  return parts
}

/** Reads a part from its begin as text until that is enough; true beside it where the part ends there. */
export async function beginOf(file: Blob, part: ZipPart, isEnough: (text: string) => boolean): Promise<{ text: string; isWhole: boolean }> {
  const head = await viewOf(file, part.at, part.at + 30)
  const from = part.at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = file.slice(from, from + part.packed).stream()
  const pieces = (part.isDeflated ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
    text += decoder.decode(next.value, { stream: true })
    if (isEnough(text)) {
      await pieces.cancel()
      return { text, isWhole: false }
    }
  }
  return { text: text + decoder.decode(), isWhole: true }
}
