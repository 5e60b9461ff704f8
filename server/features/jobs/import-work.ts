import { Problem } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/languages.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { cellProblemIn } from '../../../contract/sheets/problems.ts'
import type { ReadRow } from '../../../contract/sheets/sheet-rows.ts'
import { say } from '../../language/words.ts'
import type { HeldJob } from '../../jobs/held-job.ts'
import type { JobWork } from '../../jobs/working.ts'
import { createBatch, type Come } from './import-batch.ts'
import { openSheet, type Importing } from './open-sheet.ts'
import { paramsOf, type ImportParams, type SheetParams, type JobResult } from './params.ts'
import type { WorkParts } from './parts.ts'
import { appendFrom } from './append-from.ts'
import { placeOf } from './place.ts'
import { writeWhole } from './write-whole.ts'
import { readSheet } from './read-sheet.ts'
import { sheetWords } from './sheet-words.ts'
import { writeSheet } from './write-sheet.ts'

const MOST_ROWS = 1_000_000

/**
 * Creates rows from a file by the resource's own SaveImport, in batches (B-71e). A batch, its change log and how far the job has come are one transaction:
 * after a kill the file is read again, and the rows that the checkpoint covers are passed over. A row with a problem keeps only itself out, and waits in
 * a file with the reason.
 */
export const importWork =
  (parts: WorkParts): JobWork =>
  async (job) => {
    const params = paramsOf<ImportParams>(job.row)
    const place = (name: string) => placeOf(parts.dataDir, params.folder, name)
    const source = place(`source.${params.format}`)
    const begun = job.row.checkpoint === null ? await begin(job, parts, source) : (JSON.parse(job.row.checkpoint) as Come)
    const refused = await appendFrom(place('refused'), begun.bytes, job)
    try {
      const batch = createBatch({ job, parts, resource: params.resource, refused, begun })
      const titles = await readRest({ job, parts, params, source }, batch)
      await batch.finish()
      const come = batch.come()
      return { rows: come.taken, refused: come.refused, ...(await reportOf({ job, params, place, titles }, come)) }
    } finally {
      await refused.close()
    }
  }

/** Reads the file once, so that a file that is no sheet is refused before anything is written, and so that its rows are counted. */
async function begin(job: HeldJob, { database }: WorkParts, source: string): Promise<Come> {
  const params = paramsOf<ImportParams>(job.row)
  let total = -1
  for await (const _ of readSheet(source, params.format, params)) {
    total++
    job.goOn()
    if (total > MOST_ROWS) throw new Problem('invalid', { words: 'job.tooManyRows', values: { most: MOST_ROWS } })
  }
  if (total < 1) throw new Problem('invalid', { words: 'job.noRows' })
  const come: Come = { row: 1, done: 0, taken: 0, refused: 0, bytes: 0 }
  await job.save(database.write, { checkpoint: come, done: 0, total })
  return come
}

/** Reads the rows and hands them to the batch; returns the titles of the file, which may stand below a headline. */
async function readRest(importing: Importing, batch: ReturnType<typeof createBatch>): Promise<string[]> {
  const { job, params, source } = importing
  const { head, columns, reader } = await openSheet(importing)
  batch.useColumns(columns)
  for await (const { cells } of readSheet(source, params.format, params)) reader.look(cells)
  for await (const { row, cells, isBroken } of readSheet(source, params.format, params)) {
    job.goOn()
    if (row <= head.row) continue
    // Rows that are covered are read too: a later row may repeat them.
    const read = isBroken ? brokenRow(row, job) : reader.read(row, cells)
    if (row > batch.begun.row) await batch.take({ row, cells: reader.written(cells) }, read)
  }
  return head.cells.map((cell) => String(cell ?? ''))
}

const brokenRow = (row: number, { row: { language } }: HeldJob): ReadRow => ({
  problems: [{ row, title: '', message: cellProblemIn('quotes', language as Language) }],
})

interface Reporting {
  job: HeldJob
  params: SheetParams
  place: (name: string) => string
  titles: string[]
}

/** Writes the rows that were refused, as they stood in the file, behind the reason: mended, they can be imported again. */
async function reportOf({ job, params, place, titles }: Reporting, { refused }: Come): Promise<Pick<JobResult, 'file'>> {
  if (refused === 0) return {}
  const language = job.row.language as Language
  const { name } = sheetWords(resourceNamed(params.resource), language)
  const own = ['row', 'column', 'problem'].map((key) => say(language, `job.${key}`))
  const at = `refused.${params.format}`
  const sheet = { name, titles: [...own, ...titles], rows: place('refused'), format: params.format }
  const size = await writeWhole(place(at), job, (beside) => writeSheet(beside, sheet))
  return { file: { name: `${name}-${say(language, 'job.refusedName')}.${params.format}`, at, size } }
}
