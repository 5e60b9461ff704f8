import type { ReadCell } from '../../../contract/sheets/cells.ts'

/** A row of a sheet; `row` is its number there, from 1. */
export interface SheetLine {
  row: number
  cells: ReadCell[]
  /** True for the row at which the file cannot be read on; all that follows is left out. */
  isBroken?: boolean
}
