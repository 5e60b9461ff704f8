import { readRows, type SheetRules } from '../../../contract/sheets/rows.ts'
import type { ReadRows } from '../../../contract/sheets/sheet-rows.ts'
import { saveKey, type Once } from '../data/save-key.ts'
import { firstRowsOf, readSheetOf, type SheetChoice, type SheetFile } from './sheet-source.ts'

/** The largest file that the browser reads itself, so that the person sees its problems before anything is sent. */
const MOST_BYTES_HERE = 3 * 1024 * 1024
const MOST_ROWS = 10_000
/** The titles and the columns without one are looked for in so many rows of a large file. */
const MOST_LOOKED_AT = 200
/** So many rows below the titles are shown. */
const MOST_SHOWN = 5

/** A file that was chosen, as far as it is read. */
export interface OpenedFile extends ReadRows {
  file: File
  choice: SheetChoice
  /** The first rows as they were read, the titles among them, and what a person may choose. */
  source: Omit<SheetFile, 'brokenAt'>
  /** True for a file whose rows the server reads. */
  isLarge: boolean
  /** The number of rows imported so far. */
  taken: number
  once: Once
}

/** Reads a file as it was chosen to be read, and checks its rows; of a large file only the first rows are looked at. */
export async function openFile(file: File, choice: SheetChoice, rules: SheetRules): Promise<OpenedFile> {
  const isLong = file.size > MOST_BYTES_HERE
  const { brokenAt, ...source } = await (isLong ? firstRowsOf : readSheetOf)(file, choice)
  const isLarge = isLong || source.rows.length > MOST_ROWS + 1
  const found = readRows(isLarge ? source.rows.slice(0, MOST_LOOKED_AT) : source.rows, rules, brokenAt)
  return {
    ...found,
    ...(isLarge && { items: [], problems: [], missing: source.rows.length > 0 ? found.missing : [] }),
    file,
    choice,
    source: { ...source, rows: source.rows.slice(0, found.headAt + 1 + MOST_SHOWN) },
    isLarge,
    taken: 0,
    once: saveKey(),
  }
}
