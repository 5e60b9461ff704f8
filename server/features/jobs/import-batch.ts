import { setTimeout } from 'node:timers/promises'
import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { resourceNamed, type ResourceName } from '../../../contract/resources/index.ts'
import type { CellValue } from '../../../contract/sheets/cells.ts'
import type { SheetColumn } from '../../../contract/sheets/columns.ts'
import type { ReadRow, RowProblem, SheetItem } from '../../../contract/sheets/sheet-rows.ts'
import type { Db } from '../../db/engine.ts'
import type { HeldJob } from '../../jobs/held-job.ts'
import { callingOf } from './calling.ts'
import type { WorkParts } from './parts.ts'
import type { Appending } from './append-from.ts'
import { refusedRow } from './refused-rows.ts'
import { lineOf } from './write-sheet.ts'

/** The progress of an import. */
export interface Come {
  /** The last row of the file that is dealt with, and the number of rows up to there. */
  row: number
  done: number
  taken: number
  refused: number
  /** The length of the file with the refused rows. */
  bytes: number
}

interface BatchParts {
  job: HeldJob
  parts: WorkParts
  resource: ResourceName
  refused: Appending
  begun: Come
}

/** A row of the file, as it can be written into another. */
interface FileRow {
  row: number
  cells: CellValue[]
}

interface Waiting extends SheetItem {
  line: FileRow
}

/** The most rows that are saved together. */
const MOST_ROWS = 40
/** While a batch is saved no other process writes to SQLite: it takes fewer rows when it took longer than this, and more when it was short. */
const LONG_MS = 60
const SHORT_MS = 30
/** The time of a batch is mostly that of its transaction itself below so many rows. */
const FEWEST_ROWS = 8
/** Longer than the pause in which a writer of the server tries again, so that it comes in between two batches. */
const LEAST_REST_MS = 30
const MOST_LETTERS = 500_000

/** A batch that waits to be saved: rows, and the lines of the report on those that were refused. */
interface Batch {
  rows: Waiting[]
  report: string
  letters: number
}

const emptyBatch = (): Batch => ({ rows: [], report: '', letters: 0 })

/** Collects the rows of an import and saves them, a batch at a time. */
export function createBatch(given: BatchParts) {
  const { job, parts, begun } = given
  const come = { ...begun }
  let columns: readonly SheetColumn[] = []
  let batch = emptyBatch()
  let most = MOST_ROWS

  async function take(line: FileRow, read: ReadRow | null) {
    come.row = line.row
    come.done += 1
    if (read && 'problems' in read) refuse({ batch, come }, line, read.problems)
    if (read && 'item' in read) {
      batch.rows.push({ ...read.item, line })
      batch.letters += JSON.stringify(read.item.values).length
    }
    if (batch.rows.length >= most || batch.letters + batch.report.length >= MOST_LETTERS) await save()
  }

  /** Saves the batch. A row that the server refuses is taken out, and the others are sent again. */
  async function save() {
    const since = performance.now()
    while (!(await isSaved(given, { batch, come, columns }))) job.goOn()
    batch = emptyBatch()
    if (parts.database.engine !== 'sqlite') return
    const took = performance.now() - since
    if (took > LONG_MS) most = Math.max(FEWEST_ROWS, Math.floor(most / 2))
    else if (took < SHORT_MS) most = Math.min(MOST_ROWS, most + 2)
    // Others write meanwhile.
    await setTimeout(Math.max(LEAST_REST_MS, took))
  }

  return {
    begun,
    take,
    useColumns: (known: readonly SheetColumn[]) => void (columns = known),
    /** Saves what still waits. */
    finish: () => save(),
    come: () => come,
  }
}

interface Saving {
  batch: Batch
  come: Come
  columns: readonly SheetColumn[]
}

/** Saves a batch with how far the job has come, in one transaction. Returns false when a row was refused, which is then in the report instead. */
async function isSaved({ job, parts, resource, refused }: BatchParts, { batch, come, columns }: Saving): Promise<boolean> {
  if (batch.report) come.bytes = await refused.append(batch.report)
  batch.report = ''
  await refused.flush()
  const next: Come = { ...come, taken: come.taken + batch.rows.length }
  const also = (db: Db) => job.save(db, { checkpoint: next, done: next.done })
  const calling = await callingOf(job.row, parts)
  const saveImport = parts.handlerAt(resourceEndpoints(resourceNamed(resource)).saveImport.path)
  try {
    if (batch.rows.length === 0) await also(parts.database.write)
    else await parts.call(saveImport, { items: batch.rows.map(({ values }) => values) }, { ...calling, also, reportsRefusals: true })
    come.taken = next.taken
    return true
  } catch (error) {
    const found = refusedRow(error, calling.language)
    if (!found) throw error
    const [out] = batch.rows.splice(found.at, 1)
    const title = columns.find(({ name }) => name === found.name)?.title ?? found.name
    refuse({ batch, come }, out!.line, [{ row: out!.row, title, message: found.message }])
    return false
  }
}

/** Puts a row of the file into the report: its number, the columns and the reasons, and its cells as they stand. */
function refuse({ batch, come }: Pick<Saving, 'batch' | 'come'>, line: FileRow, problems: readonly RowProblem[]) {
  const titles = problems.map(({ title }) => title).join('\n')
  batch.report += lineOf([line.row, titles, problems.map(({ message }) => message).join('\n'), ...line.cells])
  come.refused += 1
}
