import type { CellValue } from '../../../contract/sheets/cells.ts'
import { separatorOf, sheetText } from '../../../contract/sheets/encoding.ts'
import { FORMULA, widthsOf, withoutSign, type Format } from '../../../contract/sheets/formats.ts'

// The libraries are fetched when a file is read or written.

/** The rows of a file; `brokenAt` is the number of the first row that cannot be read, and all rows after it are left out. */
export interface SheetFile {
  rows: CellValue[][]
  brokenAt: number | null
}

/** Reads a CSV, or the first sheet of an Excel file that people see and that has rows; a chart has none. */
export async function readSheetOf(file: File): Promise<SheetFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (/\.csv$/i.test(file.name)) return readCsv(bytes)
  const { readXlsx } = await import('hucre/xlsx')
  const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })
  return { rows: sheets.find(({ rows }) => rows.length > 0)?.rows ?? [], brokenAt: null }
}

/** Empty rows are kept, so that the others have the numbers that a spreadsheet shows. */
async function readCsv(bytes: Uint8Array): Promise<SheetFile> {
  const { default: Papa } = await import('papaparse')
  const { text, separator } = separatorOf(sheetText(bytes))
  const { data, errors } = Papa.parse<string[]>(text, { ...(separator && { delimiter: separator }) })
  const width = Math.max(0, ...data.slice(0, 10).map(({ length }) => length))
  const isWhole = (cells: readonly string[] = []) => cells.length === width && cells.every((cell) => !/[\r\n]/.test(cell))
  // An inch sign that is not doubled does no harm where the row has all of its cells, and none runs on into the next line.
  const isHarmless = (code: string, row: number) => code === 'InvalidQuotes' && isWhole(data[row])
  const broken = errors.flatMap(({ type, code, row = 0 }) => (type === 'Quotes' && !isHarmless(code, row) ? [row] : []))
  const brokenAt = broken.length > 0 ? Math.min(...broken) : null
  const rows = data.slice(0, brokenAt ?? undefined).map((cells) => cells.map(withoutSign))
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return { rows, brokenAt: brokenAt === null ? null : brokenAt + 1 }
}

/** Makes a file of these rows, the titles first. */
export async function sheetFile(rows: readonly (readonly CellValue[])[], format: Format): Promise<Blob> {
  if (format === 'csv') {
    const { default: Papa } = await import('papaparse')
    // A text that begins like a formula would run as one in the reader's spreadsheet. The byte order mark declares UTF-8.
    const text = Papa.unparse(rows as CellValue[][], { escapeFormulae: FORMULA })
    return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
  }
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const [titles = [], ...body] = rows
  const head = titles.map((value) => ({ value: String(value), fontWeight: 'bold' as const }))
  return writeExcelFile([head, ...body.map((row) => [...row])], { stickyRowsCount: 1, columns: widthsOf(rows) }).toBlob()
}
