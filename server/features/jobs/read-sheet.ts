import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { streamXlsxRows } from 'hucre/xlsx'
import Papa from 'papaparse'
import { Problem } from '../../../contract/errors.ts'
import type { TextEncoding } from '../../../contract/format/text-encodings.ts'
import type { CellValue } from '../../../contract/sheets/cells.ts'
import { markedEncoding } from '../../../contract/sheets/encoding.ts'
import { withoutSign, type Format } from '../../../contract/sheets/formats.ts'
import { onDemand } from './on-demand.ts'
import type { ReadAs } from './params.ts'
import { inOrder, zipParts, type ZipPart } from './zip-parts.ts'

/** A row of a sheet; `row` is its number there, from 1. */
export interface SheetLine {
  row: number
  cells: CellValue[]
}

/** Yields the rows of the chosen sheet of a file, else of its first one, one after the other. Throws a sentence when the file is no sheet. */
export async function* readSheet(file: string, format: Format, { encoding, sheet }: ReadAs = {}): AsyncGenerator<SheetLine> {
  const lines = format === 'csv' ? readCsv(file, encoding) : readXlsx(file, sheet)
  for (;;) {
    const next = await lines.next().catch((error: NodeJS.ErrnoException): never => {
      throw new Problem('invalid', { words: error.code === 'ENOENT' ? 'job.fileGone' : 'job.unreadable' })
    })
    if (next.done) return
    yield next.value
  }
}

/** Unpacked parts are held whole, and no flag of Node bounds their memory. Only the rows are read in steps. */
const MOST_HELD = 64 * 1024 * 1024
/** The parts that the library collects before it reads rows: `shouldCollectEntry` in its reader of streams. */
const HELD = /\.rels$|^\[Content_Types\]\.xml$|^xl\/(workbook|sharedStrings|styles)\.xml$/i
const ROWS = /^xl\/worksheets\/sheet\d+\.xml$/i

const WORKSHEETS = /^xl\/worksheets\/[^/]+\.xml$/i
/** A file of so few bytes, unpacked, is read at once: its rows are few. */
const FEW = 4 * 1024 * 1024

async function* readXlsx(file: string, sheet?: string): AsyncGenerator<SheetLine> {
  const parts = await zipParts(file)
  const size = sizeOf(parts)
  // The library takes a source of bytes only when the rows have their usual name.
  const isUsual = parts.every(({ name }) => ROWS.test(name) || !WORKSHEETS.test(name))
  const isWhole = size <= FEW || (!isUsual && size <= MOST_HELD)
  const which = sheet === undefined ? {} : { sheet }
  const rows = isWhole
    ? streamXlsxRows(await readFile(file), which)
    : onDemand(inReadingOrder(file, parts), (source) => streamXlsxRows(source, which))
  for await (const { index, values } of rows) yield { row: index + 1, cells: values as CellValue[] }
}

const sizeOf = (parts: ZipPart[]) => parts.reduce((all, { size }) => all + size, 0)

/** In a large file the rows may stand before the texts that they name, as Excel writes them. The library would then hold it whole, so they are put last. */
function inReadingOrder(file: string, parts: ZipPart[]): AsyncIterable<Uint8Array> {
  const held = parts.filter(({ name }) => HELD.test(name))
  if (sizeOf(held) > MOST_HELD) throw new Error('Its parts are too large')
  const rows = parts.filter(({ name }) => ROWS.test(name))
  return inOrder(file, held, rows)
}

/** A CSV is read by its mark; one that is no UTF-8 is read as it was chosen, else in GB 18030, the older encoding of Chinese spreadsheets. */
async function* readCsv(file: string, chosen: TextEncoding = 'gb18030'): AsyncGenerator<SheetLine> {
  const encoding = (await markOf(file)) ?? ((await isUtf8(file)) ? 'utf-8' : chosen)
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: 'greedy' })
  const text = Readable.from(decoded(file, encoding))
  text.on('error', (error) => parser.destroy(error)).pipe(parser)
  let row = 0
  for await (const cells of parser) yield { row: ++row, cells: (cells as string[]).map(withoutSign) }
}

async function* decoded(file: string, encoding: string) {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

async function markOf(file: string): Promise<string | null> {
  for await (const bytes of createReadStream(file, { end: 3 })) return markedEncoding(bytes as Buffer)
  return null
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const stream = createReadStream(file)
  try {
    for await (const bytes of stream) decoder.decode(bytes as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
