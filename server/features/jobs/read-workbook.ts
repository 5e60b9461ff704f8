import { readFile } from 'node:fs/promises'
import { streamXlsxRows } from 'hucre/xlsx'
import type { ReadCell } from '../../../contract/sheets/cells.ts'
import { shownCell } from '../../../contract/sheets/shown.ts'
import { NO_RESULT } from '../../../contract/sheets/errors.ts'
import { formatsOf, rowStyles, UNCALCULATED } from './cell-formats.ts'
import { onDemand } from './on-demand.ts'
import type { SheetLine } from './sheet-line.ts'
import { type VisibleSheet, visibleSheets } from './visible-sheets.ts'
import { inOrder, partOf, piecesOf, zipParts, type ZipPart } from './zip-parts.ts'

/** Unpacked parts are held whole, and no flag of Node bounds their memory. Only the rows are read in steps. */
const MOST_HELD = 64 * 1024 * 1024
/** The parts that the library collects before it reads rows: `shouldCollectEntry` in its reader of streams. */
const HELD = /\.rels$|^\[Content_Types\]\.xml$|^xl\/(workbook|sharedStrings|styles)\.xml$/i
const ROWS = /^xl\/worksheets\/sheet\d+\.xml$/i

const WORKSHEETS = /^xl\/worksheets\/[^/]+\.xml$/i
/** A file of so few bytes, unpacked, is read at once: its rows are few. */
const FEW = 4 * 1024 * 1024

/** Yields the rows of the chosen sheet, else of the first that people see and that has rows, with what their cells show. */
export async function* readWorkbook(file: string, chosen?: string): AsyncGenerator<SheetLine> {
  const parts = await zipParts(file)
  const held = parts.filter(({ name }) => HELD.test(name))
  if (sizeOf(held) > MOST_HELD) throw new Error('Its parts are too large')
  const text = async (name: string) => {
    const part = parts.find((one) => one.name === name)
    return part ? (await partOf(file, part)).toString('utf8') : ''
  }
  const workbook = await text('xl/workbook.xml')
  // The library alone finds the sheets of a file whose parts have other names.
  const sheets = workbook ? visibleSheets(workbook, await text('xl/_rels/workbook.xml.rels')) : [{ part: '' }]
  const asked = chosen === undefined ? sheets : sheets.filter(({ name }) => name === chosen)
  const formats = formatsOf(await text('xl/styles.xml'))
  for (const sheet of asked) {
    let isEmpty = true
    for await (const line of rowsOf({ file, parts, held, sheet, formats })) {
      isEmpty = false
      yield line
    }
    if (!isEmpty) return
  }
}

interface Opened {
  file: string
  parts: ZipPart[]
  held: ZipPart[]
  sheet: VisibleSheet
  formats: (string | undefined)[]
}

async function* rowsOf(opened: Opened): AsyncGenerator<SheetLine> {
  const { file, parts, sheet, formats } = opened
  const part = parts.find(({ name }) => name === sheet.part)
  const styles = part && rowStyles(piecesOf(file, part))
  try {
    for await (const { index, values } of await valuesOf(opened)) {
      const row = (await styles?.next())?.value
      const cells = row ? shownCells(values, row, formats) : values
      yield { row: index + 1, cells: cells as ReadCell[] }
    }
  } finally {
    await styles?.return(undefined)
  }
}

const shownCells = (values: readonly unknown[], styles: readonly (number | undefined)[], formats: Opened['formats']) =>
  Array.from({ length: Math.max(values.length, styles.length) }, (_, at) =>
    styles[at] === UNCALCULATED ? NO_RESULT : shownCell(values[at] ?? null, formats[styles[at] ?? -1]),
  )

async function valuesOf({ file, parts, held, sheet }: Opened) {
  const size = sizeOf(parts)
  // The library takes a source of bytes only when the rows have their usual name.
  const isUsual = parts.every(({ name }) => ROWS.test(name) || !WORKSHEETS.test(name))
  const read = (bytes: Parameters<typeof streamXlsxRows>[0]) => streamXlsxRows(bytes, sheet.name === undefined ? {} : { sheet: sheet.name })
  if (size <= FEW || (!isUsual && size <= MOST_HELD)) return read(await readFile(file))
  // In a large file the rows may stand before the texts that they name, as Excel writes them. The library would then hold it whole, so they are put last.
  const rows = parts.filter(({ name }) => ROWS.test(name))
  return onDemand(inOrder(file, held, rows), read)
}

const sizeOf = (parts: ZipPart[]) => parts.reduce((all, { size }) => all + size, 0)
