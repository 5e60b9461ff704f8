import type { CellValue } from './cells.ts'

/** What sheets are kept in. The libraries are fetched when a file is read or written. */
export const FORMATS = ['xlsx', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** The first sheet of a file. A CSV may be in the old encoding that Chinese spreadsheets write. */
export async function readSheetOf(file: File): Promise<CellValue[][]> {
  if (/\.csv$/i.test(file.name)) {
    const { default: Papa } = await import('papaparse')
    return Papa.parse<string[]>(decoded(await file.arrayBuffer()), { skipEmptyLines: 'greedy' }).data
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

/** Spreadsheets read full-width signs like their half-width forms, and some skip leading blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A file of these rows, the titles first. */
export async function sheetFile(rows: readonly (readonly CellValue[])[], format: Format): Promise<Blob> {
  if (format === 'csv') {
    const { default: Papa } = await import('papaparse')
    // What begins like a formula would be one to whoever opens the file. The mark tells spreadsheets that it is UTF-8.
    const text = Papa.unparse(rows as CellValue[][], { escapeFormulae: FORMULA })
    return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
  }
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const [titles = [], ...body] = rows
  const head = titles.map((value) => ({ value: String(value), fontWeight: 'bold' as const }))
  return writeExcelFile([head, ...body.map((row) => [...row])], { stickyRowsCount: 1, columns: widthsOf(rows) }).toBlob()
}

/** Broad enough for what stands in the first rows, in characters; one of Chinese is as broad as two. */
function widthsOf(rows: readonly (readonly CellValue[])[]): { width: number }[] {
  const breadth = (cell: CellValue | undefined) => String(cell ?? '').replaceAll(/[\u2E80-\uFFFF]/g, 'WW').length
  return (rows[0] ?? []).map((_, at) => ({ width: Math.min(48, Math.max(10, ...rows.slice(0, 50).map((row) => breadth(row[at]) + 2))) }))
}

/** Hands a file to whoever looks at the page. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
