import Papa from 'papaparse'

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
  let parser: Papa.Parser | null = null

  /** Takes the next piece, and returns the rows that are whole by now. */
  function read(piece: string, isLast = false): string[][] {
    if (brokenAt !== null) return []
    waiting += piece
    if (!parser && !isLast && waiting.length < LOOKED_AT) return []
    parser ??= parserOf(waiting, separator)
    const { data, errors, meta } = parser.parse(waiting, 0, !isLast) as Papa.ParseResult<string[]>
    waiting = waiting.slice(meta.cursor)
    if (done === 0) width = Math.max(0, ...data.slice(0, FIRST_ROWS).map(({ length }) => length))
    const broken = errors.flatMap((error) => (isBroken(error, data, width) ? [error.row ?? 0] : []))
    if (waiting.length > LONGEST_ROW) broken.push(data.length)
    const rows = broken.length > 0 ? data.slice(0, Math.min(...broken)) : data
    done += rows.length
    if (broken.length > 0) brokenAt = done + 1
    return rows
  }
  return { read, brokenAt: () => brokenAt }
}

function parserOf(text: string, separator?: string): Papa.Parser {
  const { meta } = Papa.parse(text.slice(0, LOOKED_AT), { ...(separator && { delimiter: separator }) })
  return new Papa.Parser({ delimiter: meta.delimiter, newline: meta.linebreak as '\n' })
}

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
