import type { TextEncoding } from '../format/text-encodings.ts'

/** A guess looks at so many bytes. */
export const MOST_BYTES = 256 * 1024

/**
 * Guesses the encoding of a text that has no mark and is no UTF-8. Bytes above 127 mostly stand alone in Western texts, and are letters there; in Chinese ones they
 * come in pairs, whose second byte is below 128 often in Big5 and hardly ever in GBK, which a text is taken for where nothing speaks against it.
 */
export function guessedEncoding(bytes: Uint8Array): TextEncoding {
  const part = bytes.subarray(0, MOST_BYTES)
  const zero = part.indexOf(0)
  // No sheet holds the character zero, and every Latin letter of UTF-16 has a byte zero.
  if (zero >= 0) return zero % 2 === 1 ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder('windows-1252').decode(part)
  const high = text.match(/[\u0080-\uFFFF]+/g) ?? []
  const alone = high.filter(({ length }) => length === 1)
  const letters = text.match(/[À-ÿ]/g) ?? []
  if (alone.length > high.length / 2 && letters.length > MOST * high.join('').length) return 'windows-1252'
  const pairs = text.match(/[\u0080-\uFFFF][^]/g) ?? []
  const low = pairs.filter((pair) => pair[1]! < '\u0080')
  return low.length > FEW * pairs.length ? 'big5' : 'gb18030'
}

const MOST = 0.8
const FEW = 0.2
