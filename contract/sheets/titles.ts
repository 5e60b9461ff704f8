import type { SheetColumn } from './columns.ts'

const MARKS = /[*\s]|\((?:必填|选填|required|optional)\)/gi

/** A title without its line breaks, widths of signs, and the marks of what must be filled in. */
export const bare = (title: string) => title.normalize('NFKC').replaceAll(MARKS, '').toLowerCase()

/** Finds the column of each title, in the reader's language before the other one; a column that was named before is not found again. */
export const columnFinder = (columns: readonly SheetColumn[]) => (titles: readonly string[]) => {
  const wanted = titles.map(bare)
  const found = new Set<SheetColumn>()
  return wanted.map((title) => {
    const named = (nameOf: (column: SheetColumn) => string | undefined) =>
      columns.find((column) => title !== '' && !found.has(column) && bare(nameOf(column) ?? '') === title)
    const column = named((one) => one.title) ?? named((one) => one.name) ?? named((one) => one.otherTitle)
    if (column) found.add(column)
    return column
  })
}

/** Titles are looked for in so many rows. */
export const MOST_ABOVE = 10

/** The place of the row that names most columns, from 0; of several the first. */
export function titlesAt(rows: readonly (readonly unknown[])[], columns: readonly SheetColumn[]): number {
  const find = columnFinder(columns)
  const counts = rows.slice(0, MOST_ABOVE).map((cells) => find(cells.map((cell) => String(cell ?? ''))).filter(Boolean).length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

const LETTERS = 26

/** The letters by which a spreadsheet names the column at a place, from 0. */
export const letterOf = (at: number): string =>
  (at < LETTERS ? '' : letterOf(Math.floor(at / LETTERS) - 1)) + String.fromCodePoint(65 + (at % LETTERS))
