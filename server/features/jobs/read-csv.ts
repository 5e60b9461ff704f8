import { createReadStream } from 'node:fs'
import type { TextEncoding } from '../../../contract/format/text-encodings.ts'
import { separatorOf } from '../../../contract/sheets/encoding.ts'
import { withoutSign } from '../../../contract/sheets/formats.ts'
import { textReader } from '../../../contract/sheets/text-rows.ts'
import type { SheetLine } from './sheet-line.ts'
import { guessOf, isUtf8, markOf } from './text-encoding.ts'

/** Reads a CSV by its mark and its `sep=` line; one that is no UTF-8 is read as it was chosen, else by a guess. */
export async function* readCsv(file: string, chosen?: TextEncoding): AsyncGenerator<SheetLine> {
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
