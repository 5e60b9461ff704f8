import type { Cell, CellValue } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import type { ReadCell } from './cells.ts'
import { NO_RESULT } from './errors.ts'
import { shownCell } from './shown.ts'

/** A sheet of an Excel file. */
export interface WorkbookSheet {
  name: string
  rows: ReadCell[][]
}

/** Reads the sheets of an Excel file that people see and that have rows, with what their cells show; a chart has no rows. */
export async function visibleSheets(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true, sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows, cells }) => ({
      name,
      rows: rows.map((row, y) => row.map((cell, x) => readCell(cell, cells?.get(`${y},${x}`)))),
    }))
}

const readCell = (value: CellValue, cell: Cell | undefined): ReadCell =>
  value === null && cell?.formula !== undefined ? NO_RESULT : (shownCell(value, cell?.style?.numFmt) as ReadCell)
