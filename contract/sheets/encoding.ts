const MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Returns the encoding that a byte order mark declares; null without one. */
export const markedEncoding = (bytes: Uint8Array): string | null =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null

/** Reads the text of a sheet by its mark, else as UTF-8, else in GB 18030, the older encoding of Chinese spreadsheets. */
export function sheetText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Takes off the line by which a file tells spreadsheets its separator, and returns both. */
export function separatorOf(text: string): { text: string; separator?: string } {
  const [line, separator] = /^sep=([^\r\n])\r?\n/i.exec(text) ?? []
  return line && separator ? { text: text.slice(line.length), separator } : { text }
}
