import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeXlsxStream } from 'hucre/xlsx'
import { readSheet as readByOther } from 'read-excel-file/node'
import type { CellValue } from '../../contract/sheets/cells.ts'
import type { Format } from '../../contract/sheets/formats.ts'
import { rawOf } from '../../contract/sheets/shown-cell.ts'
import { readSheet } from '../features/jobs/read-sheet.ts'

/** The rows of a file. An Excel file is read by another library than the one that wrote it. */
export async function sheetOf(bytes: Buffer, format: Format): Promise<CellValue[][]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-sheet-'))
  const file = path.join(folder, `x.${format}`)
  try {
    writeFileSync(file, bytes)
    if (format === 'xlsx') return (await readByOther(file)) as unknown as CellValue[][]
    const rows: CellValue[][] = []
    for await (const { cells } of readSheet(file, format)) rows.push(cells.map(rawOf))
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file with these rows, the titles first. */
export async function sheetFile([titles = [], ...rows]: CellValue[][], format: Format): Promise<Buffer> {
  if (format === 'csv') return Buffer.from([titles, ...rows].map((row) => row.join(',')).join('\n'))
  const columns = titles.map((header) => ({ header: String(header) }))
  return Buffer.from(await new Response(writeXlsxStream(rows, { name: 'x', columns })).arrayBuffer())
}
