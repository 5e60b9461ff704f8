import { readFile, writeFile } from 'node:fs/promises'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { AnswerColumns } from '../../../contract/features/form-answers.ts'
import type { Resource } from '../../../contract/resource.ts'
import { withAnswerColumns } from '../../../contract/sheets/answer-columns.ts'
import { exportColumns, type SheetColumn } from '../../../contract/sheets/columns.ts'
import type { Context } from '../../http/context.ts'
import type { HeldJob } from '../../jobs/held-job.ts'
import { contextFor } from './calling.ts'
import type { ExportParams } from './params.ts'
import type { WorkParts } from './parts.ts'
import { writeWhole } from './write-whole.ts'
import { sheetWords } from './sheet-words.ts'

/** A job of an export with what its columns depend on. */
export interface ColumnParts {
  job: HeldJob
  parts: WorkParts
  r: Resource
  endpoint: Endpoint
  params: ExportParams
  place: (name: string) => string
}

/** Decides on the columns when the job begins: answers may be deleted before it goes on. */
export async function decideColumns({ job, parts, params, place }: ColumnParts, ctx: Context, ids: readonly number[]) {
  const further = await parts.spreading[params.resource]?.further(ctx, ids)
  if (further) await writeWhole(place('further'), job, (beside) => writeFile(beside, JSON.stringify(further)))
}

/** Returns the columns of the file. A job that an earlier version of the program began has decided on none. */
export async function columnsFor({ job, parts, r, endpoint, params, place }: ColumnParts): Promise<SheetColumn[]> {
  const { language } = await contextFor(job.row, endpoint, parts)
  const written = exportColumns(r, sheetWords(r, language).field)
  if (!parts.spreading[params.resource]) return written
  const further = await readFile(place('further'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return further === null ? written : withAnswerColumns(written, JSON.parse(further) as AnswerColumns)
}
