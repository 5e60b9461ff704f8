import Papa from 'papaparse'

/** The rows of a text; `brokenAt` is the number of the first row that cannot be read, and all rows after it are left out. */
export interface TextRows {
  rows: string[][]
  brokenAt: number | null
}

/** Reads a text with separators. Empty rows are kept, so that the others have the numbers that a spreadsheet shows. */
export function textRows(text: string, separator?: string): TextRows {
  const { data, errors } = Papa.parse<string[]>(text, { ...(separator && { delimiter: separator }) })
  const width = Math.max(0, ...data.slice(0, 10).map(({ length }) => length))
  const isWhole = (cells: readonly string[] = []) => cells.length === width && cells.every((cell) => !/[\r\n]/.test(cell))
  // An inch sign that is not doubled does no harm where the row has all of its cells, and none runs on into the next line.
  const isHarmless = (code: string, row: number) => code === 'InvalidQuotes' && isWhole(data[row])
  const broken = errors.flatMap(({ type, code, row = 0 }) => (type === 'Quotes' && !isHarmless(code, row) ? [row] : []))
  const brokenAt = broken.length > 0 ? Math.min(...broken) : null
  const rows = data.slice(0, brokenAt ?? undefined)
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return { rows, brokenAt: brokenAt === null ? null : brokenAt + 1 }
}
