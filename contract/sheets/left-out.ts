import type { ReadCell } from './cells.ts'
import { letterOf } from './titles.ts'

/** A column of which nothing is imported. */
export interface LeftOut {
  /** Empty for a column without a title. */
  title: string
  /** The first cell that shows it, as a spreadsheet names it: `C1`. */
  cell: string
}

export const isEmpty = (cell: ReadCell | undefined): boolean => cell === undefined || cell === null || cell === ''

/** The number of columns up to the last that has a title. What stands beyond them may be a row in which a comma was not quoted, so that row is refused. */
export const titledWidth = (titles: readonly string[]): number => titles.findLastIndex((title) => title !== '') + 1

/** Finds the columns of which nothing is imported: those whose title names no property, and those between others that hold values below no title (B-107d). */
export function leftOut(rows: readonly (readonly ReadCell[])[], headAt: number, known: readonly unknown[]): LeftOut[] {
  const titles = rows[headAt]?.map((cell) => String(cell ?? '').trim()) ?? []
  return titles.slice(0, titledWidth(titles)).flatMap((title, at) => {
    if (known[at]) return []
    const shownAt = title ? headAt : rows.findIndex((cells, row) => row > headAt && !isEmpty(cells[at]))
    return shownAt < 0 ? [] : [{ title, cell: `${letterOf(at)}${shownAt + 1}` }]
  })
}
