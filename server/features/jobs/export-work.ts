import { readFile, writeFile } from 'node:fs/promises'
import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { anyEndpoint } from '../../../contract/endpoint.ts'
import { formatDate } from '../../../contract/format/date-format.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { cellOf } from '../../../contract/sheets/cells.ts'
import type { SheetColumn } from '../../../contract/sheets/columns.ts'
import { cutToCells } from '../../../contract/sheets/formats.ts'
import { ownChoicesOf } from '../../../contract/sheets/own-choices.ts'
import type { ExportedRow } from '../../crud/exporting.ts'
import type { Store } from '../../crud/store.ts'
import { atOneMoment } from '../../db/one-moment.ts'
import { checkInput } from '../../http/check-input.ts'
import type { Context } from '../../http/context.ts'
import type { JobWork } from '../../jobs/working.ts'
import { contextFor } from './calling.ts'
import { columnsFor, decideColumns, type ColumnParts } from './export-columns.ts'
import { paramsOf, type ExportParams, type JobResult } from './params.ts'
import type { WorkParts } from './parts.ts'
import { appendFrom } from './append-from.ts'
import { makeFolder, placeOf } from './place.ts'
import { writeWhole } from './write-whole.ts'
import { sheetWords } from './sheet-words.ts'
import { lineOf, writeSheet, type Line } from './write-sheet.ts'

/** The progress of an export: the ids that are read, the rows that they became, and the length of the file with these. */
interface Checkpoint {
  at: number
  rows: number
  cut: number
  bytes: number
}

/** The rows that are read at once; the permit is asked for again each time. */
const AT_ONCE = 200
const SAVED_EACH_MS = 500

interface Exporting extends ColumnParts {
  store: Store
}

/**
 * Writes all rows of a list into a file (B-71a). Which rows these are is decided at one moment; each is then read as it is, if its person may still see
 * it, and waits in a file until all are there. After a kill the job goes on behind the last row that its checkpoint covers.
 */
export const exportWork =
  (parts: WorkParts): JobWork =>
  async (job) => {
    const params = paramsOf<ExportParams>(job.row)
    const r = resourceNamed(params.resource)
    const endpoint = anyEndpoint(resourceEndpoints(r).export)
    const place = (name: string) => placeOf(parts.dataDir, params.folder, name)
    const exporting: Exporting = { job, parts, r, endpoint, store: parts.storeOf(params.resource), params, place }
    await makeFolder(parts.dataDir, params.folder)
    const begun = job.row.checkpoint === null ? await begin(exporting) : (JSON.parse(job.row.checkpoint) as Checkpoint)
    const columns = await columnsFor(exporting)
    return finish(exporting, columns, await readRest(exporting, columns, begun))
  }

async function begin(exporting: Exporting): Promise<Checkpoint> {
  const { job, parts, endpoint, store, params, place } = exporting
  const ctx = await contextFor(job.row, endpoint, parts)
  const input = checkInput(endpoint, params.list) as Parameters<Store['ids']>[1]
  const ids = await atOneMoment(parts.database, (db) => store.ids({ ...ctx, db }, { ...input, goOn: job.goOn }))
  await writeWhole(place('ids'), job, (beside) => writeFile(beside, JSON.stringify(ids)))
  await decideColumns(exporting, ctx, ids)
  const checkpoint = { at: 0, rows: 0, cut: 0, bytes: 0 }
  await job.save(parts.database.write, { checkpoint, done: 0, total: ids.length })
  return checkpoint
}

async function readRest(exporting: Exporting, columns: readonly SheetColumn[], begun: Checkpoint): Promise<Checkpoint> {
  const { job, parts, endpoint, store, params, place } = exporting
  const ids = JSON.parse(await readFile(place('ids'), 'utf8')) as number[]
  const waiting = await appendFrom(place('rows'), begun.bytes, job)
  const come = { ...begun }
  let saved = performance.now()
  try {
    while (come.at < ids.length) {
      job.goOn()
      const ctx = await contextFor(job.row, endpoint, parts)
      const { rows, read } = await store.exportById(ctx, ids.slice(come.at, come.at + AT_ONCE))
      const { cut, number } = cutToCells(await linesOf(exporting, { ctx, columns, rows }), params.format)
      come.bytes = await waiting.append(cut.map(lineOf).join(''))
      come.at += read
      come.rows += rows.length
      come.cut += number
      if (performance.now() - saved < SAVED_EACH_MS && come.at < ids.length) continue
      await waiting.flush()
      await job.save(parts.database.write, { checkpoint: come, done: come.at })
      saved = performance.now()
    }
    return come
  } finally {
    await waiting.close()
  }
}

interface Reading {
  ctx: Context
  columns: readonly SheetColumn[]
  rows: readonly ExportedRow[]
}

async function linesOf({ r, parts, params }: Exporting, { ctx, columns, rows }: Reading): Promise<Line[]> {
  const writing = { choices: ownChoicesOf(columns, sheetWords(r, ctx.language)), zone: ctx.settings.timeZone }
  const said = (await parts.spreading[params.resource]?.withTexts(ctx, rows)) ?? rows
  return said.map((row) => columns.map((column) => cellOf(column, row, writing)))
}

async function finish(
  { job, parts, r, endpoint, params, place }: Exporting,
  columns: readonly SheetColumn[],
  { rows, cut }: Checkpoint,
): Promise<JobResult> {
  const { language, settings } = await contextFor(job.row, endpoint, parts)
  const words = sheetWords(r, language)
  const titles = columns.map(({ title }) => title)
  const at = `export.${params.format}`
  const sheet = { name: words.name, titles, rows: place('rows'), format: params.format }
  const size = await writeWhole(place(at), job, (beside) => writeSheet(beside, sheet))
  const day = formatDate(job.row.creationTime, 'YYYY-MM-DD', settings.timeZone)
  return { rows, cut, file: { name: `${words.name}-${day}.${params.format}`, at, size } }
}
