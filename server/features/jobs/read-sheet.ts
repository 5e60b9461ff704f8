import { Problem } from '../../../contract/errors.ts'
import type { Format } from '../../../contract/sheets/formats.ts'
import type { ReadAs } from './params.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import type { SheetLine } from './sheet-line.ts'

/** Yields the rows of a file that are not empty, of the chosen sheet or of the first, one after the other. Throws a sentence when the file is no sheet. */
export async function* readSheet(file: string, format: Format, { encoding, sheet }: ReadAs = {}): AsyncGenerator<SheetLine> {
  const lines = format === 'csv' ? readCsv(file, encoding) : readWorkbook(file, sheet)
  try {
    for (;;) {
      const next = await lines.next().catch((error: NodeJS.ErrnoException): never => {
        throw new Problem('invalid', { words: error.code === 'ENOENT' ? 'job.fileGone' : 'job.unreadable' })
      })
      if (next.done) return
      if (next.value.isBroken || next.value.cells.some((cell) => cell !== null && cell !== '')) yield next.value
    }
  } finally {
    // A reader of the first rows alone ends early, and the file is closed for it too.
    await lines.return(undefined)
  }
}
