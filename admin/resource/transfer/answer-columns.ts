import { formAnswers } from '../../../contract/features/form-answers.ts'
import type { Resource } from '../../../contract/resource.ts'
import { formAnswer } from '../../../contract/resources/form-answer.ts'
import { versionsIn, withAnswerColumns } from '../../../contract/sheets/answer-columns.ts'
import type { ExportedRow } from '../../../contract/sheets/cells.ts'
import type { SheetColumn } from '../../../contract/sheets/columns.ts'
import { call } from '../../session/session.ts'

/** The columns of a file with these rows: those of the resource, and of answers to forms one for each question. */
export async function columnsOf(resource: Resource, written: SheetColumn[], rows: readonly ExportedRow[]): Promise<SheetColumn[]> {
  if (resource.name !== formAnswer.name || rows.length === 0) return written
  return withAnswerColumns(written, await call(formAnswers.getColumns, { versions: versionsIn(rows) }))
}
