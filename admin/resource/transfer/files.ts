import type { CellValue } from './cells.ts'

/** The file formats of sheets. Their libraries are fetched when a file is read or written. */
export const FORMATS = ['xlsx', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** Reads the first sheet of a file. A CSV may be in GB 18030, the older encoding of Chinese spreadsheets. */
export async function readSheetOf(file: File): Promise<CellValue[][]> {
  if (/\.csv$/i.test(file.name)) {
    const { default: Papa } = await import('papaparse')
    return Papa.parse<string[]>(decoded(await file.arrayBuffer()), { skipEmptyLines: 'greedy' }).data
  }
  const { readSheet } = await import('read-excel-file/browser')
  return (await readSheet(file)) as unknown as CellValue[][]
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Spreadsheets read full-width signs like their half-width forms, and some skip leading blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** The most characters that a cell of an Excel file holds; a longer one makes the file unreadable. */
const MOST_CHARACTERS = 32_767

/** Cuts the texts that a cell of this format cannot hold, and counts them. */
export function cutToCells(rows: readonly (readonly CellValue[])[], format: Format): { cut: CellValue[][]; number: number } {
  let number = 0
  const fit = (cell: CellValue): CellValue => {
    if (format !== 'xlsx' || typeof cell !== 'string' || cell.length <= MOST_CHARACTERS) return cell
    number += 1
    return cell.slice(0, MOST_CHARACTERS)
  }
  return { cut: rows.map((row) => row.map(fit)), number }
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

/** Column widths in characters that fit the first rows; a Chinese character is as wide as two Latin letters. */
function widthsOf(rows: readonly (readonly CellValue[])[]): { width: number }[] {
  const breadth = (cell: CellValue | undefined) => String(cell ?? '').replaceAll(/[\u2E80-\uFFFF]/g, 'WW').length
  return (rows[0] ?? []).map((_, at) => ({ width: Math.min(48, Math.max(10, ...rows.slice(0, 50).map((row) => breadth(row[at]) + 2))) }))
}

/** Hands a file to the browser as a download. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
