import type { CellValue } from '../../../contract/sheets/cells.ts'
import { asCsvText, asExcelText, FORMULA, widthsOf, type Format } from '../../../contract/sheets/formats.ts'

// The libraries are fetched when a file is read or written.

/** Makes a file of these rows, the titles first. */
export async function sheetFile(rows: readonly (readonly CellValue[])[], format: Format): Promise<Blob> {
  if (format === 'csv') {
    const { default: Papa } = await import('papaparse')
    // A text that begins like a formula would run as one in the reader's spreadsheet. The byte order mark declares UTF-8.
    const text = Papa.unparse(
      rows.map((row) => row.map(asCsvText)),
      { escapeFormulae: FORMULA },
    )
    return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
  }
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const [titles = [], ...body] = rows
  const head = titles.map((value) => ({ value: asExcelText(String(value)), fontWeight: 'bold' as const }))
  return writeExcelFile([head, ...body.map((row) => row.map(asExcelText))], { stickyRowsCount: 1, columns: widthsOf(rows) }).toBlob()
}
