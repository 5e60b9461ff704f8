import Papa from 'papaparse'
import { withPlainEnds } from './line-ends.ts'

/** The rows of a text; `brokenAt` is the number of the first row that cannot be read, and all rows after it are left out. */
export interface TextRows {
  rows: string[][]
  brokenAt: number | null
}

/** A row that is longer can only be one whose quotation mark is never closed. */
const LONGEST_ROW = 8_000_000
/** So much of a text shows which signs divide it. */
const LOOKED_AT = 64 * 1024
/** The rows that show how many cells a row has. */
const FIRST_ROWS = 10

/** Reads a text with separators that comes in pieces. Empty rows are kept, so that the others have the numbers that a spreadsheet shows. */
export function textReader(separator?: string) {
  let waiting = ''
  let done = 0
  let width = 0
  let brokenAt: number | null = null
  let mark: string | null = null
  let parser: Papa.Parser | null = null

  /** Takes the next piece, and returns the rows that are whole by now. */
  function read(piece: string, isLast = false): string[][] {
    if (brokenAt !== null) return []
    waiting += piece
    if (!parser && !isLast && waiting.length < LOOKED_AT) return []
    mark ??= separator ?? separatorIn(waiting)
    parser ??= new Papa.Parser({ delimiter: mark, newline: '\n' })
    // The next piece may begin with the second sign of a line end.
    const cut = !isLast && waiting.endsWith('\r') ? waiting.length - 1 : waiting.length
    const text = withPlainEnds(waiting.slice(0, cut), mark)
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>
    waiting = text.slice(meta.cursor) + waiting.slice(cut)
    if (done === 0) width = Math.max(0, ...data.slice(0, FIRST_ROWS).map(({ length }) => length))
    const broken = errors.find((error) => isBroken(error, data, width))
    const isTooLong = waiting.length > LONGEST_ROW
    // Complaints come in the order of the rows; a cell may have any number of them.
    const rows = broken ? data.slice(0, broken.row ?? 0) : data
    done += rows.length
    if (broken || isTooLong) brokenAt = done + 1
    return rows
  }
  return { read, brokenAt: () => brokenAt }
}

const separatorIn = (text: string): string => Papa.parse(text.slice(0, LOOKED_AT)).meta.delimiter

/** An inch sign that is not doubled does no harm where the row has all of its cells, and none runs on into the next line. */
function isBroken({ type, code, row = 0 }: Papa.ParseError, rows: readonly string[][], width: number): boolean {
  const cells = rows[row] ?? []
  const isWhole = cells.length === width && cells.every((cell) => !/[\r\n]/.test(cell))
  return type === 'Quotes' && !(code === 'InvalidQuotes' && isWhole)
}

/** Reads a whole text with separators. */
export function textRows(text: string, separator?: string): TextRows {
  const reader = textReader(separator)
  const rows = reader.read(text, true)
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return { rows, brokenAt: reader.brokenAt() }
}
