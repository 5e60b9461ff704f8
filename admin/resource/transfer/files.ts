import type { CellValue } from '../../../contract/sheets/cells.ts'
import { FORMULA, widthsOf, withoutSign, type Format } from '../../../contract/sheets/formats.ts'

// The libraries are fetched when a file is read or written.

/** Reads the first sheet of a file. A CSV may be in GB 18030, the older encoding of Chinese spreadsheets. */
export async function readSheetOf(file: File): Promise<CellValue[][]> {
  if (/\.csv$/i.test(file.name)) {
    const { default: Papa } = await import('papaparse')
    const { data } = Papa.parse<string[]>(decoded(await file.arrayBuffer()), { skipEmptyLines: 'greedy' })
    return data.map((cells) => cells.map(withoutSign))
  }
  const { readSheet } = await import('read-excel-file/browser')
  return (await readSheet(file)) as unknown as CellValue[][]
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Makes a file of these rows, the titles first. */
export async function sheetFile(rows: readonly (readonly CellValue[])[], format: Format): Promise<Blob> {
  if (format === 'csv') {
    const { default: Papa } = await import('papaparse')
    // A text that begins like a formula would run as one in the reader's spreadsheet. The byte order mark declares UTF-8.
    const text = Papa.unparse(rows as CellValue[][], { escapeFormulae: FORMULA })
    return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
  }
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const [titles = [], ...body] = rows
  const head = titles.map((value) => ({ value: String(value), fontWeight: 'bold' as const }))
  return writeExcelFile([head, ...body.map((row) => [...row])], { stickyRowsCount: 1, columns: widthsOf(rows) }).toBlob()
}
