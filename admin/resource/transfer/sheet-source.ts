import type { TextEncoding } from '../../../contract/format/text-encodings.ts'
import type { ReadCell } from '../../../contract/sheets/cells.ts'
import { encodingOf, separatorOf } from '../../../contract/sheets/encoding.ts'
import { withoutSign } from '../../../contract/sheets/formats.ts'
import { isEmpty } from '../../../contract/sheets/left-out.ts'

/** A person chooses these for a file that does not tell them itself. */
export interface SheetChoice {
  encoding?: TextEncoding | undefined
  /** The name of a sheet of a workbook. */
  sheet?: string | undefined
}

/** The rows of a file; `brokenAt` is the number of the first row that cannot be read, and all rows after it are left out. */
export interface SheetFile {
  rows: ReadCell[][]
  brokenAt: number | null
  /** The encoding in which it was read, where the file does not prove one. */
  encoding: TextEncoding | null
  /** The names of the sheets that people see and that have rows, and the one that was read. */
  sheets: string[]
  sheet: string | null
}

/** Reads a CSV, or a sheet of an Excel file that people see. */
export const readSheetOf = (file: File, choice: SheetChoice = {}): Promise<SheetFile> =>
  isCsv(file) ? readCsv(file, choice) : readWorkbook(file, choice)

export const isCsv = (file: File): boolean => /\.csv$/i.test(file.name)

/** Reads a text in the chosen encoding, else in its own; of a part of a file the last row is left out, which may be cut. */
async function readCsv(file: File, { encoding: chosen }: SheetChoice, most = Infinity): Promise<SheetFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { encoding, isGuess } = encodingOf(bytes)
  const used = isGuess ? (chosen ?? encoding) : encoding
  const { text, separator } = separatorOf(new TextDecoder(used).decode(bytes.subarray(0, most)))
  const { textRows } = await import('../../../contract/sheets/text-rows.ts')
  const { rows, brokenAt } = textRows(bytes.length > most ? text.slice(0, text.lastIndexOf('\n') + 1) : text, separator)
  return { rows: rows.map((cells) => cells.map(withoutSign)), brokenAt, encoding: isGuess ? used : null, sheets: [], sheet: null }
}

const readWorkbook = async (file: File, choice: SheetChoice) => readSheets(new Uint8Array(await file.arrayBuffer()), choice)

/** Reads the chosen sheet of an Excel file, else the first that people see and that has rows; a chart has none. */
async function readSheets(bytes: Uint8Array, { sheet: chosen }: SheetChoice): Promise<SheetFile> {
  const workbook = await import('../../../contract/sheets/workbook.ts')
  const sheets = (await workbook.visibleSheets(bytes)).filter(({ rows }) => rows.some((cells) => !cells.every(isEmpty)))
  const read = sheets.find(({ name }) => name === chosen) ?? sheets[0]
  return { rows: read?.rows ?? [], brokenAt: null, encoding: null, sheets: sheets.map(({ name }) => name), sheet: read?.name ?? null }
}

/** The first bytes of a large CSV hold its first rows. */
const FIRST_BYTES = 64 * 1024
const NOTHING: SheetFile = { rows: [], brokenAt: null, encoding: null, sheets: [], sheet: null }

/** The first rows of a file that the server reads; none of a workbook with more texts than a browser should hold. */
export async function firstRowsOf(file: File, choice: SheetChoice = {}): Promise<SheetFile> {
  if (isCsv(file)) return readCsv(file, choice, FIRST_BYTES)
  const { workbookBegin } = await import('./workbook-begin.ts')
  return workbookBegin(file)
    .then((bytes) => readSheets(bytes, choice))
    .catch(() => NOTHING)
}
