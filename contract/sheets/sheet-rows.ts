import type { LeftOut } from './left-out.ts'

/** A problem of a row of a sheet. */
export interface RowProblem {
  /** The row number in the sheet, whose titles are row 1. */
  row: number
  title: string
  message: string
}

/** A row of a sheet as a new row of a resource. */
export interface SheetItem {
  row: number
  values: Record<string, unknown>
}

export type ReadRow = { item: SheetItem } | { problems: RowProblem[] }

export interface ReadRows {
  items: SheetItem[]
  problems: RowProblem[]
  /** The place of the row that holds the titles, from 0. */
  headAt: number
  ignored: LeftOut[]
  /** Titles of required properties that the sheet lacks. */
  missing: string[]
}
