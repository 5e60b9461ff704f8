import type { TextEncoding } from '../format/text-encodings.ts'
import { guessedEncoding } from './guessed-encoding.ts'

const MARKS: readonly [encoding: TextEncoding, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Returns the encoding that a byte order mark declares; null without one. */
export const markedEncoding = (bytes: Uint8Array): TextEncoding | null =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null

/** The encoding of a text; `isGuess` where neither a mark nor the bytes themselves prove it, so that a person has to look. */
interface FoundEncoding {
  encoding: TextEncoding
  isGuess: boolean
}

/** Finds the encoding of a text by its mark, else UTF-8 where its bytes are that, else by a guess. */
export function encodingOf(bytes: Uint8Array): FoundEncoding {
  const marked = markedEncoding(bytes)
  if (marked) return { encoding: marked, isGuess: false }
  return isUtf8(bytes) ? { encoding: 'utf-8', isGuess: false } : { encoding: guessedEncoding(bytes), isGuess: true }
}

const STEP = 1024 * 1024

/** A long text is looked at in steps, so that no second copy of it is held. A text with a zero is no sheet in UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += STEP) decoder.decode(bytes.subarray(at, at + STEP), { stream: true })
    decoder.decode()
    return !bytes.includes(0)
  } catch {
    return false
  }
}

/** The sign that a decoder puts in the place of bytes that are no letter. */
export const NO_LETTER = '\uFFFD'

/** Takes off the line by which a file tells spreadsheets its separator, and returns both. */
export function separatorOf(text: string): { text: string; separator?: string } {
  const [line, , separator] = /^("?)sep=([^\r\n])\1(?:\r\n?|\n)/i.exec(text) ?? []
  return line && separator ? { text: text.slice(line.length), separator } : { text }
}
