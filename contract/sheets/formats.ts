import type { CellValue } from './cells.ts'

/** The file formats of sheets. */
export const FORMATS = ['xlsx', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** Spreadsheets read full-width signs like their half-width forms, and some skip leading blanks. A text that begins like this would run as a formula. One that
 * begins with the sign that we set before such texts gets one more, so that an import takes off exactly what an export has put. */
export const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Reads a cell of a CSV as it was before a sign kept it from running as a formula. */
export const withoutSign = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)

/** Writes a text so that a spreadsheet, which takes `_x000D_` for the sign that XML cannot hold, shows it as it is. */
export const asExcelText = <T>(cell: T): T | string =>
  typeof cell === 'string' ? cell.replaceAll(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_') : cell

const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 100 })

/** Writes a number with all of its digits: one with an exponent (1e-7) is no number to who reads it. */
export const asCsvText = <T>(cell: T): T | string => (typeof cell === 'number' ? PLAIN.format(cell) : cell)

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

/** Column widths in characters that fit the first rows; a Chinese character is as wide as two Latin letters. */
export function widthsOf(rows: readonly (readonly CellValue[])[]): { width: number }[] {
  const breadth = (cell: CellValue | undefined) => String(cell ?? '').replaceAll(/[\u2E80-\uFFFF]/g, 'WW').length
  return (rows[0] ?? []).map((_, at) => ({ width: Math.min(48, Math.max(10, ...rows.slice(0, 50).map((row) => breadth(row[at]) + 2))) }))
}
