import { createReadStream } from 'node:fs'
import { Problem } from '../../../contract/errors.ts'
import type { TextEncoding } from '../../../contract/format/text-encodings.ts'
import { markedEncoding, separatorOf } from '../../../contract/sheets/encoding.ts'
import { withoutSign, type Format } from '../../../contract/sheets/formats.ts'
import { guessedEncoding, MOST_BYTES } from '../../../contract/sheets/guessed-encoding.ts'
import { textReader } from '../../../contract/sheets/text-rows.ts'
import type { ReadAs } from './params.ts'
import { readWorkbook } from './read-workbook.ts'
import type { SheetLine } from './sheet-line.ts'

/** Yields the rows of a file that are not empty, of the chosen sheet or of the first, one after the other. Throws a sentence when the file is no sheet. */
export async function* readSheet(file: string, format: Format, { encoding, sheet }: ReadAs = {}): AsyncGenerator<SheetLine> {
  const lines = format === 'csv' ? readCsv(file, encoding) : readWorkbook(file, sheet)
  try {
    for (;;) {
      const next = await lines.next().catch((error: NodeJS.ErrnoException): never => {
        throw new Problem('invalid', { words: error.code === 'ENOENT' ? 'job.fileGone' : 'job.unreadable' })
      })
      if (next.done) return
      if (next.value.isBroken || next.value.cells.some((cell) => cell !== null && cell !== '')) yield next.value
    }
  } finally {
    // Whoever needs the first rows only closes the file too.
    await lines.return(undefined)
  }
}

/** Reads a CSV by its mark and its `sep=` line; one that is no UTF-8 is read as it was chosen, else by a guess. */
async function* readCsv(file: string, chosen?: TextEncoding): AsyncGenerator<SheetLine> {
  const encoding = (await markOf(file)) ?? ((await isUtf8(file)) ? 'utf-8' : (chosen ?? (await guessOf(file))))
  const pieces = decoded(file, encoding)
  try {
    yield* rowsIn(pieces)
  } finally {
    await pieces.return(undefined)
  }
}

async function* rowsIn(pieces: AsyncGenerator<string>): AsyncGenerator<SheetLine> {
  const begin = separatorOf((await pieces.next()).value ?? '')
  const reader = textReader(begin.separator)
  let row = 0
  const lines = (rows: string[][]): SheetLine[] => rows.map((cells) => ({ row: ++row, cells: cells.map(withoutSign) }))
  yield* lines(reader.read(begin.text))
  for await (const piece of pieces) yield* lines(reader.read(piece))
  yield* lines(reader.read('', true))
  const brokenAt = reader.brokenAt()
  if (brokenAt !== null) yield { row: row + 1, cells: [], isBroken: true }
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

async function markOf(file: string): Promise<string | null> {
  for await (const bytes of createReadStream(file, { end: 3 })) return markedEncoding(bytes as Buffer)
  return null
}

/** A guess looks at the first bytes. */
async function guessOf(file: string): Promise<TextEncoding> {
  for await (const bytes of createReadStream(file, { end: MOST_BYTES - 1, highWaterMark: MOST_BYTES }))
    return guessedEncoding(bytes as Buffer)
  return 'gb18030'
}

async function isUtf8(file: string): Promise<boolean> {
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
