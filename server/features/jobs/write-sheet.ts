import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import Papa from 'papaparse'
import type { CellValue } from '../../../contract/sheets/cells.ts'
import { asCsvText, asExcelText, FORMULA, widthsOf, type Format } from '../../../contract/sheets/formats.ts'

export type Line = CellValue[]

/** Rows wait in a file, each as a line of JSON, until all are there. */
export const lineOf = (cells: Line) => `${JSON.stringify(cells)}\n`

async function* linesIn(file: string): AsyncGenerator<Line> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) yield JSON.parse(line) as Line
}

async function* excelLines(file: string) {
  for await (const line of linesIn(file)) yield line.map(asExcelText)
}

interface Sheet {
  /** The name of the sheet in the file. */
  name: string
  titles: string[]
  /** The file with the rows. */
  rows: string
  format: Format
}

/** The rows by which the widths of the columns are chosen. */
const LOOKED_AT = 50

/** Writes waiting rows as a sheet, row by row: the memory does not grow with their number. */
export async function writeSheet(file: string, { name, titles, rows, format }: Sheet): Promise<void> {
  const output = createWriteStream(file)
  if (format === 'csv') return pipeline(csvOf(titles, linesIn(rows)), output)
  const first: Line[] = [titles]
  for await (const line of linesIn(rows)) if (first.push(line) > LOOKED_AT) break
  const widths = widthsOf(first)
  const columns = titles.map((header, at) => ({ header, width: widths[at]!.width }))
  // A sheet's name may not hold these, nor be longer.
  const sheet = name.replaceAll(/[\\/?*[\]:']/g, ' ').slice(0, 31)
  const bytes = writeXlsxStream(excelLines(rows), { name: sheet, columns, freezePane: { rows: 1 } })
  return pipeline(Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]), output)
}

/** A text that begins like a formula would run as one in the reader's spreadsheet. The byte order mark declares UTF-8. */
async function* csvOf(titles: string[], lines: AsyncIterable<Line>) {
  yield `\uFEFF${Papa.unparse([titles], { escapeFormulae: FORMULA })}`
  for await (const line of lines) yield `\r\n${Papa.unparse([line.map(asCsvText)], { escapeFormulae: FORMULA })}`
}
