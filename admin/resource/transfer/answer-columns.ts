import { enquiries } from '../../../contract/features/enquiries.ts'
import { formAnswers, type AnswerColumns } from '../../../contract/features/form-answers.ts'
import type { Resource } from '../../../contract/resource.ts'
import { enquiry } from '../../../contract/resources/enquiry.ts'
import { formAnswer } from '../../../contract/resources/form-answer.ts'
import { versionsIn, withAnswerColumns } from '../../../contract/sheets/answer-columns.ts'
import type { ExportedRow } from '../../../contract/sheets/cells.ts'
import type { SheetColumn } from '../../../contract/sheets/columns.ts'
import { call } from '../../session/session.ts'

/** Finds the columns of the answers that rows of these resources have. */
const FURTHER: Partial<Record<string, (rows: readonly ExportedRow[]) => Promise<AnswerColumns>>> = {
  [formAnswer.name]: (rows) => call(formAnswers.getColumns, { versions: versionsIn(rows) }),
  [enquiry.name]: (rows) => call(enquiries.getColumns, { ids: rows.map(({ id }) => id) }),
}

/** The columns of a file with these rows: those of the resource, and of answers to forms and enquiries one for each question. */
export async function columnsOf(resource: Resource, written: SheetColumn[], rows: readonly ExportedRow[]): Promise<SheetColumn[]> {
  const further = rows.length > 0 ? await FURTHER[resource.name]?.(rows) : undefined
  return further ? withAnswerColumns(written, further) : written
}
