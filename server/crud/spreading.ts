import type { AnswerColumns } from '../../contract/features/form-answers.ts'
import type { Context } from '../http/context.ts'
import type { ExportedRow } from './exporting.ts'

/** Writes rows of a resource into more columns than it has properties. */
export interface Spreading {
  /** The further columns of a sheet with these rows. */
  further(ctx: Context, ids: readonly number[]): Promise<AnswerColumns>
  /** Adds the texts of these columns to the names of the rows. */
  withTexts(ctx: Context, rows: readonly ExportedRow[]): Promise<ExportedRow[]>
}
