import { createReadStream } from 'node:fs'
import type { TextEncoding } from '../../../contract/format/text-encodings.ts'
import { markedEncoding } from '../../../contract/sheets/encoding.ts'
import { guessedEncoding, MOST_BYTES } from '../../../contract/sheets/guessed-encoding.ts'

/** The encoding that the mark at the beginning of a file declares; null without one. */
export async function markOf(file: string): Promise<string | null> {
  for await (const bytes of createReadStream(file, { end: 3 })) return markedEncoding(bytes as Buffer)
  return null
}

/** A guess looks at the first bytes. */
export async function guessOf(file: string): Promise<TextEncoding> {
  for await (const bytes of createReadStream(file, { end: MOST_BYTES - 1, highWaterMark: MOST_BYTES }))
    return guessedEncoding(bytes as Buffer)
  return 'gb18030'
}

/** True when all bytes of a file are UTF-8. */
export async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const stream = createReadStream(file)
  try {
    for await (const bytes of stream) {
      // Of a text with a zero, Latin letters alone are valid UTF-8, but it is UTF-16.
      if ((bytes as Buffer).includes(0)) return false
      decoder.decode(bytes as Buffer, { stream: true })
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
